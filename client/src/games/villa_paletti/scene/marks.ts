import {
  BufferGeometry,
  CircleGeometry,
  Color,
  CylinderGeometry,
  DoubleSide,
  ExtrudeGeometry,
  Float32BufferAttribute,
  Group,
  LineBasicMaterial,
  LineLoop,
  LineSegments,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  RingGeometry,
  Shape,
  SphereGeometry,
  TorusGeometry,
} from 'three';
import type { Pose } from '../../../generated/villa_paletti';
import { COLUMN_HEIGHT, FLOOR_THICKNESS, columnPiece, outlineOf, type FloorName } from '../wood/pieces';

/** What is drawn over the wood: rings, arrows, ghosts. Shapes differ, so colour is never alone. */

export interface Inks {
  readonly may: Color;
  readonly chosen: Color;
  readonly refused: Color;
  readonly shade: Color;
  readonly last: Color;
}

function flat(color: Color, opacity = 1): MeshBasicMaterial {
  return new MeshBasicMaterial({
    color,
    transparent: true,
    opacity,
    depthWrite: false,
    side: DoubleSide,
    toneMapped: false,
  });
}

/** A ring around the foot of a column that may be taken; a double one around the chosen one. */
export function footRing(column: string, isChosen: boolean, inks: Inks): Group {
  const { radius } = columnPiece(column);
  const group = new Group();
  const ink = isChosen ? inks.chosen : inks.may;
  const inner = new Mesh(
    new RingGeometry(radius + 1.6, radius + (isChosen ? 4.2 : 3.4), 48),
    flat(ink, 0.95),
  );
  group.add(inner);
  if (isChosen) group.add(new Mesh(new RingGeometry(radius + 6, radius + 7.6, 48), flat(ink, 0.8)));
  group.renderOrder = 2;
  return group;
}

/** What was moved last: a broken ring around the foot of the column. */
export function lastRing(column: string, ink: Color): Group {
  const { radius } = columnPiece(column);
  const group = new Group();
  for (let part = 0; part < 6; part++) {
    const arc = new RingGeometry(radius + 2, radius + 4.6, 8, 1, (part * Math.PI) / 3, Math.PI / 5);
    group.add(new Mesh(arc, flat(ink, 0.95)));
  }
  group.renderOrder = 1;
  return group;
}

/** Where it came from: a faint disc with a rim. */
export function lastPlace(column: string, ink: Color): Group {
  const { radius } = columnPiece(column);
  const rim = new Mesh(new RingGeometry(radius - 1, radius, 40), flat(ink, 0.9));
  return new Group().add(new Mesh(new CircleGeometry(radius, 40), flat(ink, 0.25)), rim);
}

/** The floor that was laid last: its edge. */
export function lastEdge(floor: FloorName, ink: Color): LineLoop {
  const corners = outlineOf(floor).flatMap(([x, y]) => [x, y, 0]);
  return new LineLoop(points(corners), new LineBasicMaterial({ color: ink, toneMapped: false }));
}

/** A flat arrow along x, from the column's edge to where it is out. */
export function pullArrow(from: number, length: number, ink: Color): Mesh {
  const to = Math.max(length, from + 26);
  const shape = new Shape();
  shape.moveTo(from + 3, -2.6);
  shape.lineTo(to - 15, -2.6);
  shape.lineTo(to - 15, -9);
  shape.lineTo(to, 0);
  shape.lineTo(to - 15, 9);
  shape.lineTo(to - 15, 2.6);
  shape.lineTo(from + 3, 2.6);
  shape.closePath();
  const geometry = new ExtrudeGeometry(shape, { depth: 1.2, bevelEnabled: false });
  const arrow = new Mesh(geometry, flat(ink, 0.92));
  arrow.renderOrder = 3;
  return arrow;
}

/** The place of a column that is about to be set down: its shadow, a rim, and a plumb line. */
export function landingSpot(column: string, isRefused: boolean, inks: Inks): Group {
  const { radius, kind } = columnPiece(column);
  const sides = kind === 'hexagonal' ? 6 : 48;
  const ink = isRefused ? inks.refused : inks.chosen;
  const group = new Group();
  const shade = new Mesh(new CircleGeometry(radius, sides), flat(inks.shade, 0.5));
  const rim = new Mesh(new RingGeometry(radius, radius + 1.4, sides), flat(ink, 1));
  shade.position.z = 0.35;
  rim.position.z = 0.4;
  group.add(shade, rim);
  const ticks: number[] = [];
  if (isRefused) {
    // Crossed out, not only red.
    const arm = radius * 0.7;
    ticks.push(-arm, -arm, 0.6, arm, arm, 0.6, -arm, arm, 0.6, arm, -arm, 0.6);
  } else {
    for (const [x, y] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      ticks.push(x * (radius + 3), y * (radius + 3), 0.6, x * (radius + 9), y * (radius + 9), 0.6);
    }
  }
  group.add(new LineSegments(points(ticks), new LineBasicMaterial({ color: ink, toneMapped: false })));
  return group;
}

export function floorShade(floor: FloorName, isRefused: boolean, inks: Inks): Group {
  const outline = outlineOf(floor);
  const corners = outline.flatMap(([x, y]) => [x, y, 0]);
  const ink = isRefused ? inks.refused : inks.chosen;
  const loop = new LineLoop(points(corners), new LineBasicMaterial({ color: ink, toneMapped: false }));
  const low = loop.clone();
  loop.position.z = FLOOR_THICKNESS / 2 + 0.4;
  low.position.z = -FLOOR_THICKNESS / 2 - 0.4;
  return new Group().add(loop, low);
}

/** A cap over a column that a floor would rest on. */
export function supportMark(column: string, ink: Color): Group {
  const { radius } = columnPiece(column);
  const group = new Group();
  const ring = new Mesh(new TorusGeometry(radius + 2.2, 1.3, 10, 40), flat(ink, 1));
  ring.position.z = COLUMN_HEIGHT / 2;
  const low = new Mesh(new TorusGeometry(radius + 1.6, 0.9, 8, 40), flat(ink, 0.9));
  low.position.z = COLUMN_HEIGHT / 2 - 9;
  group.add(ring, low);
  return group;
}

/** Where the second hand lies on a floor. */
export function holdMark(lift: number, ink: Color): Group {
  const group = new Group();
  const pad = new Mesh(new CylinderGeometry(8, 8, 1.4, 32).rotateX(Math.PI / 2), flat(ink, 0.85));
  group.add(pad);
  if (lift > 0) {
    const height = 12 + 18 * lift;
    const stem = new Mesh(new CylinderGeometry(1.6, 1.6, height, 12).rotateX(Math.PI / 2), flat(ink, 0.9));
    stem.position.z = height / 2;
    const head = new Mesh(new CylinderGeometry(0, 5.5, 9, 20).rotateX(Math.PI / 2), flat(ink, 0.9));
    head.position.z = height + 4;
    group.add(stem, head);
  }
  return group;
}

/** Where a contact opened first: a ring that nothing hides. */
export function lostContact(ink: Color): Group {
  const group = new Group();
  const material = flat(ink, 1);
  material.depthTest = false;
  const ring = new Mesh(new TorusGeometry(17, 1.8, 12, 48), material);
  const dot = new Mesh(new SphereGeometry(3.2, 20, 16), material);
  group.add(ring, dot);
  group.renderOrder = 9;
  return group;
}

/** A taut thread from the column to where the hand wants to be. */
export function thread(from: readonly number[], to: readonly number[], ink: Color): LineSegments {
  const line = new LineSegments(
    points([...from, ...to]),
    new LineBasicMaterial({ color: ink, toneMapped: false, depthTest: false }),
  );
  line.renderOrder = 8;
  return line;
}

export function gripKnob(tool: 'hand' | 'hook', ink: Color): Mesh {
  const geometry =
    tool === 'hand' ? new SphereGeometry(4.2, 20, 16) : new TorusGeometry(4.2, 1.5, 10, 24, 4.6);
  const knob = new Mesh(geometry, flat(ink, 0.95));
  knob.material.depthTest = false;
  knob.renderOrder = 8;
  return knob;
}

export function place(mark: Object3D, pose: Pose): void {
  mark.position.set(pose[0], pose[1], pose[2]);
  mark.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
}

function points(coordinates: readonly number[]): BufferGeometry {
  return new BufferGeometry().setAttribute('position', new Float32BufferAttribute(coordinates, 3));
}
