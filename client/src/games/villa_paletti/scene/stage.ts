import { Group, Mesh, Scene, type WebGLRenderer } from 'three';
import type { Pose } from '../../../generated/villa_paletti';
import { BASE, COLUMNS, COLUMN_HEIGHT, FLOOR_ORDER, STOREY, isColumn, type Point } from '../wood/pieces';
import { between, type Poses } from '../wood/poses';
import { Eye, SCALE, type Place, type Place3 } from './eye';
import { SUN, isDrawnWithoutCard, light, rendererFor } from './light';
import { place, type Inks } from './marks';
import { Pace } from './pace';
import { Wood, materialsOf } from './pieces3d';
import { Pointer, type Pointing } from './pointing';
import { Retouch, areaOf, type Part } from './retouch';

/** How fast pieces under a live hand glide to where the newest frame says, per second. */
const GLIDE = 40;
/** Pixels around a part that is drawn anew: edges are soft. */
const BORDER = 3;
/** Millimetres from its goal within which a piece is there. */
const THERE = 0.01;
/** Places along a column, from its middle in parts of its height, at which a near miss may find it. */
const ALONG = [-0.4, -0.2, 0, 0.2, 0.4];
/** Millimetres that a piece has moved in a fall, from which on it is a part of it. */
const FELL = 15;
/** A ruin is looked at from as far as a villa of this height, in millimetres: pieces lie about. */
const RUIN = 3 * STOREY;

/** The villa on its table, lit and filmed. It knows pieces and places, nothing of the game. */
export class Stage {
  readonly canvas: HTMLCanvasElement;
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #eye: Eye;
  readonly #pace: Pace;
  /** Here everything is in millimetres, z up. */
  readonly #table = new Group();
  readonly #pieces = new Map<string, Mesh>();
  readonly #pointer: Pointer;
  /** Only without a graphics card, where drawing a whole picture takes long. */
  readonly #retouch: Retouch | null;
  #shown = new Map<string, Pose>();
  /** Where pieces glide to that are not there yet. */
  readonly #goals = new Map<string, Pose>();
  /** Whether the next picture is one of a film: another will follow. */
  #isFilm = false;
  /** The piece in a hand, which must not leave the picture. */
  #carried: string | null = null;
  /** The column that must be seen, and from where that was made sure last. */
  #sought: string | null = null;
  #soughtFrom = '';
  #asked = 0;
  #last = 0;
  /** Called after every picture. */
  onpicture: () => void = () => undefined;

  /** Throws where WebGL is not to be had. */
  constructor(canvas: HTMLCanvasElement, inks: Readonly<Record<keyof Inks, string>>) {
    this.canvas = canvas;
    const isPlain = isDrawnWithoutCard();
    this.#renderer = rendererFor(canvas, isPlain);
    this.#pace = new Pace(() => this.#drawFinely());
    light(this.#scene, this.#renderer, isPlain);
    const wood = new Wood(isPlain);
    this.#table.scale.setScalar(SCALE);
    this.#table.rotation.x = -Math.PI / 2;
    this.#table.add(wood.ground());
    this.#scene.add(this.#table);
    for (const id of COLUMNS.keys()) this.#addPiece(id, wood.column(id));
    for (const floor of FLOOR_ORDER) this.#addPiece(floor, wood.floor(floor));
    this.#pointer = new Pointer(this.#table, wood, this.#pieces, inks);
    this.#eye = new Eye(canvas, () => this.invalidate());
    this.#retouch = isPlain ? new Retouch(this.#eye.camera, SUN, -BASE.thickness * SCALE) : null;
    this.#rehearse();
  }

  // --- pieces

  /** Put everything where it belongs at once; what is not named is not there. */
  put(poses: Poses): void {
    this.play(poses);
    this.#isFilm = false;
    const isRuin = [...poses.values()].some(isTilted);
    if (isRuin) this.#eye.raise(Math.max(RUIN, this.#eye.height), reachOf(poses));
    else this.#eye.raise(this.#height());
  }

  /** The same, as a moment of a film: the eye goes up with what rises, but does not follow what falls. */
  play(poses: Poses): void {
    this.#isFilm = true;
    this.#goals.clear();
    this.#shown = new Map(poses);
    this.#arrange();
    this.#eye.raise(Math.max(this.#height(), this.#eye.height));
    this.invalidate();
  }

  /** Let pieces glide to new places; the others stay. */
  glide(poses: Poses): void {
    for (const [piece, pose] of poses) if (this.#shown.get(piece) !== pose) this.#goals.set(piece, pose);
    const carried = this.#carried ? poses.get(this.#carried) : undefined;
    if (carried) this.#eye.raise(Math.max(topOf({ pose: carried, hover: 0 }), this.#eye.height));
    this.invalidate();
  }

  poseOf(piece: string): Pose | undefined {
    return this.#shown.get(piece);
  }

  point(pointing: Pointing): void {
    this.#pointer.point(pointing, this.#shown, this.#eye.camera.position);
    this.#sought = pointing.sought;
    this.#arrange();
    const inHand = pointing.landing ?? pointing.ghost;
    if (inHand) this.#eye.raise(Math.max(topOf(inHand), this.#eye.height));
    this.#carried = pointing.carried;
    if (inHand?.hover) this.#eye.include(aroundOf(inHand.pose, inHand.hover));
    this.invalidate();
  }

  /** Let one piece glow under the pointer. */
  hover(piece: string | null): void {
    if (this.#pointer.hover(piece)) this.invalidate();
  }

  // --- pointing with a finger

  /** The piece that is seen at a place of the canvas; a near miss of a column that is seen beside it is a hit. */
  pick(at: Place, near = 0): string | null {
    const hit = this.#seenAt(at);
    if (hit && isColumn(hit)) return hit;
    return (near > 0 ? this.#nearestColumn(at, near) : null) ?? hit;
  }

  /** The piece that a ray through a place of the canvas meets first; what is faded hides nothing. */
  #seenAt(at: Place): string | null {
    const meshes = [...this.#pieces.values()].filter((mesh) => mesh.visible && !this.#pointer.isFaded(mesh));
    return this.#eye.through(at).intersectObjects(meshes, false)[0]?.object.name ?? null;
  }

  /** Where the ray through a place of the canvas meets a level height. */
  reach(at: Place, height: number): Point | null {
    return this.#eye.reach(at, height);
  }

  /** How far above its foot a column is touched at a place of the canvas, in millimetres. */
  gripAt(at: Place, column: string): number | null {
    const pose = this.#shown.get(column);
    if (!pose) return null;
    const [foot, top] = [-COLUMN_HEIGHT / 2, COLUMN_HEIGHT / 2].map((height) => {
      const { x, y } = this.#eye.project(pose[0], pose[1], pose[2] + height);
      return { x: (x * 2 - 1) * this.#eye.camera.aspect, y: 1 - y * 2 };
    });
    const [x, y] = [top!.x - foot!.x, top!.y - foot!.y];
    const along = ((at.x * this.#eye.camera.aspect - foot!.x) * x + (at.y - foot!.y) * y) / (x * x + y * y);
    return COLUMN_HEIGHT * Math.min(1, Math.max(0, along));
  }

  /** A way on the table that goes so far to the right and away, as it is seen. */
  onTable(right: number, away: number): Point {
    return this.#eye.onTable(right, away);
  }

  /** Degrees by which a person has turned the view in all. */
  get turned(): number {
    return this.#eye.turned;
  }

  /** Where a point of the villa is on the canvas, from 0 to 1. */
  project(x: number, y: number, z: number): { x: number; y: number } {
    return this.#eye.project(x, y, z);
  }

  set canOrbit(may: boolean) {
    this.#eye.canOrbit = may;
    if (may) this.invalidate(); // it may have to go on
  }

  // --- the eye

  turn(degrees: number): void {
    this.#eye.turn(degrees);
    this.invalidate();
  }

  tip(degrees: number): void {
    this.#eye.tip(degrees);
    this.invalidate();
  }

  zoom(factor: number): void {
    this.#eye.zoom(factor);
    this.invalidate();
  }

  /** See the whole villa again. */
  home(): void {
    this.#eye.home();
    this.invalidate();
  }

  /** Go and look at a place, as long as something happens there; a piece that is seen on its way stays in the picture. */
  lookAt(x: number, y: number, z: number, way: readonly Pose[] = []): void {
    this.#eye.lookAt(
      x,
      y,
      z,
      way.flatMap((pose) => aroundOf(pose, 0)),
    );
    this.invalidate();
  }

  /** Go to where a fall between these two moments is seen best. */
  watchFall(before: Poses, after: Poses): void {
    this.#eye.watchFall(fallOf(before, after), placesOf(before, after));
    this.invalidate();
  }

  /** Look again as before something happened. */
  lookBack(): void {
    this.#eye.back();
    this.invalidate();
  }

  set turntable(turns: boolean) {
    this.#eye.turntable = turns;
    this.invalidate();
  }

  // --- pictures

  /** `covered`: how many pixels at its right edge something lies over. */
  resize(width: number, height: number, covered: number): void {
    if (width < 1 || height < 1) return;
    this.#renderer.setSize(width, height, false);
    this.#eye.resize(width, height, covered);
    this.#retouch?.forget();
    this.invalidate();
  }

  invalidate(): void {
    if (!this.#asked) this.#asked = requestAnimationFrame((now) => this.#draw(now));
  }

  close(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#pace.close();
    this.#eye.close();
    this.#scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      const mesh = part as Mesh;
      mesh.geometry.dispose();
      for (const material of materialsOf(mesh)) material.dispose();
    });
    this.#renderer.dispose();
  }

  #addPiece(name: string, mesh: Mesh): void {
    mesh.visible = false;
    this.#pieces.set(name, mesh);
    this.#table.add(mesh);
  }

  #arrange(): void {
    this.#renderer.shadowMap.needsUpdate = true;
    for (const [name, mesh] of this.#pieces) {
      const pose = this.#shown.get(name);
      mesh.visible = pose !== undefined;
      if (pose) place(mesh, pose);
    }
    this.#pointer.follow(this.#shown);
  }

  #draw(now: number): void {
    this.#asked = 0;
    const passed = Math.min(0.1, (now - this.#last) / 1000);
    this.#last = now;
    const glides = this.#glideOn(passed);
    const turns = this.#eye.update(passed);
    const goesOn = glides || turns || this.#eye.turntable;
    const carried = this.#carried ? this.#shown.get(this.#carried) : undefined;
    if (carried && glides) this.#eye.include(aroundOf(carried, 0));
    this.#fade();
    const part = this.#retouch?.changed(this.#table.children);
    if (part) this.#renderPart(part);
    else this.#render(this.#pace.moving);
    this.onpicture();
    this.#pace.drew(passed, goesOn || this.#isFilm);
    this.#isFilm = false;
    if (goesOn) this.invalidate();
  }

  #render(fineness: number): void {
    if (this.#renderer.getPixelRatio() !== fineness) this.#renderer.setPixelRatio(fineness);
    this.#renderer.render(this.#scene, this.#eye.camera);
  }

  #drawFinely(): void {
    const { finest } = this.#pace;
    if (this.#renderer.getPixelRatio() < finest) this.#render(finest);
  }

  /** Draw a part of the picture anew, as finely as the rest of it. */
  #renderPart(part: Part): void {
    if (areaOf(part) === 0) return;
    const { left, top, right, bottom } = part;
    const { clientWidth, clientHeight } = this.#renderer.domElement;
    const x = Math.floor(left * clientWidth) - BORDER;
    const y = Math.floor((1 - bottom) * clientHeight) - BORDER;
    const width = Math.ceil((right - left) * clientWidth) + 2 * BORDER;
    const height = Math.ceil((bottom - top) * clientHeight) + 2 * BORDER;
    this.#renderer.setScissor(x, y, width, height);
    this.#renderer.setScissorTest(true);
    this.#renderer.render(this.#scene, this.#eye.camera);
    this.#renderer.setScissorTest(false);
  }

  /** Draw a point of everything that may be pointed out later: what is drawn first takes long. */
  #rehearse(): void {
    const samples = this.#pointer.samples();
    this.#table.add(samples);
    this.#renderer.setScissor(0, 0, 1, 1);
    this.#renderer.setScissorTest(true);
    this.#renderer.render(this.#scene, this.#eye.camera);
    this.#renderer.setScissorTest(false);
    samples.visible = false; // not taken away: what nobody uses is thrown away and has to be made again
  }

  /** Pieces go on towards their goal; whether they are still on their way. */
  #glideOn(passed: number): boolean {
    if (this.#goals.size === 0) return false;
    const part = 1 - Math.exp(-GLIDE * passed);
    for (const [piece, goal] of this.#goals) {
      const next = between(this.#shown.get(piece) ?? goal, goal, part);
      const far = Math.hypot(goal[0] - next[0], goal[1] - next[1], goal[2] - next[2]);
      this.#shown.set(piece, far > THERE ? next : goal);
      if (far <= THERE) this.#goals.delete(piece);
    }
    this.#arrange();
    return this.#goals.size > 0;
  }

  /** How high the villa is, in millimetres. */
  #height(): number {
    let top = STOREY;
    for (const [piece, pose] of this.#shown) {
      if (this.#pieces.has(piece)) top = Math.max(top, pose[2] + (isColumn(piece) ? COLUMN_HEIGHT / 2 : 3));
    }
    return top;
  }

  /** Fade what hides most of the column that must be seen. */
  #fade(): void {
    const pose = this.#sought ? this.#shown.get(this.#sought) : undefined;
    const from = pose ? [this.#sought, ...pose, ...this.#eye.camera.position].join() : '';
    if (from === this.#soughtFrom) return;
    this.#soughtFrom = from;
    const front = pose ? this.#inFrontOf(this.#sought!, pose) : new Set<string>();
    if (this.#pointer.fade(front)) this.#renderer.shadowMap.needsUpdate = true;
  }

  /** The pieces that hide a column, if they hide most of it. */
  #inFrontOf(column: string, pose: Pose): ReadonlySet<string> {
    this.#eye.camera.updateMatrixWorld();
    this.#table.updateMatrixWorld();
    const meshes = [...this.#pieces.values()].filter(({ visible }) => visible);
    const front = new Set<string>();
    let hidden = 0;
    for (const height of ALONG) {
      const { x, y } = this.#eye.project(pose[0], pose[1], pose[2] + height * COLUMN_HEIGHT);
      const hits = this.#eye.through({ x: x * 2 - 1, y: 1 - y * 2 }).intersectObjects(meshes, false);
      const before = hits.slice(
        0,
        Math.max(
          0,
          hits.findIndex(({ object }) => object.name === column),
        ),
      );
      for (const { object } of before) front.add(object.name);
      if (before.length > 0) hidden++;
    }
    return hidden > ALONG.length / 2 ? front : new Set();
  }

  #nearestColumn(at: Place, near: number): string | null {
    let best: string | null = null;
    let least = near;
    for (const [name, pose] of this.#shown) {
      if (!isColumn(name)) continue;
      for (const height of ALONG) {
        const seen = this.#eye.project(pose[0], pose[1], pose[2] + height * COLUMN_HEIGHT);
        const place = { x: seen.x * 2 - 1, y: 1 - seen.y * 2 };
        const far = Math.hypot((place.x - at.x) * this.#eye.camera.aspect, place.y - at.y);
        if (far < least && this.#seenAt(place) === name) [best, least] = [name, far];
      }
    }
    return best;
  }
}

/** How high what is in hand reaches, in millimetres. */
function topOf({ pose, hover }: { readonly pose: Pose; readonly hover: number | null }): number {
  return pose[2] + (hover ?? 0) + COLUMN_HEIGHT / 2;
}

/** How far from the middle pieces lie, in millimetres. */
function reachOf(poses: Poses): number {
  return Math.max(...[...poses.values()].map(([x, y]) => Math.hypot(x, y))) + COLUMN_HEIGHT / 2;
}

/** The places around a column that are in the picture if all of it is; or the middle of a floor. */
function aroundOf([x, y, z]: Pose, lifted: number): readonly Place3[] {
  const half = COLUMN_HEIGHT / 2;
  return [-half, half].flatMap((aside) =>
    [-half, half].map((up): Place3 => [x + aside, y + aside, z + up + lifted]),
  );
}

/** Where the pieces were and are that fell. */
function placesOf(before: Poses, after: Poses): readonly Place3[] {
  const places: Place3[] = [];
  for (const [piece, [x, y, z]] of after) {
    const from = before.get(piece);
    if (!from || Math.hypot(x - from[0], y - from[1], z - from[2]) < FELL) continue;
    places.push([x, y, z], [from[0], from[1], from[2] + COLUMN_HEIGHT / 2]);
  }
  return places;
}

/** Where a villa fell to: the way of all its pieces together. */
function fallOf(before: Poses, after: Poses): Point {
  let [x, y] = [0, 0];
  for (const [piece, pose] of after) {
    const from = before.get(piece);
    if (from) [x, y] = [x + pose[0] - from[0], y + pose[1] - from[1]];
  }
  return [x, y];
}

/** Whether a piece lies or leans, as after a fall. */
function isTilted([, , , , x, y]: Pose): boolean {
  const upright = Math.abs(1 - 2 * (x * x + y * y));
  return upright < 0.94;
}
