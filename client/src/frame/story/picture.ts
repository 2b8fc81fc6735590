/** A match as one picture, to be sent to friends: the board as it stood, who came where, the curve. */

export interface Told {
  readonly title: string;
  readonly lines: readonly string[];
  /** Drawings of the page, the board first. */
  readonly drawings: readonly SVGSVGElement[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const EDGE = 32;
const LINE = 38;

/** The looks that style sheets give to a drawing; an image knows no style sheets, so they are written into it. */
const LOOKS = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'text-anchor',
  'paint-order',
  'display',
] as const;

async function imageOf(drawing: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const parts = [...copy.querySelectorAll<SVGElement>('*')];
  for (const [index, part] of [...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(part);
    for (const look of LOOKS) parts[index]!.style.setProperty(look, style.getPropertyValue(look));
  }
  const { width, height } = drawing.viewBox.baseVal;
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await image.decode();
  return image;
}

/** As large as it can be drawn in a place, in its middle. */
function fit(pen: CanvasRenderingContext2D, image: HTMLImageElement, place: DOMRect): void {
  const scale = Math.min(place.width / image.width, place.height / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  const [x, y] = [place.x + (place.width - width) / 2, place.y + (place.height - height) / 2];
  pen.drawImage(image, x, y, width, height);
}

/** The picture as a PNG file. */
export async function draw({ title, lines, drawings }: Told): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d')!;
  const style = getComputedStyle(document.documentElement);
  pen.fillStyle = style.backgroundColor;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const images = await Promise.all(drawings.map(imageOf));
  const side = HEIGHT - 2 * EDGE;
  const [board, curve] = images.length > 1 ? images : [undefined, images[0]];
  if (board) fit(pen, board, new DOMRect(EDGE, EDGE, side, side));
  const left = board ? 2 * EDGE + side : EDGE;
  pen.fillStyle = style.color;
  pen.font = `700 52px ${style.getPropertyValue('--display')}`;
  pen.fillText(title, left, EDGE + 48);
  pen.font = `500 26px ${style.getPropertyValue('--font')}`;
  for (const [index, line] of lines.entries()) {
    pen.fillText(line, left, EDGE + 104 + index * LINE, WIDTH - left - EDGE);
  }
  const under = EDGE + 120 + lines.length * LINE;
  if (curve) fit(pen, curve, new DOMRect(left, under, WIDTH - left - EDGE, HEIGHT - under - EDGE));
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob!), 'image/png'));
}

/** Give a picture to whatever the device shares with, or save it as a file. */
export async function share(picture: Blob, name: string): Promise<void> {
  const file = new File([picture], `${name}.png`, { type: picture.type });
  if (navigator.canShare?.({ files: [file] })) {
    await navigator.share({ files: [file] }).catch(() => undefined); // thought better of it
    return;
  }
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}
