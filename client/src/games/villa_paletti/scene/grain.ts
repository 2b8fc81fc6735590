import { CanvasTexture, MirroredRepeatWrapping, SRGBColorSpace } from 'three';
import type { Symbol } from '../../../frame/contract';

/** Wood drawn by numbers: grain, end grain, plies, and painted columns with their symbols. */

/** A repeatable stream of numbers between 0 and 1. */
function stream(seed: number): () => number {
  let value = seed >>> 0;
  return () => {
    value = (Math.imul(value, 1664525) + 1013904223) >>> 0;
    return value / 4294967296;
  };
}

/** Smooth noise that repeats itself after `size` cells. */
function noise(seed: number, size: number): (x: number, y: number) => number {
  const next = stream(seed);
  const cells = Float32Array.from({ length: size * size }, next);
  const at = (x: number, y: number) =>
    cells[(((y % size) + size) % size) * size + (((x % size) + size) % size)]!;
  const ease = (t: number) => t * t * (3 - 2 * t);
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)];
    const [u, v] = [ease(x - x0), ease(y - y0)];
    const low = at(x0, y0) + (at(x0 + 1, y0) - at(x0, y0)) * u;
    const high = at(x0, y0 + 1) + (at(x0 + 1, y0 + 1) - at(x0, y0 + 1)) * u;
    return low + (high - low) * v;
  };
}

/** Fill a canvas with greys: `shade` gives 0 (dark) to 1 (light) for places between 0 and 1. */
function shaded(width: number, height: number, shade: (u: number, v: number) => number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d')!;
  const image = context.createImageData(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const light = Math.max(0, Math.min(1, shade(x / width, y / height)));
      const place = (y * width + x) * 4;
      // Darker wood is also warmer.
      image.data[place] = 255 * (0.42 + 0.58 * light);
      image.data[place + 1] = 255 * (0.33 + 0.67 * light);
      image.data[place + 2] = 255 * (0.24 + 0.76 * light);
      image.data[place + 3] = 255;
    }
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** Boards seen from the side of the tree: long, gently bent lines along u, fine fibres, short pores. */
function longGrain(seed: number, contrast: number, rings: number): HTMLCanvasElement {
  const wide = noise(seed, 8);
  const tone = noise(seed + 3, 8);
  const fine = noise(seed + 1, 256);
  const pores = noise(seed + 2, 256);
  return shaded(512, 512, (u, v) => {
    const bend = wide(u * 1.6, v * 3) * 2.4 + wide(u * 3 + 4, v * 6) * 0.5;
    const year = (v * rings + bend) % 1;
    // A year's wood grows darker and ends at once.
    const ring = year ** 2.2 * (1 - Math.max(0, year - 0.94) * 14);
    const fibre = fine(u * 10, v * 200);
    const pore = Math.max(0, pores(u * 40, v * 250) - 0.72) * 2.6;
    return 1 - contrast * (0.42 * ring + 0.3 * fibre + 0.3 * pore + 0.3 * tone(u * 2, v * 4));
  });
}

/** A table of boards side by side along u: each from another tree, a shade lighter or darker, with a seam. */
function planks(seed: number, boards: number): HTMLCanvasElement {
  const next = stream(seed);
  const trees = Array.from({ length: boards }, () => ({ shift: next() * 8, tone: next() * 0.2 }));
  const wide = noise(seed, 8);
  const fine = noise(seed + 1, 256);
  return shaded(512, 512, (u, v) => {
    const across = (v * boards) % 1;
    const { shift, tone } = trees[Math.min(boards - 1, Math.floor(v * boards))]!;
    const bend = wide(u * 1.2 + shift, across * 2 + shift) * 1.1;
    const year = (across * 5 + bend + shift) % 1;
    const ring = year ** 2 * (1 - Math.max(0, year - 0.92) * 12);
    const fibre = fine(u * 12 + shift * 20, v * 220);
    const seam = Math.max(0, 1 - Math.min(across, 1 - across) * 60);
    return 0.96 - 0.16 * ring - 0.16 * fibre - tone - 0.6 * seam;
  });
}

/** A trunk that was cut across: rings around a heart, and rays. */
function endGrain(seed: number): HTMLCanvasElement {
  const wobble = noise(seed, 8);
  const fine = noise(seed + 1, 64);
  return shaded(256, 256, (u, v) => {
    const [x, y] = [u - 0.72, v - 0.3];
    const far = Math.hypot(x, y) + wobble(u * 8, v * 8) * 0.03;
    const rings = 0.5 + 0.5 * Math.sin(far * 130);
    return 1 - 0.45 * (0.6 * rings ** 2 + 0.4 * fine(u * 64, v * 64));
  });
}

/** The edge of a board that is glued of thin plies. */
function plies(): HTMLCanvasElement {
  const fine = noise(91, 64);
  return shaded(64, 64, (u, v) => {
    const isDark = Math.floor(v * 5) % 2 === 1;
    return (isDark ? 0.45 : 0.86) - 0.25 * fine(u * 64, v * 12);
  });
}

export type Texture = CanvasTexture;

function textureOf(canvas: HTMLCanvasElement, anisotropy = 1): Texture {
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  // Mirrored, so that no seam shows wherever a board is cut from it.
  texture.wrapS = texture.wrapT = MirroredRepeatWrapping;
  texture.anisotropy = anisotropy;
  return texture;
}

export interface Grains {
  readonly board: Texture;
  readonly table: Texture;
  readonly end: Texture;
  readonly plies: Texture;
}

/** `anisotropy`: how sharp boards stay where they are seen at a slant. */
export function makeGrains(anisotropy: number): Grains {
  return {
    board: textureOf(longGrain(7, 0.42, 13), anisotropy),
    table: textureOf(planks(23, 6), anisotropy),
    end: textureOf(endGrain(5)),
    plies: textureOf(plies()),
  };
}

/** The outline of a symbol in a square from -1 to 1. */
export function traceSymbol(context: CanvasRenderingContext2D, symbol: Symbol): void {
  context.beginPath();
  switch (symbol) {
    case 'circle':
      context.arc(0, 0, 0.85, 0, Math.PI * 2);
      break;
    case 'triangle':
      context.moveTo(0, -0.95);
      context.lineTo(0.98, 0.78);
      context.lineTo(-0.98, 0.78);
      break;
    case 'square':
      context.rect(-0.8, -0.8, 1.6, 1.6);
      break;
    default:
      context.moveTo(0, -1.1);
      context.lineTo(0.9, 0);
      context.lineTo(0, 1.1);
      context.lineTo(-0.9, 0);
  }
  context.closePath();
  context.fill();
}

/** One side of a painted column, `wide` by `high` millimetres: grain under thin paint, a band of symbols. */
export function paintedSide(
  wide: number,
  high: number,
  paint: string,
  ink: string,
  symbol: Symbol,
  repeats: number,
): Texture {
  const scale = 512 / high;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(32, Math.round(wide * scale));
  canvas.height = 512;
  const context = canvas.getContext('2d')!;
  context.fillStyle = paint;
  context.fillRect(0, 0, canvas.width, canvas.height);
  const next = stream(paint.length * 31 + Math.round(wide * 10));
  for (let line = 0; line < canvas.width * 0.9; line++) {
    const x = next() * canvas.width;
    context.globalAlpha = 0.05 + next() * 0.09;
    context.strokeStyle = next() > 0.45 ? '#2a1206' : '#fff3d8';
    context.lineWidth = 0.6 + next() * 1.6;
    context.beginPath();
    const top = next() * canvas.height;
    const sway = (next() - 0.5) * 7;
    context.moveTo(x, top);
    context.bezierCurveTo(x + sway, top + 90, x - sway, top + 190, x + sway / 2, top + 130 + next() * 340);
    context.stroke();
  }
  context.globalAlpha = 1;
  // Two turned grooves, and between them the symbol.
  context.fillStyle = ink;
  for (const y of [0.16, 0.84]) {
    context.globalAlpha = 0.9;
    context.fillRect(0, canvas.height * y - 5, canvas.width, 10);
  }
  context.globalAlpha = 1;
  context.translate(canvas.width / 2, canvas.height / 2);
  const size = Math.min(canvas.width * 0.34, 46);
  context.scale(size, size);
  traceSymbol(context, symbol);
  const texture = textureOf(canvas);
  texture.repeat.set(repeats, 1);
  return texture;
}

/** A dark band with padlocks, for columns that nobody may take. */
export function padlocks(repeats: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 128;
  const context = canvas.getContext('2d')!;
  context.fillStyle = '#2b2725';
  context.fillRect(0, 0, 128, 128);
  context.fillStyle = '#f2e6cf';
  context.fillRect(40, 58, 48, 40);
  context.lineWidth = 9;
  context.strokeStyle = '#f2e6cf';
  context.beginPath();
  context.arc(64, 56, 16, Math.PI, 0);
  context.stroke();
  context.fillStyle = '#2b2725';
  context.beginPath();
  context.arc(64, 76, 6, 0, Math.PI * 2);
  context.fill();
  const texture = textureOf(canvas);
  texture.repeat.set(repeats, 1);
  return texture;
}

/** A soft round spot: opaque in the middle, gone at the rim. */
export function softSpot(from: number): Texture {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 256;
  const context = canvas.getContext('2d')!;
  const fade = context.createRadialGradient(128, 128, 128 * from, 128, 128, 128);
  fade.addColorStop(0, '#fff');
  fade.addColorStop(1, '#000');
  context.fillStyle = fade;
  context.fillRect(0, 0, 256, 256);
  return new CanvasTexture(canvas);
}
