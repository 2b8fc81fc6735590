import {
  Color,
  DirectionalLight,
  Group,
  HemisphereLight,
  type Material,
  Mesh,
  MeshStandardMaterial,
  NeutralToneMapping,
  Object3D,
  PCFShadowMap,
  PerspectiveCamera,
  Plane,
  PMREMGenerator,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/addons/controls/OrbitControls.js';
import { RoomEnvironment } from 'three/addons/environments/RoomEnvironment.js';
import type { Pose } from '../../../generated/villa_paletti';
import {
  COLUMNS,
  COLUMN_HEIGHT,
  FLOOR_ORDER,
  STOREY,
  columnPiece,
  isColumn,
  type FloorName,
  type Point,
} from '../pieces';
import { between, type Poses } from '../poses';
import * as marks from './marks';
import type { Inks } from './marks';
import { Wood, materialsOf } from './pieces3d';

/** Millimetres become hundredths of a unit. */
const SCALE = 0.01;
/** How fast pieces under a live hand glide to where the newest frame says, per second. */
const GLIDE = 22;
const TURNTABLE = 0.9;
/** Pictures that take longer than this, so many times in a row, are drawn smaller from then on. */
const SLOW = 0.09;
const SLOW_PICTURES = 3;
const COARSEST = 0.5;

/** Everything that is pointed out on the villa at a moment. */
export interface Pointing {
  readonly takeable: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly locked: ReadonlySet<string>;
  /** The way out of the chosen column. */
  readonly arrow: { readonly column: string; readonly direction: number; readonly way: number } | null;
  /** The column in hand over its place. */
  readonly landing: { readonly column: string; readonly pose: Pose; readonly isRefused: boolean } | null;
  /** The floor in hand, and what it would rest on. */
  readonly ghost: {
    readonly floor: FloorName;
    readonly pose: Pose;
    readonly isRefused: boolean;
    readonly supports: readonly string[];
  } | null;
  readonly hold: { readonly at: readonly [number, number, number]; readonly lift: number } | null;
  /** The hand at a column: where it pulls from and to. */
  readonly hand: {
    readonly column: string;
    readonly target: Point;
    readonly grip: number;
    readonly tool: 'hand' | 'hook';
  } | null;
  readonly lost: readonly [number, number, number] | null;
}

export const NOTHING: Pointing = {
  takeable: new Set(),
  chosen: null,
  locked: new Set(),
  arrow: null,
  landing: null,
  ghost: null,
  hold: null,
  hand: null,
  lost: null,
};

/** The villa on its table, lit and filmed. It knows pieces and places, nothing of the game. */
export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(30, 1, 0.8, 40);
  readonly #controls: OrbitControls;
  /** Here everything is in millimetres, z up. */
  readonly #table = new Group();
  readonly #wood = new Wood();
  readonly #pieces = new Map<string, Mesh>();
  readonly #bands = new Map<string, Mesh>();
  readonly #marks = new Group();
  readonly #ghosts = new Map<string, Mesh>();
  readonly #inks: Inks;
  readonly #ray = new Raycaster();
  #shown = new Map<string, Pose>();
  #goal: Poses | null = null;
  #asked = 0;
  #last = 0;
  #height = 1;
  #isTurning = false;
  #wasMoved = false;
  #hovered: string | null = null;
  /** What the glowing piece looks like otherwise. */
  #plain: Material[] | null = null;
  /** Without a graphics card the picture is kept simple. */
  readonly #isPlain: boolean;
  #fineness = Math.min(devicePixelRatio, 2);
  #slow = 0;
  #wentOn = false;
  /** Called after every picture. */
  onpicture: () => void = () => undefined;

  /** Throws where WebGL is not to be had. */
  constructor(canvas: HTMLCanvasElement, inks: Record<keyof Inks, string>) {
    this.#isPlain = isDrawnWithoutCard();
    this.#renderer = new WebGLRenderer({ canvas, antialias: !this.#isPlain, alpha: true });
    this.#renderer.toneMapping = NeutralToneMapping;
    this.#renderer.shadowMap.enabled = true;
    this.#renderer.shadowMap.type = PCFShadowMap;
    this.#renderer.shadowMap.autoUpdate = false; // shadows move with the wood, not with the eye
    this.#inks = {
      may: new Color(inks.may),
      chosen: new Color(inks.chosen),
      refused: new Color(inks.refused),
      shade: new Color(inks.shade),
    };
    this.#table.scale.setScalar(SCALE);
    this.#table.rotation.x = -Math.PI / 2;
    this.#table.add(this.#wood.ground(), this.#marks);
    this.#scene.add(this.#table);
    this.#light();
    for (const id of COLUMNS.keys()) this.#addPiece(id, this.#wood.column(id));
    for (const floor of FLOOR_ORDER) this.#addPiece(floor, this.#wood.floor(floor));
    this.#camera.position.set(3.6, 4.1, 6.6);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.enableDamping = true;
    this.#controls.dampingFactor = 0.12;
    this.#controls.enablePan = false;
    this.#controls.minDistance = 3.2;
    this.#controls.maxDistance = 16;
    this.#controls.maxPolarAngle = Math.PI / 2 - 0.03;
    this.#controls.target.set(0, 0.6, 0);
    this.#controls.addEventListener('change', () => this.invalidate());
    this.#controls.addEventListener('start', () => {
      this.#wasMoved = true;
    });
    this.#controls.update();
  }

  // --- pieces

  /** Put everything where it belongs at once; what is not named is not there. */
  put(poses: Poses): void {
    this.#goal = null;
    this.#shown = new Map(poses);
    this.#arrange();
    this.#raise();
    this.invalidate();
  }

  /** Let pieces glide to new places; the others stay. */
  glide(poses: Poses): void {
    this.#goal = new Map([...(this.#goal ?? this.#shown), ...poses]);
    this.invalidate();
  }

  poseOf(piece: string): Pose | undefined {
    return this.#shown.get(piece);
  }

  point(pointing: Pointing): void {
    if (this.#hovered && !pointing.takeable.has(this.#hovered)) this.hover(null);
    this.#renderer.shadowMap.needsUpdate = true;
    this.#clearMarks();
    const { chosen } = pointing;
    for (const column of pointing.takeable) this.#ring(column, false);
    if (chosen && !pointing.takeable.has(chosen)) this.#ring(chosen, true);
    if (chosen && pointing.takeable.has(chosen)) this.#ring(chosen, true);
    this.#lock(pointing.locked);
    if (pointing.arrow) this.#drawArrow(pointing.arrow);
    this.#drawLanding(pointing.landing);
    this.#drawGhost(pointing.ghost);
    if (pointing.hold) {
      const mark = marks.holdMark(pointing.hold.lift, this.#inks.chosen);
      mark.position.set(...pointing.hold.at);
      this.#marks.add(mark);
    }
    if (pointing.hand) this.#drawHand(pointing.hand);
    if (pointing.lost) {
      const mark = marks.lostContact(this.#inks.refused);
      mark.position.set(...pointing.lost);
      mark.lookAt(this.#camera.position);
      this.#marks.add(mark);
    }
    this.invalidate();
  }

  /** Let one piece glow under the pointer. */
  hover(piece: string | null): void {
    if (piece === this.#hovered) return;
    const left = this.#hovered ? this.#pieces.get(this.#hovered) : undefined;
    if (left && this.#plain) left.material = this.#plain;
    const mesh = piece ? this.#pieces.get(piece) : undefined;
    this.#plain = mesh ? materialsOf(mesh) : null;
    if (mesh) {
      mesh.material = materialsOf(mesh).map((material) => {
        const glowing = material.clone() as MeshStandardMaterial;
        glowing.emissive.set('#ffdf9e');
        glowing.emissiveIntensity = 0.22;
        return glowing;
      });
    }
    this.#hovered = piece;
    this.invalidate();
  }

  // --- pointing with a finger

  /** The piece under a place of the canvas (-1 … 1); near misses of columns count as hits. */
  pick(at: Vector2Like, near = 0): string | null {
    this.#ray.setFromCamera(new Vector2(at.x, at.y), this.#camera);
    const meshes = [...this.#pieces.values()].filter(({ visible }) => visible);
    const hit = this.#ray.intersectObjects(meshes, false)[0]?.object.name ?? null;
    if (hit && isColumn(hit)) return hit;
    return (near > 0 ? this.#nearestColumn(at, near) : null) ?? hit;
  }

  /** Where the ray through a place of the canvas meets a level height. */
  reach(at: Vector2Like, height: number): Point | null {
    this.#ray.setFromCamera(new Vector2(at.x, at.y), this.#camera);
    const meets = this.#ray.ray.intersectPlane(
      new Plane(new Vector3(0, 1, 0), -height * SCALE),
      new Vector3(),
    );
    if (!meets) return null;
    return [meets.x / SCALE, -meets.z / SCALE];
  }

  /** Where a point of the villa is on the canvas, from 0 to 1. */
  project(x: number, y: number, z: number): { x: number; y: number } {
    const seen = new Vector3(x * SCALE, z * SCALE, -y * SCALE).project(this.#camera);
    return { x: (seen.x + 1) / 2, y: (1 - seen.y) / 2 };
  }

  set canOrbit(may: boolean) {
    this.#controls.enabled = may;
  }

  // --- the camera

  turn(degrees: number): void {
    const { target } = this.#controls;
    const way = this.#camera.position.clone().sub(target);
    way.applyAxisAngle(new Vector3(0, 1, 0), (degrees * Math.PI) / 180);
    this.#camera.position.copy(target).add(way);
    this.#wasMoved = true;
    this.#controls.update();
    this.invalidate();
  }

  tip(degrees: number): void {
    const { target } = this.#controls;
    const way = this.#camera.position.clone().sub(target);
    const side = new Vector3(way.z, 0, -way.x).normalize();
    const tipped = way.clone().applyAxisAngle(side, (-degrees * Math.PI) / 180);
    if (tipped.y < 0.05 * tipped.length() || Math.hypot(tipped.x, tipped.z) < 0.05 * tipped.length()) return;
    this.#camera.position.copy(target).add(tipped);
    this.#wasMoved = true;
    this.#controls.update();
    this.invalidate();
  }

  zoom(factor: number): void {
    const { target } = this.#controls;
    const way = this.#camera.position.clone().sub(target);
    way.setLength(Math.min(16, Math.max(3.2, way.length() * factor)));
    this.#camera.position.copy(target).add(way);
    this.#wasMoved = true;
    this.#controls.update();
    this.invalidate();
  }

  /** See the whole villa again. */
  home(): void {
    this.#wasMoved = false;
    this.#frame();
  }

  set turntable(turns: boolean) {
    this.#isTurning = turns;
    this.#controls.autoRotate = turns;
    this.#controls.autoRotateSpeed = TURNTABLE;
    this.invalidate();
  }

  resize(width: number, height: number): void {
    if (width < 1 || height < 1) return;
    this.#renderer.setPixelRatio(this.#fineness);
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / height;
    this.#camera.updateProjectionMatrix();
    if (!this.#wasMoved) this.#frame();
    this.invalidate();
  }

  invalidate(): void {
    if (!this.#asked) this.#asked = requestAnimationFrame((now) => this.#draw(now));
  }

  close(): void {
    cancelAnimationFrame(this.#asked);
    this.#asked = -1;
    this.#controls.dispose();
    this.#scene.traverse((part) => {
      if (!(part instanceof Mesh)) return;
      part.geometry.dispose();
      for (const material of materialsOf(part)) material.dispose();
    });
    this.#renderer.dispose();
  }

  // --- inside

  #light(): void {
    if (!this.#isPlain) {
      const room = new PMREMGenerator(this.#renderer);
      this.#scene.environment = room.fromScene(new RoomEnvironment(), 0.06).texture;
      this.#scene.environmentIntensity = 0.42;
      room.dispose();
    }
    this.#scene.add(new HemisphereLight('#fff4e0', '#6b4a30', this.#isPlain ? 1.35 : 0.55));
    const sun = new DirectionalLight('#ffe9c8', 2.5);
    sun.position.set(-3.4, 7.2, 3.6);
    sun.castShadow = true;
    sun.shadow.mapSize.setScalar(this.#isPlain ? 768 : 1536);
    sun.shadow.radius = 5;
    sun.shadow.bias = -0.0004;
    sun.shadow.normalBias = 0.012;
    const box = sun.shadow.camera;
    [box.left, box.right, box.bottom, box.top, box.near, box.far] = [-3.4, 3.4, -3.4, 4.4, 1, 16];
    this.#scene.add(sun);
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
      if (pose) marks.place(mesh, pose);
      const band = this.#bands.get(name);
      if (band && pose) marks.place(band, pose);
      if (band) band.visible = pose !== undefined;
    }
  }

  #draw(now: number): void {
    this.#asked = 0;
    const passed = Math.min(0.1, (now - this.#last) / 1000);
    this.#last = now;
    let goesOn = this.#isTurning;
    if (this.#goal) {
      const part = 1 - Math.exp(-GLIDE * passed);
      let far = 0;
      for (const [piece, goal] of this.#goal) {
        const shown = this.#shown.get(piece) ?? goal;
        const next = between(shown, goal, part);
        far = Math.max(
          far,
          Math.abs(goal[0] - next[0]) + Math.abs(goal[1] - next[1]) + Math.abs(goal[2] - next[2]),
        );
        this.#shown.set(piece, next);
      }
      this.#arrange();
      if (far > 0.02) goesOn = true;
      else this.#goal = null;
    }
    goesOn = this.#controls.update() || goesOn;
    if (this.#wentOn) this.#keepPace(passed);
    this.#renderer.render(this.#scene, this.#camera);
    this.onpicture();
    this.#wentOn = goesOn || this.#asked !== 0;
    if (goesOn) this.invalidate();
  }

  /** A weak machine gets a coarser picture rather than a jerky one. */
  #keepPace(passed: number): void {
    this.#slow = passed > SLOW ? this.#slow + 1 : 0;
    if (this.#slow < SLOW_PICTURES || this.#fineness <= COARSEST) return;
    this.#slow = 0;
    this.#fineness = Math.max(COARSEST, this.#fineness * 0.7);
    this.#renderer.setPixelRatio(this.#fineness);
  }

  /** Keep the tower in the picture as it grows, unless somebody has chosen a view. */
  #raise(): void {
    let top = STOREY;
    for (const [piece, pose] of this.#shown) {
      if (this.#pieces.has(piece)) top = Math.max(top, pose[2] + (isColumn(piece) ? COLUMN_HEIGHT / 2 : 3));
    }
    if (Math.abs(top - this.#height) < 4) return;
    this.#height = top;
    if (!this.#wasMoved) this.#frame();
    else this.#controls.target.y = (top * SCALE) / 2 - 0.1;
  }

  #frame(): void {
    const tall = Math.max(2.1, this.#height * SCALE + 0.75);
    const wide = 3.5;
    const half = Math.tan((this.#camera.fov * Math.PI) / 360);
    const distance = Math.max(tall / 2 / half, wide / 2 / half / this.#camera.aspect) + 1.15;
    this.#controls.target.set(0, (this.#height * SCALE) / 2 - 0.12, 0);
    const way = new Vector3(0.46, 0.5, 0.8).normalize().multiplyScalar(distance);
    this.#camera.position.copy(this.#controls.target).add(way);
    this.#controls.update();
    this.invalidate();
  }

  #nearestColumn(at: Vector2Like, near: number): string | null {
    let best: string | null = null;
    let least = near;
    for (const [name, pose] of this.#shown) {
      if (!isColumn(name)) continue;
      const seen = this.project(pose[0], pose[1], pose[2]);
      const far = Math.hypot((seen.x * 2 - 1 - at.x) * this.#camera.aspect, 1 - seen.y * 2 - at.y);
      if (far < least) [best, least] = [name, far];
    }
    return best;
  }

  #clearMarks(): void {
    for (const mark of [...this.#marks.children]) {
      this.#marks.remove(mark);
      mark.traverse((part) => {
        const drawn = part as Partial<Mesh> & Object3D;
        drawn.geometry?.dispose();
        if (drawn.material) for (const material of [drawn.material].flat()) material.dispose();
      });
    }
    for (const ghost of this.#ghosts.values()) ghost.visible = false;
  }

  #ring(column: string, isChosen: boolean): void {
    const pose = this.#shown.get(column);
    if (!pose) return;
    const ring = marks.footRing(column, isChosen, this.#inks);
    ring.position.set(pose[0], pose[1], pose[2] - COLUMN_HEIGHT / 2 + 0.5);
    this.#marks.add(ring);
    if (!isChosen) return;
    const top = marks.footRing(column, true, this.#inks);
    top.position.set(pose[0], pose[1], pose[2] + COLUMN_HEIGHT / 2 + 0.6);
    if (!this.#isCovered(pose)) this.#marks.add(top);
  }

  /** Whether a floor lies right over a place; only so that no ring is drawn inside the wood. */
  #isCovered(pose: Pose): boolean {
    return FLOOR_ORDER.some((floor) => {
      const over = this.#shown.get(floor);
      return over !== undefined && over[2] > pose[2] && over[2] < pose[2] + STOREY;
    });
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
      this.#bands.delete(column);
    }
    this.#arrange();
  }

  #drawArrow({ column, direction, way }: NonNullable<Pointing['arrow']>): void {
    const pose = this.#shown.get(column);
    if (!pose) return;
    const { radius } = columnPiece(column);
    const arrow = marks.pullArrow(radius + 5, way + radius, this.#inks.chosen);
    arrow.position.set(pose[0], pose[1], pose[2] - COLUMN_HEIGHT / 2 + 1);
    arrow.rotation.z = (direction * Math.PI) / 180;
    this.#marks.add(arrow);
  }

  #drawLanding(landing: Pointing['landing']): void {
    if (!landing) return;
    const { column, pose, isRefused } = landing;
    const spot = marks.landingSpot(column, isRefused, this.#inks);
    spot.position.set(pose[0], pose[1], pose[2] - COLUMN_HEIGHT / 2);
    spot.quaternion.set(pose[4], pose[5], pose[6], pose[3]);
    this.#marks.add(spot);
    const ghost = this.#ghost(column, isRefused ? 0.45 : 0.92);
    marks.place(ghost, [pose[0], pose[1], pose[2] + 14, pose[3], pose[4], pose[5], pose[6]]);
  }

  #drawGhost(ghosted: Pointing['ghost']): void {
    if (!ghosted) return;
    const { floor, pose, isRefused, supports } = ghosted;
    const ghost = this.#ghost(floor, isRefused ? 0.3 : 0.55);
    const lifted: Pose = [pose[0], pose[1], pose[2] + 3, pose[3], pose[4], pose[5], pose[6]];
    marks.place(ghost, lifted);
    const shade = marks.floorShade(floor, isRefused, this.#inks);
    marks.place(shade, lifted);
    this.#marks.add(shade);
    for (const column of supports) {
      const under = this.#shown.get(column);
      if (!under) continue;
      const mark = marks.supportMark(column, this.#inks.chosen);
      mark.position.set(under[0], under[1], under[2]);
      this.#marks.add(mark);
    }
  }

  #drawHand({ column, target, grip, tool }: NonNullable<Pointing['hand']>): void {
    const pose = this.#shown.get(column);
    if (!pose) return;
    const height = pose[2] - COLUMN_HEIGHT / 2 + grip;
    const knob = marks.gripKnob(tool, this.#inks.chosen);
    knob.position.set(target[0], target[1], height);
    this.#marks.add(knob, marks.thread([pose[0], pose[1], height], [...target, height], this.#inks.chosen));
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

/** Whether the browser has to draw without a graphics card; throws where it cannot draw at all. */
function isDrawnWithoutCard(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  if (!context) throw new Error('no WebGL');
  const asked = context.getExtension('WEBGL_debug_renderer_info');
  const name = asked ? String(context.getParameter(asked.UNMASKED_RENDERER_WEBGL)) : '';
  context.getExtension('WEBGL_lose_context')?.loseContext();
  return /swiftshader|llvmpipe|software/i.test(name);
}

interface Vector2Like {
  readonly x: number;
  readonly y: number;
}
