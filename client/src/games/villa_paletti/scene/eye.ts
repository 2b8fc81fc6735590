import { MOUSE, PerspectiveCamera, Plane, Raycaster, Spherical, TOUCH, Vector2, Vector3 } from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import type { Point } from '../wood/pieces';

/** Millimetres become hundredths of a unit. */
export const SCALE = 0.01;
const TURNTABLE = 0.9;
const NEAREST = 3.2;
const FARTHEST = 16;
const UPWARDS = new Vector3(0, 1, 0);
const FROM = new Vector3(0.46, 0.47, 0.8).normalize();
/** How fast the eye goes to where something happens, per second, and how near is there, in units. */
const STRIDE = 4.5;
const ARRIVED = 0.01;
/** Looking at a place: how far it may be from the middle of what is seen, in radians around the villa; how near. */
const ASIDE = 0.6;
const CLOSER = 0.72;
/** A place so near the axis of the villa is seen from everywhere, in units. */
const ON_THE_AXIS = 0.25;
/** How high the eye stands to watch a fall, in radians. */
const LOW = 0.34;
/** How much of the picture the villa and its base may fill, and rings that enclose them. */
const FILLED = 0.9;
const AROUND = Array.from({ length: 16 }, (_, step) => (step * Math.PI) / 8);
const BASE_RADIUS = 1.42;
const VILLA_RADIUS = 1.05;
/** What has rolled away farther is not looked for. */
const FARTHEST_SEEN = 2.8;
/** A fall is watched where it happens: what rolls farther, in units, leaves the picture. */
const FARTHEST_FALLEN = 2.2;
/** How near to its edge what must stay in the picture may come, from 0 to 1; how much farther away the eye goes. */
const INSIDE = 0.96;
const BACKWARDS = 1.04;

/** A place of the canvas, -1 … 1, y up. */
export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A place of the villa, in millimetres. */
export type Place3 = readonly [x: number, y: number, z: number];

/** Where the eye stands, and what it looks at. */
interface Stand {
  readonly position: Vector3;
  readonly target: Vector3;
}

/** The eye that looks at the villa: it walks around it, comes closer, and keeps it in the picture. */
export class Eye {
  readonly camera = new PerspectiveCamera(30, 1, 0.8, 40);
  readonly #controls: OrbitControls;
  readonly #ray = new Raycaster();
  #height = 1;
  /** How far from the middle pieces lie on the table, in units. */
  #reach = 0;
  /** How much of the picture lies under something at its right edge, from 0 to 1. */
  #covered = 0;
  /** Whether somebody has chosen a view. */
  #wasMoved = false;
  /** Where the eye is going, and where it stood before it went to look at something. */
  #goal: Stand | null = null;
  #before: Stand | null = null;
  /** Where it was when a finger began to move it; null once the finger has hold of the wood instead. */
  #pressedAt: Vector3 | null = null;
  /** Where it was to go when somebody pressed on the picture. */
  #broken: Stand | null = null;
  /** Degrees by which a person has turned it in all, whichever way. */
  turned = 0;

  constructor(canvas: HTMLCanvasElement, changed: () => void) {
    this.camera.position.set(3.6, 4.1, 6.6);
    this.#controls = new OrbitControls(this.camera, canvas);
    this.#controls.enableDamping = true;
    this.#controls.dampingFactor = 0.12;
    this.#controls.enablePan = false;
    // One finger is the hand, two are the eye; of a mouse either button may turn it.
    this.#controls.touches = { TWO: TOUCH.DOLLY_ROTATE };
    this.#controls.mouseButtons = { LEFT: MOUSE.ROTATE, MIDDLE: MOUSE.DOLLY, RIGHT: MOUSE.ROTATE };
    this.#controls.minDistance = NEAREST;
    this.#controls.maxDistance = FARTHEST;
    this.#controls.maxPolarAngle = Math.PI / 2 - 0.03;
    this.#controls.target.set(0, 0.6, 0);
    this.#controls.addEventListener('change', changed);
    this.#controls.addEventListener('start', () => {
      this.#pressedAt = this.camera.position.clone();
      this.#pause();
    });
    this.#controls.addEventListener('end', () => {
      if (this.#pressedAt && this.#pressedAt.distanceTo(this.camera.position) > 0.01) {
        this.#wasMoved = true;
        this.turned += this.#turnFrom(this.#pressedAt);
      }
      // A press that took hold of the wood began here, too: from there the eye still goes on.
      if (this.#controls.enabled) this.#broken = null;
    });
    this.#controls.update();
  }

  /** Whether a finger moves the eye; while it has hold of the wood the eye stands still, then it goes on. */
  set canOrbit(may: boolean) {
    const wasHeld = !this.#controls.enabled;
    this.#controls.enabled = may;
    if (!may) {
      this.#pressedAt = null;
      this.#pause();
      return;
    }
    if (wasHeld && this.#broken) this.#goal = this.#wasMoved ? this.#broken : this.#standFrom(FROM);
    this.#broken = null;
  }

  get turntable(): boolean {
    return this.#controls.autoRotate;
  }

  set turntable(turns: boolean) {
    this.#controls.autoRotate = turns;
    this.#controls.autoRotateSpeed = TURNTABLE;
  }

  /** Go on, so many seconds after the last time; whether it still moves. */
  update(passed: number): boolean {
    const goes = this.#goal !== null && this.#stride(this.#goal, 1 - Math.exp(-STRIDE * passed));
    return this.#controls.update() || goes;
  }

  // --- where something happens

  /**
   * Go and look at a place, given in millimetres, from its own side and a little closer, but no closer than these
   * other places are in the picture.
   */
  lookAt(x: number, y: number, z: number, others: readonly Place3[] = []): void {
    const place = inUnits([x, y, z]);
    const { target, position } = this.#leave();
    const way = position.clone().sub(target);
    const far = Math.hypot(place.x, place.z);
    if (far > ON_THE_AXIS) {
      const off = wrapped(Math.atan2(place.x, place.z) - Math.atan2(way.x, way.z));
      const turn = Math.sign(off) * Math.max(0, Math.abs(off) - ASIDE);
      way.applyAxisAngle(UPWARDS, turn);
    }
    const stand = this.#standFrom(way.normalize());
    const seen = stand.target.clone().lerp(place, 0.5);
    const distance = Math.max(NEAREST, stand.position.distanceTo(stand.target) * CLOSER);
    this.#goal = this.#including(
      { target: seen, position: seen.clone().addScaledVector(way, distance) },
      others,
    );
  }

  /** Go and watch a fall in that direction from the side, low, so that these places fill the picture. */
  watchFall(towards: Point, places: readonly Place3[]): void {
    const { target, position } = this.#leave();
    const way = position.clone().sub(target);
    const side = new Vector3(towards[1], 0, towards[0]).normalize();
    if (side.lengthSq() < 0.5) side.copy(way).setY(0).normalize();
    if (side.dot(way) < 0) side.negate();
    const seen = places.map(inUnits).filter((place) => Math.hypot(place.x, place.z) < FARTHEST_FALLEN);
    this.#goal = this.#standFrom(side.multiplyScalar(Math.cos(LOW)).setY(Math.sin(LOW)), seen);
  }

  /** Step back until these places are in the picture. */
  include(places: readonly Place3[]): void {
    const { target } = this.#controls;
    this.camera.position.copy(this.#including({ target, position: this.camera.position }, places).position);
    this.camera.lookAt(target);
    this.camera.updateMatrixWorld();
  }

  /** The same stand, so much farther away that these places are in the picture, and not under what covers its edge. */
  #including({ target, position }: Stand, places: readonly Place3[]): Stand {
    const camera = this.camera.clone();
    const way = position.clone().sub(target);
    const isSeen = ({ x, y }: Vector3) =>
      x > -INSIDE && x < INSIDE - 2 * this.#covered && Math.abs(y) < INSIDE;
    for (let length = way.length(); ; length *= BACKWARDS) {
      camera.position.copy(target).add(way.setLength(length));
      camera.lookAt(target);
      camera.updateMatrixWorld();
      const areSeen = places.every((place) => isSeen(inUnits(place).project(camera)));
      if (areSeen || length >= FARTHEST) return { target, position: camera.position };
    }
  }

  /** Go back to where it stood before it went to look at something. */
  back(): void {
    if (!this.#before) return;
    this.#goal = this.#wasMoved ? this.#before : this.#standFrom(FROM);
    this.#before = null;
  }

  /** Where it stands, to come back later. */
  #leave(): Stand {
    const here = { target: this.#controls.target.clone(), position: this.camera.position.clone() };
    this.#before ??= here;
    return here;
  }

  /** Go no farther for now. */
  #pause(): void {
    const broken = this.#broken ?? this.#before ?? this.#goal;
    this.#stay();
    this.#broken = broken;
  }

  /** Go no farther, and not back. */
  #stay(): void {
    this.#goal = this.#before = this.#broken = null;
  }

  /** A part of the way to a stand, around the villa; whether more of it is left. */
  #stride(goal: Stand, part: number): boolean {
    const { target } = this.#controls;
    const from = new Spherical().setFromVector3(this.camera.position.clone().sub(target));
    const to = new Spherical().setFromVector3(goal.position.clone().sub(goal.target));
    from.theta += wrapped(to.theta - from.theta) * part;
    from.phi += (to.phi - from.phi) * part;
    from.radius += (to.radius - from.radius) * part;
    target.lerp(goal.target, part);
    this.camera.position.setFromSpherical(from).add(target);
    if (this.camera.position.distanceTo(goal.position) > ARRIVED) return true;
    this.#goal = null;
    return false;
  }

  // --- as somebody wants it

  turn(degrees: number): void {
    this.turned += Math.abs(degrees);
    this.#look((way) => way.applyAxisAngle(UPWARDS, (degrees * Math.PI) / 180));
  }

  tip(degrees: number): void {
    this.#look((way) => {
      const side = new Vector3(way.z, 0, -way.x).normalize();
      const tipped = way.clone().applyAxisAngle(side, (-degrees * Math.PI) / 180);
      const least = 0.05 * tipped.length();
      return tipped.y < least || Math.hypot(tipped.x, tipped.z) < least ? way : tipped;
    });
  }

  zoom(factor: number): void {
    this.#look((way) => way.setLength(Math.min(FARTHEST, Math.max(NEAREST, way.length() * factor))));
  }

  /** See the whole villa again. */
  home(): void {
    this.#wasMoved = false;
    this.#frame();
  }

  /** The picture is so many pixels wide and high, and as many at its right edge are covered: the villa is beside them. */
  resize(width: number, height: number, covered = 0): void {
    this.#covered = covered / width;
    this.camera.setViewOffset(width, height, covered / 2, 0, width, height);
    if (!this.#wasMoved && !this.#before) this.#frame();
  }

  /**
   * Keep a villa of so many millimetres in the picture, and pieces that lie so far from its middle; a view that
   * somebody has chosen only goes up with it.
   */
  raise(height: number, reach = 0): void {
    const grown = height - this.#height;
    const spread = Math.min(FARTHEST_SEEN, reach * SCALE);
    if (Math.abs(grown) < 4 && Math.abs(spread - this.#reach) < 0.1) return;
    this.#height = height;
    this.#reach = spread;
    if (this.#before) return; // it looks at something else, and comes back to all of it
    if (!this.#wasMoved) {
      this.#frame();
      return;
    }
    const up = new Vector3(0, (grown * SCALE) / 2, 0);
    this.#controls.target.add(up);
    this.camera.position.add(up);
    this.#controls.update();
  }

  get height(): number {
    return this.#height;
  }

  /** Degrees around the villa from a place to where it is now. */
  #turnFrom(from: Vector3): number {
    const { target } = this.#controls;
    const [was, is] = [from, this.camera.position].map(({ x, z }) => Math.atan2(x - target.x, z - target.z));
    return (Math.abs(wrapped(is! - was!)) * 180) / Math.PI;
  }

  /** A way on the table that goes so far to the right and away, as it is seen from here. */
  onTable(right: number, away: number): Point {
    const { x, z } = this.#controls.target.clone().sub(this.camera.position);
    const length = Math.hypot(x, z) || 1;
    const [east, north] = [x / length, -z / length];
    return [right * north + away * east, away * north - right * east];
  }

  /** A ray from the eye through a place of the canvas. */
  through(at: Place): Raycaster {
    this.#ray.setFromCamera(new Vector2(at.x, at.y), this.camera);
    return this.#ray;
  }

  /** Where the ray through a place of the canvas meets a level height. */
  reach(at: Place, height: number): Point | null {
    const level = new Plane(UPWARDS, -height * SCALE);
    const meets = this.through(at).ray.intersectPlane(level, new Vector3());
    return meets && [meets.x / SCALE, -meets.z / SCALE];
  }

  /** Where a point of the villa is on the canvas, from 0 to 1, y down. */
  project(x: number, y: number, z: number): { x: number; y: number } {
    const seen = inUnits([x, y, z]).project(this.camera);
    return { x: (seen.x + 1) / 2, y: (1 - seen.y) / 2 };
  }

  close(): void {
    this.#controls.dispose();
  }

  #look(from: (way: Vector3) => Vector3): void {
    const { target } = this.#controls;
    this.#stay();
    const way = from(this.camera.position.clone().sub(target));
    this.camera.position.copy(target).add(way);
    this.#wasMoved = true;
    this.#controls.update();
  }

  /** Look at the villa from the usual side, as near as it fits. */
  #frame(): void {
    this.#stay();
    const { target, position } = this.#standFrom(FROM);
    this.#controls.target.copy(target);
    this.camera.position.copy(position);
    this.#controls.update();
  }

  /** Where to stand in that direction so that places, or the whole villa, are in the picture, as near as they fit. */
  #standFrom(from: Vector3, places: readonly Vector3[] = []): Stand {
    const right = new Vector3(from.z, 0, -from.x).normalize();
    const up = new Vector3().crossVectors(from, right);
    const half = Math.tan((this.camera.fov * Math.PI) / 360) * FILLED;
    const seen =
      places.length > 0
        ? places
        : [...ring(Math.max(BASE_RADIUS, this.#reach), -0.2), ...ring(VILLA_RADIUS, this.#height * SCALE)];
    // A point so far towards the eye, and so far aside, is in the picture from this distance on.
    const needed = (middle: Vector3, aside: (point: Vector3) => number, room: number) =>
      Math.max(...seen.map((point) => point.clone().sub(middle)).map((p) => p.dot(from) + aside(p) / room));
    let [low, high] = [-1, this.#height * SCALE];
    const middle = middleOf(seen);
    for (let step = 0; step < 20; step++) {
      middle.y = (low + high) / 2;
      const above = needed(middle, (point) => point.dot(up), half);
      const below = needed(middle, (point) => -point.dot(up), half);
      if (above > below) low = middle.y;
      else high = middle.y;
    }
    const distance = Math.max(
      needed(middle, (point) => point.dot(up), half),
      needed(middle, (point) => Math.abs(point.dot(right)), half * this.camera.aspect * (1 - this.#covered)),
    );
    return { target: middle, position: middle.clone().addScaledVector(from, distance) };
  }
}

function inUnits([x, y, z]: Place3): Vector3 {
  return new Vector3(x * SCALE, z * SCALE, -y * SCALE);
}

/** The middle of places on the table. */
function middleOf(places: readonly Vector3[]): Vector3 {
  const half = (of: (place: Vector3) => number) =>
    (Math.min(...places.map(of)) + Math.max(...places.map(of))) / 2;
  return new Vector3(
    half(({ x }) => x),
    0,
    half(({ z }) => z),
  );
}

/** An angle between a half turn back and a half turn on. */
function wrapped(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle));
}

function ring(radius: number, height: number): readonly Vector3[] {
  return AROUND.map((angle) => new Vector3(radius * Math.cos(angle), height, radius * Math.sin(angle)));
}
