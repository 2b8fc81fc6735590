import { Color, Group, type Material, Mesh, MeshLambertMaterial, type Object3D, type Vector3 } from 'three';
import type { Pose } from '../../../generated/villa_paletti';
import {
  COLUMN_HEIGHT,
  FLOOR_ORDER,
  STOREY,
  columnPiece,
  isColumn,
  type FloorName,
  type Point,
} from '../wood/pieces';
import type { Poses } from '../wood/poses';
import * as marks from './marks';
import type { Inks } from './marks';
import { materialsOf, type Wood } from './pieces3d';

/** Everything that is pointed out on the villa at a moment. */
export interface Pointing {
  readonly takeable: ReadonlySet<string>;
  readonly chosen: string | null;
  /** The column that must be seen: what stands in front of it is faded. */
  readonly sought: string | null;
  readonly locked: ReadonlySet<string>;
  /** The way out of the chosen column. */
  readonly arrow: { readonly column: string; readonly direction: number; readonly way: number } | null;
  /** The column in hand over its place; `hover`: how high above it, or null where it is drawn as it is. */
  readonly landing: {
    readonly column: string;
    readonly pose: Pose;
    readonly isRefused: boolean;
    readonly hover: number | null;
  } | null;
  /** The floor in hand, and what it would rest on. */
  readonly ghost: {
    readonly floor: FloorName;
    readonly pose: Pose;
    readonly isRefused: boolean;
    readonly supports: readonly string[];
    readonly hover: number | null;
  } | null;
  /** The piece that a hand carries. */
  readonly carried: string | null;
  readonly hold: { readonly at: readonly [number, number, number]; readonly lift: number } | null;
  /** The hand at a column: where it pulls from and to. */
  readonly hand: {
    readonly column: string;
    readonly target: Point;
    readonly grip: number;
    readonly tool: 'hand' | 'hook';
  } | null;
  readonly lost: readonly [number, number, number] | null;
  /** What was moved last, and where it came from. */
  readonly last: { readonly piece: string; readonly from: readonly [number, number, number] | null } | null;
}

/** How much is left of what stands in front of a column that must be seen. */
const FADED = 0.2;
/** How high over the columns the edge of the floor in hand is drawn. */
const EDGE_OVER = 3;

/** What is pointed out, as it lies over the wood. */
export class Pointer {
  readonly #table: Group;
  readonly #wood: Wood;
  readonly #pieces: ReadonlyMap<string, Mesh>;
  readonly #inks: Inks;
  /** What lies there now, by what it looks like: what stays as it is is not made anew. */
  #marks = new Map<string, Object3D>();
  #kept = new Map<string, Object3D>();
  readonly #ghosts = new Map<string, Mesh>();
  /** The iron bands of locked columns. */
  readonly #bands = new Map<string, Mesh>();
  #hovered: string | null = null;
  /** What stands in front of the chosen column, with what it looks like otherwise. */
  readonly #faded = new Map<string, Material[]>();
  /** What the glowing piece looks like otherwise. */
  #plain: Material[] | null = null;

  constructor(
    table: Group,
    wood: Wood,
    pieces: ReadonlyMap<string, Mesh>,
    inks: Readonly<Record<keyof Inks, string>>,
  ) {
    this.#table = table;
    this.#wood = wood;
    this.#pieces = pieces;
    this.#inks = {
      may: new Color(inks.may),
      chosen: new Color(inks.chosen),
      refused: new Color(inks.refused),
      shade: new Color(inks.shade),
      last: new Color(inks.last),
    };
  }

  point(pointing: Pointing, shown: Poses, eye: Vector3): void {
    if (this.#hovered && !pointing.takeable.has(this.#hovered)) this.hover(null);
    this.#kept = this.#marks;
    this.#marks = new Map();
    for (const ghost of this.#ghosts.values()) ghost.visible = false;
    const { chosen } = pointing;
    for (const column of pointing.takeable) if (column !== chosen) this.#ring(column, false, shown);
    if (chosen) this.#ring(chosen, true, shown);
    this.#lock(pointing.locked);
    if (pointing.last) this.#drawLast(pointing.last, shown);
    if (pointing.arrow) this.#drawArrow(pointing.arrow, shown);
    if (pointing.landing) this.#drawLanding(pointing.landing);
    if (pointing.ghost) this.#drawGhost(pointing.ghost, shown);
    if (pointing.hold) {
      const { at, lift } = pointing.hold;
      this.#mark(`hold ${lift}`, at, () => marks.holdMark(lift, this.#inks.chosen));
    }
    if (pointing.hand) this.#drawHand(pointing.hand, shown);
    if (pointing.lost) {
      const mark = this.#mark('lost', pointing.lost, () => marks.lostContact(this.#inks.refused));
      mark.lookAt(eye); // on the table by now, for the table is turned itself
    }
    for (const mark of this.#kept.values()) this.#remove(mark);
  }

  /** One of everything that can lie there, to be drawn once before it is needed: that takes its time. */
  samples(): Group {
    const { chosen, shade } = this.#inks;
    const [column] = this.#pieces.keys();
    return new Group().add(
      marks.footRing(column!, true, this.#inks),
      marks.pullArrow(0, 1, chosen),
      marks.landingSpot(column!, false, this.#inks),
      marks.lostContact(chosen),
      marks.gripKnob('hand', chosen),
      marks.thread([0, 0, 0], [1, 0, 0], shade),
      marks.lastRing(column!, chosen),
    );
  }

  /** Fade these pieces and no others; whether that changes anything. */
  fade(pieces: ReadonlySet<string>): boolean {
    const back = [...this.#faded.keys()].filter((piece) => !pieces.has(piece));
    const gone = [...pieces].filter((piece) => !this.#faded.has(piece));
    for (const piece of back) {
      const mesh = this.#pieces.get(piece)!;
      for (const clear of materialsOf(mesh)) clear.dispose();
      mesh.material = this.#faded.get(piece)!;
      mesh.castShadow = true;
      this.#faded.delete(piece);
    }
    for (const piece of gone) {
      if (piece === this.#hovered) this.hover(null);
      const mesh = this.#pieces.get(piece)!;
      const solid = materialsOf(mesh);
      this.#faded.set(piece, solid);
      mesh.material = solid.map((material) => {
        const clear = material.clone();
        clear.transparent = true;
        clear.opacity = FADED;
        clear.depthWrite = false;
        return clear;
      });
      mesh.castShadow = false;
    }
    return back.length + gone.length > 0;
  }

  /** Let one piece glow under the pointer; whether that is new. */
  hover(piece: string | null): boolean {
    if (piece === this.#hovered || (piece && this.#faded.has(piece))) return false;
    const left = this.#hovered ? this.#pieces.get(this.#hovered) : undefined;
    if (left && this.#plain) {
      for (const glowing of materialsOf(left)) glowing.dispose();
      left.material = this.#plain;
    }
    const mesh = piece ? this.#pieces.get(piece) : undefined;
    this.#plain = mesh ? materialsOf(mesh) : null;
    if (mesh) {
      mesh.material = materialsOf(mesh).map((material) => {
        const glowing = material.clone() as MeshLambertMaterial;
        glowing.emissive.set('#ffdf9e');
        glowing.emissiveIntensity = 0.22;
        return glowing;
      });
    }
    this.#hovered = piece;
    return true;
  }

  /** Whether a piece is only hinted at, so that what is behind it is seen. */
  isFaded(piece: Object3D): boolean {
    return this.#faded.has(piece.name);
  }

  /** The bands go with their columns. */
  follow(shown: Poses): void {
    for (const [column, band] of this.#bands) {
      const pose = shown.get(column);
      band.visible = pose !== undefined;
      if (pose) marks.place(band, pose);
    }
  }

  /** Lay a mark at a place, or leave it if it lies there already. */
  #mark(kind: string, at: readonly [number, number, number], make: () => Object3D): Object3D {
    const key = `${kind} ${at.join(' ')}`;
    const mark = this.#kept.get(key) ?? this.#table.add(make()).children.at(-1)!;
    this.#kept.delete(key);
    this.#marks.set(key, mark);
    mark.position.set(...at);
    return mark;
  }

  #remove(mark: Object3D): void {
    this.#table.remove(mark);
    mark.traverse((part) => {
      const drawn = part as Partial<Mesh> & Object3D;
      drawn.geometry?.dispose();
      if (drawn.material) for (const material of [drawn.material].flat()) material.dispose();
    });
  }

  #ring(column: string, isChosen: boolean, shown: Poses): void {
    const pose = shown.get(column);
    if (!pose) return;
    const make = () => marks.footRing(column, isChosen, this.#inks);
    const kind = `ring ${columnPiece(column).kind} ${isChosen}`;
    this.#mark(kind, [pose[0], pose[1], pose[2] - COLUMN_HEIGHT / 2 + 0.5], make);
    if (!isChosen || isCovered(pose, shown)) return;
    this.#mark(kind, [pose[0], pose[1], pose[2] + COLUMN_HEIGHT / 2 + 0.6], make);
  }

  #lock(locked: ReadonlySet<string>): void {
    for (const column of locked) {
      if (this.#bands.has(column)) continue;
      const band = this.#wood.band(columnPiece(column));
      band.castShadow = true;
      this.#bands.set(column, band);
      this.#table.add(band);
    }
    for (const [column, band] of this.#bands) {
      if (locked.has(column)) continue;
      this.#table.remove(band);
      band.geometry.dispose(); // its iron is shared with the other bands
      this.#bands.delete(column);
    }
  }

  #drawLast({ piece, from }: NonNullable<Pointing['last']>, shown: Poses): void {
    const { last } = this.#inks;
    const pose = shown.get(piece);
    if (!isColumn(piece)) {
      if (!pose) return;
      const [x, y, z] = pose;
      const edge = this.#mark(`last ${piece}`, [x, y, z + 3.2], () =>
        marks.lastEdge(piece as FloorName, last),
      );
      marks.place(edge, lifted(pose, 3.2));
      return;
    }
    const foot = COLUMN_HEIGHT / 2 - 0.6;
    const { kind } = columnPiece(piece);
    if (pose)
      this.#mark(`last ${kind}`, [pose[0], pose[1], pose[2] - foot], () => marks.lastRing(piece, last));
    if (from)
      this.#mark(`from ${kind}`, [from[0], from[1], from[2] - foot], () => marks.lastPlace(piece, last));
  }

  #drawArrow({ column, direction, way }: NonNullable<Pointing['arrow']>, shown: Poses): void {
    const pose = shown.get(column);
    if (!pose) return;
    const { radius } = columnPiece(column);
    const foot = [pose[0], pose[1], pose[2] - COLUMN_HEIGHT / 2 + 1] as const;
    const arrow = this.#mark(`arrow ${radius} ${way} ${direction}`, foot, () =>
      marks.pullArrow(radius + 5, way + radius, this.#inks.chosen),
    );
    arrow.rotation.z = (direction * Math.PI) / 180;
  }

  #drawLanding({ column, pose, isRefused, hover }: NonNullable<Pointing['landing']>): void {
    const foot = [pose[0], pose[1], pose[2] - COLUMN_HEIGHT / 2] as const;
    const spot = this.#mark(`spot ${column} ${isRefused} ${pose.slice(3).join(' ')}`, foot, () =>
      marks.landingSpot(column, isRefused, this.#inks),
    );
    spot.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
    if (hover === null) return;
    marks.place(this.#ghost(column, isRefused ? 0.45 : 0.92), lifted(pose, hover));
    this.#plumb(foot, hover);
  }

  /** A line down from what hangs in the air. */
  #plumb(foot: readonly [number, number, number], height: number): void {
    this.#mark(`plumb ${height}`, foot, () => marks.thread([0, 0, 0], [0, 0, height], this.#inks.chosen));
  }

  #drawGhost(
    { floor, pose, isRefused, supports, hover }: NonNullable<Pointing['ghost']>,
    shown: Poses,
  ): void {
    if (hover !== null) marks.place(this.#ghost(floor, isRefused ? 0.3 : 0.55), lifted(pose, hover));
    const edge = lifted(pose, EDGE_OVER);
    const [x, y, z, ...turn] = edge;
    const shade = this.#mark(`floor ${floor} ${isRefused} ${turn.join(' ')}`, [x, y, z], () =>
      marks.floorShade(floor, isRefused, this.#inks),
    );
    marks.place(shade, edge);
    for (const column of supports) {
      const under = shown.get(column);
      if (!under) continue;
      const kind = `support ${columnPiece(column).kind}`;
      this.#mark(kind, [under[0], under[1], under[2]], () => marks.supportMark(column, this.#inks.chosen));
    }
  }

  #drawHand({ column, target, grip, tool }: NonNullable<Pointing['hand']>, shown: Poses): void {
    const pose = shown.get(column);
    if (!pose) return;
    const height = pose[2] - COLUMN_HEIGHT / 2 + grip;
    const way = [target[0] - pose[0], target[1] - pose[1], 0] as const;
    this.#mark(`knob ${tool}`, [...target, height], () => marks.gripKnob(tool, this.#inks.chosen));
    this.#mark(`thread ${way.join(' ')}`, [pose[0], pose[1], height], () =>
      marks.thread([0, 0, 0], way, this.#inks.chosen),
    );
  }

  #ghost(piece: string, opacity: number): Mesh {
    let ghost = this.#ghosts.get(piece);
    if (!ghost) {
      const like = this.#pieces.get(piece)!;
      const materials = materialsOf(like).map((material) => {
        const clear = material.clone();
        clear.transparent = true;
        return clear;
      });
      ghost = new Mesh(like.geometry, materials);
      ghost.castShadow = true;
      this.#ghosts.set(piece, ghost);
      this.#table.add(ghost);
    }
    for (const material of materialsOf(ghost)) material.opacity = opacity;
    ghost.visible = true;
    return ghost;
  }
}

function lifted([x, y, z, ...turn]: Pose, by: number): Pose {
  return [x, y, z + by, ...turn];
}

/** Whether a floor lies right over a place; only so that no ring is drawn inside the wood. */
function isCovered(pose: Pose, shown: Poses): boolean {
  return FLOOR_ORDER.some((floor) => {
    const over = shown.get(floor);
    return over !== undefined && over[2] > pose[2] && over[2] < pose[2] + STOREY;
  });
}
