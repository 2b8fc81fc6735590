import {
  BufferGeometry,
  CircleGeometry,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshLambertMaterial,
  MeshStandardMaterial,
  Shape,
  type Material,
  type MeshStandardMaterialParameters,
} from 'three';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import {
  BASE,
  COLUMN_HEIGHT,
  COLUMNS,
  FLOOR_ORDER,
  FLOOR_THICKNESS,
  SYMBOLS,
  outlineOf,
  type Colour,
  type ColumnPiece,
  type FloorName,
  type Kind,
} from '../wood/pieces';
import { makeGrains, padlocks, paintedSide, softSpot, type Grains } from './grain';

/** The wood as meshes. Everything is built z up and in millimetres, each piece around its own centre. */

export const PAINT: Readonly<Record<Colour, string>> = {
  red: '#d23b2e',
  yellow: '#f2bb2f',
  blue: '#3573d6',
  green: '#2f9b58',
};
const INK: Readonly<Record<Colour, string>> = {
  red: '#fff1dc',
  yellow: '#3a2400',
  blue: '#fff1dc',
  green: '#fff1dc',
};
/** Floors are stained, not painted: lighter than columns of the same name. */
export const STAIN: Readonly<Record<FloorName, string>> = {
  blue: '#7d9fd0',
  green: '#8fba7c',
  yellow: '#f1cd6a',
  orange: '#ec9a52',
  red: '#d9705c',
};
const BEECH = '#f3d9ae';
const CHAMFER = 0.7;
/** The iron band sits low, where no floor hides it from above. */
const BAND = -19;
const ROUND = 40;
/** How often the symbol stands around a column. */
const AROUND: Readonly<Record<Kind, number>> = { thin: 4, hexagonal: 6, thick: 6 };

function columnGeometry({ kind, radius }: ColumnPiece): BufferGeometry {
  const sides = kind === 'hexagonal' ? 6 : ROUND;
  const body = COLUMN_HEIGHT - 2 * CHAMFER;
  const inner = radius - CHAMFER;
  const parts: BufferGeometry[] = [new CylinderGeometry(radius, radius, body, sides, 1, true)];
  const edges = [1, -1].map((end) => {
    const edge = new CylinderGeometry(
      end > 0 ? inner : radius,
      end > 0 ? radius : inner,
      CHAMFER,
      sides,
      1,
      true,
    );
    return edge.translate(0, (end * (COLUMN_HEIGHT - CHAMFER)) / 2, 0);
  });
  const caps = [1, -1].map((end) => {
    // A circle begins at x, a cylinder at z: turned by a quarter they meet corner on corner.
    const cap = new CircleGeometry(inner, sides, -Math.PI / 2);
    return cap.rotateX((-end * Math.PI) / 2).translate(0, (end * COLUMN_HEIGHT) / 2, 0);
  });
  const smooth = [...parts, ...edges].map((part) => flatIf(kind === 'hexagonal', part));
  const painted = mergeGeometries([smooth[0]!]);
  const ends = mergeGeometries([
    smooth[1]!,
    smooth[2]!,
    ...caps.map((cap) => flatIf(kind === 'hexagonal', cap)),
  ]);
  // A cylinder stands along y with its first corner at z; in the villa columns stand along z, first corner at x.
  return mergeGeometries([painted, ends], true)
    .rotateX(Math.PI / 2)
    .rotateZ(Math.PI / 2);
}

/** Faces of their own for the hexagon; round columns stay smooth. */
function flatIf(isFlat: boolean, geometry: BufferGeometry): BufferGeometry {
  if (!isFlat) return geometry.toNonIndexed();
  const flat = geometry.toNonIndexed();
  flat.computeVertexNormals();
  return flat;
}

function floorGeometry(floor: FloorName): BufferGeometry {
  const bevel = 0.6;
  const shape = new Shape();
  outlineOf(floor).forEach(([x, y], index) => (index ? shape.lineTo(x, y) : shape.moveTo(x, y)));
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, {
    depth: FLOOR_THICKNESS - 2 * bevel,
    bevelEnabled: true,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 2,
    curveSegments: 1,
  });
  return geometry.translate(0, 0, bevel - FLOOR_THICKNESS / 2);
}

/** What wood and iron are made of: shiny, or dull where a shine would cost too much. */
type Stuff = MeshStandardMaterial | MeshLambertMaterial;

export class Wood {
  readonly grains: Grains;
  readonly #isPlain: boolean;
  readonly #columnShapes = new Map<Kind, BufferGeometry>();
  readonly #sides = new Map<string, Stuff>();
  readonly #ends: Stuff;
  readonly #locks = new Map<Kind, Stuff>();

  /** `isPlain`: drawn without a graphics card. */
  constructor(isPlain: boolean) {
    this.#isPlain = isPlain;
    this.grains = makeGrains(isPlain ? 1 : 8);
    this.#ends = this.#stuff({ map: this.grains.end, color: BEECH, roughness: 0.85 });
  }

  column(id: string): Mesh {
    const piece = COLUMNS.get(id)!;
    const mesh = new Mesh(this.#shapeOf(piece), [this.#sideOf(piece), this.#ends]);
    return named(mesh, id);
  }

  floor(floor: FloorName): Mesh {
    const top = this.grains.board.clone();
    top.repeat.set(1 / 190, 1 / 110);
    top.offset.set(FLOOR_ORDER.indexOf(floor) * 0.23, FLOOR_ORDER.indexOf(floor) * 0.31);
    top.rotation = FLOOR_ORDER.indexOf(floor) * 0.11;
    const edge = this.grains.plies.clone();
    edge.repeat.set(1 / 40, 1 / FLOOR_THICKNESS);
    const stain = STAIN[floor];
    const mesh = new Mesh(floorGeometry(floor), [
      this.#stuff({ map: top, color: stain, roughness: 0.62 }),
      this.#stuff({ map: edge, color: '#f2d5a4', roughness: 0.8 }),
    ]);
    return named(mesh, floor);
  }

  /** The iron band of a locked column. */
  band({ kind, radius }: ColumnPiece): Mesh {
    const sides = kind === 'hexagonal' ? 6 : ROUND;
    const around = radius + 0.5;
    const geometry = flatIf(kind === 'hexagonal', new CylinderGeometry(around, around, 12, sides, 1, true));
    geometry
      .rotateX(Math.PI / 2)
      .rotateZ(Math.PI / 2)
      .translate(0, 0, BAND);
    let material = this.#locks.get(kind);
    if (!material) {
      material = this.#stuff({ map: padlocks(AROUND[kind]), roughness: 0.5, metalness: 0.35 });
      this.#locks.set(kind, material);
    }
    return new Mesh(geometry, material);
  }

  /** The base with its building site, and the table under it. */
  ground(): Group {
    const group = new Group();
    const board = this.grains.board.clone();
    board.repeat.set(1.6, 1.6);
    const wood = (color: string) => this.#stuff({ map: board, color, roughness: 0.7 });
    const rim = new Mesh(
      new CylinderGeometry(BASE.across / 2, BASE.across / 2 + 1.5, BASE.thickness, 96),
      wood('#b98a57'),
    );
    rim.rotation.x = Math.PI / 2;
    rim.position.z = -BASE.thickness / 2 - 0.8;
    const groove = new Mesh(new CircleGeometry(BASE.site_across / 2 + 1.2, 96), wood('#6d4826'));
    groove.position.z = -0.4;
    const site = new Mesh(new CircleGeometry(BASE.site_across / 2, 96), wood('#e9c590'));
    const plank = this.grains.table.clone();
    plank.repeat.set(3, 3);
    const table = new Mesh(
      new CircleGeometry(900, 96),
      this.#stuff({
        map: plank,
        color: '#a5805c',
        roughness: 0.72,
        transparent: true,
        alphaMap: softSpot(0.3),
      }),
    );
    table.position.z = -BASE.thickness - 0.9;
    group.add(table, rim, groove, site);
    group.traverse((part) => {
      part.receiveShadow = true;
    });
    rim.castShadow = true;
    return group;
  }

  #stuff({ roughness, metalness, ...plain }: MeshStandardMaterialParameters): Stuff {
    return this.#isPlain
      ? new MeshLambertMaterial(plain)
      : new MeshStandardMaterial({ ...plain, roughness: roughness ?? 1, metalness: metalness ?? 0 });
  }

  #shapeOf(piece: ColumnPiece): BufferGeometry {
    let shape = this.#columnShapes.get(piece.kind);
    if (!shape) {
      shape = columnGeometry(piece);
      this.#columnShapes.set(piece.kind, shape);
    }
    return shape;
  }

  #sideOf({ colour, kind, radius }: ColumnPiece): Stuff {
    const key = `${colour}-${kind}`;
    let side = this.#sides.get(key);
    if (!side) {
      const around = kind === 'hexagonal' ? 6 * radius : 2 * Math.PI * radius;
      const map = paintedSide(
        around / AROUND[kind],
        COLUMN_HEIGHT,
        PAINT[colour],
        INK[colour],
        SYMBOLS[colour],
        AROUND[kind],
      );
      side = this.#stuff({ map, roughness: 0.48 });
      this.#sides.set(key, side);
    }
    return side;
  }
}

function named(mesh: Mesh, name: string): Mesh {
  mesh.name = name;
  mesh.castShadow = mesh.receiveShadow = true;
  return mesh;
}

export function materialsOf(mesh: Mesh): Material[] {
  return Array.isArray(mesh.material) ? mesh.material : [mesh.material];
}
