import { untrack } from 'svelte';
import type {
  Action,
  HandPoint,
  LayFloor,
  LayFloorAlong,
  OpenDecision,
  Pose,
  Preview,
  Pull,
  PullAlong,
  SetDownAlong,
  View,
  WayOut,
} from '../../generated/villa_paletti';
import type { VillaDesk } from './desk';
import type { LiveFrame } from '../../frame/contract';
import { onePerDesk } from '../../frame/controllers.svelte';
import { Foresight, type Foreseen } from '../../frame/foresight.svelte';
import {
  CAREFUL,
  GRIP,
  floorPlacesFrom,
  gripRange,
  nearest,
  placesFrom,
  pullingLike,
  readyMade,
  round,
  takeableFrom,
  weightOf,
  wrap,
  type FloorPlace,
  type Pulling,
  type Spot,
  type Takeable,
  type Weight,
} from './hand/aims';
import { Grasp, type ByHand } from './hand/grasp.svelte';
import { Hand } from './hand/hand';
import { Moment } from './moment.svelte';
import { centreOf, contains, distanceToEdge, pointInside } from './wood/outline';
import {
  COLUMN_HEIGHT,
  FLOOR_THICKNESS,
  columnPiece,
  drawWith,
  type FloorName,
  type Point,
} from './wood/pieces';
import { groundOf, levelAt, outlineAt, turnOf, uprightPose } from './wood/poses';

/** What the player is about to do. */
export type Task = 'watch' | 'colour' | 'site' | 'take' | 'set' | 'answer' | 'floor';

const TASKS: Readonly<Record<OpenDecision['decision'], Task>> = {
  placing_column: 'site',
  laying_blue: 'floor',
  rolling_colour: 'colour',
  choosing_colour: 'colour',
  taking_turn: 'take',
  moving_own: 'take',
  setting_down: 'set',
  contesting: 'answer',
  proving: 'take',
  punishing: 'take',
  laying_floor: 'floor',
  doubting_neutral: 'answer',
  proving_neutral: 'take',
};

/** How far a hand may press what it sets down, in millimetres. */
const PRESSED = 3;
/** Millimetres over where it is to stand within which a piece may stand: wood differs a little. */
const NEAR = 0.8;
/** Millimetres around a column within which another may stand on it. */
const ON_A_COLUMN = 12;

/** The table of Villa Paletti without its looks: what is chosen, aimed at and held in the hand. */
export class VillaController {
  readonly desk: VillaDesk;
  column = $state<string | null>(null);
  pulling = $state.raw<Pulling>(CAREFUL);
  spot = $state.raw<Spot>({ x: 0, y: 0, rotation: 0, on: null });
  floor = $state.raw<FloorPlace>({ x: 0, y: 0, rotation: 0, flipped: false });
  /** The column that is pointed at in the panel. */
  hovered = $state<string | null>(null);
  /** Whether the chosen column was pressed in the picture, where it is seen. */
  wasPressed = $state(false);
  /** How the player wants to pull, whatever a hint has proposed meanwhile. */
  #own: Pulling = CAREFUL;
  /** The column that a finger has hold of without having moved it: letting go costs nothing (VIL-T4). */
  gripped = $state<string | null>(null);
  /** Whether a finger was too quick to take hold of a column. */
  wasHasty = $state(false);
  /** The hand at the villa, if one is at work. */
  readonly grasp: Grasp;
  /** What has just happened. */
  readonly moment = new Moment();
  readonly #foresight: Foresight<Action, Preview>;

  readonly decision: OpenDecision | null = $derived.by(() => {
    const last = this.desk.position.view.open.at(-1);
    return last && this.desk.moves.isOpen && last.seat === this.desk.position.seat ? last : null;
  });
  readonly task: Task = $derived(this.decision ? TASKS[this.decision.decision] : 'watch');
  readonly takeable: ReadonlyMap<string, Takeable> = $derived.by(() => takeableFrom(this.legal));
  /** The column that is in the hand, or is being put on the building site. */
  readonly inHand: string | null = $derived(
    this.task === 'set' ? (this.decision?.column ?? null) : this.task === 'site' ? this.column : null,
  );
  readonly colours = $derived(
    this.legal.filter((action) => action.type === 'choose_colour' || action.type === 'tell_colour'),
  );
  readonly places = $derived(placesFrom(this.legal));
  readonly floorPlaces = $derived(floorPlacesFrom(this.legal));
  /** Whether the table lets pulls be declared here, too, or leaves them to hands. */
  readonly pullsByPanel: boolean = $derived(this.view.options.pulling !== 'by_hand');
  /** How the table lets pieces be placed. */
  readonly placesByPanel: boolean = $derived(this.view.options.placing !== 'by_hand');
  readonly placesByHand: boolean = $derived(
    this.view.options.placing !== 'by_panel' &&
      this.view.carry_height !== null &&
      (this.task === 'set' || this.task === 'floor'),
  );
  /** The columns that still have to be put on the building site. */
  readonly unplaced: readonly string[] = $derived([
    ...new Set(this.legal.filter((action) => action.type === 'place_column').map(({ column }) => column)),
  ]);

  constructor(desk: VillaDesk) {
    this.desk = desk;
    drawWith(desk.position.view.villa.pieces);
    this.grasp = new Grasp((request) => desk.stage.live.open(request));
    this.#foresight = new Foresight((action) => desk.moves.preview(action));
    $effect(() =>
      desk.stage.hear(
        (event) => this.moment.hear(event, this.view, desk.position.seat),
        () => this.moment.forget(),
      ),
    );
    // What a hand did becomes an entry of the log: from then on the pieces are where the view says.
    $effect(() => {
      void this.view;
      untrack(() => this.grasp.settle());
    });
    $effect(() => {
      if (this.grasp.moved) untrack(() => this.follow());
    });
    // Every decision begins anew; a hint or a line of the list of moves is taken over.
    $effect(() => {
      void [this.legal, this.task];
      untrack(() => this.begin());
    });
    $effect(() => {
      const { considered } = desk.moves;
      if (considered) untrack(() => this.adopt(considered));
    });
    // After the others: a hand that was held goes on in the decision that has begun.
    $effect(() =>
      desk.stage.live.hear((frame) =>
        untrack(() => (frame?.held ? this.#resume(frame, frame.held) : this.grasp.hear(frame))),
      ),
    );
    $effect(() => () => {
      this.grasp.letGo();
      this.#foresight.forget();
    });
  }

  get view(): View {
    return this.desk.position.view;
  }

  get legal(): readonly Action[] {
    return this.desk.moves.legal;
  }

  can(type: Action['type']): boolean {
    return this.legal.some((action) => action.type === type);
  }

  /** Begin a new decision: everything at a sensible start. */
  begin(): void {
    this.#foresight.forget();
    this.gripped = this.hovered = null;
    this.wasHasty = false;
    this.pulling = this.#own;
    const pulled = this.grasp.isCarrying ? null : (this.grasp.hand?.piece ?? null);
    this.column = this.task === 'site' ? (this.unplaced[0] ?? null) : pulled;
    if (this.task === 'set') this.#beginSetting();
    if (this.task === 'floor') this.#beginFloor();
    if (this.task === 'site') this.#beginPlacing();
  }

  /** Whether a column can be nudged: one that may be taken, or that a question is about. */
  mayNudge(column: string): boolean {
    return this.desk.moves.offers.some((offer) => {
      return offer.action === 'nudge' && offer.bounds.column.values.includes(column);
    });
  }

  // --- taking out

  /** Choose a column; one that may not be taken is explained. */
  async choose(column: string, isPressed = false): Promise<void> {
    this.wasPressed = isPressed;
    if (this.task === 'site') {
      this.column = column;
      return this.#beginPlacing();
    }
    const way = this.takeable.get(column);
    if (!way) {
      if (this.task === 'take') await this.desk.moves.explain({ type: 'break_off', column });
      return;
    }
    this.column = column;
    this.desk.moves.consider(null);
    const hold = this.#own.hold;
    this.pulling = { ...this.#own, direction: way.directions[0] ?? 0 };
    if (hold) this.support(hold);
    this.look();
  }

  pull(changes: Partial<Pulling>): void {
    const grip = changes.tool ? { grip: GRIP[changes.tool] } : {};
    this.pulling = { ...this.pulling, ...grip, ...changes };
    this.#own = { ...this.#own, ...grip, ...changes };
    this.look();
  }

  /** Take the column so far above its foot the next time: low it drags, high it tips. */
  gripAt(height: number): void {
    const [least, most] = gripRange();
    const grip = Math.round(Math.min(most, Math.max(least, height)));
    this.pulling = { ...this.pulling, grip };
  }

  /** Lay the second hand on a floor, near the column; or take it away. */
  support(floor: FloorName | null, at?: Point): void {
    if (floor === null) return this.pull({ hold: null, lift: 0, steady: 0 });
    const laid = this.view.villa.floors.find((each) => each.floor === floor);
    if (!laid) return;
    const outline = outlineAt(floor, laid.pose);
    const holdAt = pointInside(outline, at ?? centreOf(outline));
    const { lift, steady } = this.pulling;
    const isNew = lift === 0 && steady === 0;
    this.pull({ hold: floor, holdAt, ...(isNew ? { lift: 0.5, steady: 0.5 } : {}) });
  }

  /** How far the column that is pulled still is under its floor, in millimetres. */
  readonly under: number = $derived.by(() => {
    const piece = this.grasp.isCarrying ? undefined : this.grasp.hand?.piece;
    const start = piece && this.#poseOf(piece);
    const above = start && this.floorAbove(piece);
    if (!above) return 0;
    const [x, y] = this.grasp.moved?.get(piece) ?? start;
    const outline = outlineAt(above.floor, this.grasp.moved?.get(above.floor) ?? above.pose);
    const inside = distanceToEdge(outline, x, y) * (contains(outline, x, y) ? 1 : -1);
    return Math.max(0, Math.round(inside + columnPiece(piece).radius));
  });

  /** How hard the floor above rests on a column, in newtons. */
  load(column: string): number {
    return this.view.loads[column] ?? 0;
  }

  /** What is written at a column. */
  weight(column: string): Weight {
    return weightOf(this.view, column);
  }

  pullAction(column = this.column): Pull | null {
    const way = column === null ? undefined : this.takeable.get(column);
    if (column === null || !way || way.canLift || !this.pullsByPanel) return null; // free: simply lifted
    const { direction, speed, giveUp, grip, tool, hold, holdAt, lift, steady } = this.pulling;
    const pull = { type: 'pull', column, direction, speed, give_up: giveUp, grip, tool } as const;
    return hold ? { ...pull, hold, hold_x: holdAt[0], hold_y: holdAt[1], lift, steady } : { ...pull, hold };
  }

  /** By hand the second hand works while the first one pulls: nothing is declared of it. */
  #byHand(column: string): PullAlong {
    const { grip, tool } = this.pulling;
    return { type: 'pull_along', column, path: [], grip, tool };
  }

  /** A hand may soon be at work: the wood is made ready, any column will do for that. */
  prepare(): void {
    const [column] = [...this.takeable].find(([, { canLift }]) => !canLift) ?? [];
    if (this.task === 'take' && column) this.desk.stage.live.prepare(this.#byHand(column));
    else if (this.placesByHand) this.desk.stage.live.prepare(this.#carrying());
  }

  /** The floor that lies over a column, or over the level on which it stands. */
  floorAbove(column: string): View['villa']['floors'][number] | undefined {
    const pose = this.#poseOf(column);
    return pose ? this.view.villa.floors[levelAt(pose, this.view.villa.floors.length)] : undefined;
  }

  /** Where a column stands. */
  placeOf(column: string): Point | null {
    const pose = this.#poseOf(column);
    return pose ? [pose[0], pose[1]] : null;
  }

  #poseOf(column: string): Pose | null {
    return this.view.villa.columns.find(({ id }) => id === column)?.pose ?? null;
  }

  /** Take hold of a column by hand and pull it, by so many millimetres at first. */
  async grab(column: string, by: Point): Promise<void> {
    const pose = this.#poseOf(column);
    if (!pose || this.grasp.isAtWork || !this.takeable.has(column)) return;
    this.column = column;
    const taken = await this.grasp.take(this.#byHand(column), column, pose, (hand) => hand.reach(...by));
    if (!taken) await this.desk.moves.explain({ type: 'break_off', column });
  }

  /** Take hold of the chosen column, or of what is to be carried, without moving it; a free column is lifted. */
  async takeHold(): Promise<void> {
    if (this.grasp.isAtWork) return;
    if (this.carried) return this.carry(() => undefined);
    const way = this.column === null ? undefined : this.takeable.get(this.column);
    if (!way || this.column === null) return;
    if (way.canLift) await this.desk.moves.play({ type: 'lift', column: this.column });
    else await this.grab(this.column, [0, 0]);
  }

  /** Go on with the own hand that was held while the connection was lost. */
  #resume(frame: LiveFrame, { hand, request, move }: NonNullable<LiveFrame['held']>): void {
    const doing = request as ByHand;
    const start = this.#startOf(doing);
    if (!start) return;
    if (doing.type === 'pull_along') this.column = doing.column;
    this.grasp.resume(hand, doing, new Hand(start.piece, start.pose, move as HandPoint | null), frame);
  }

  /** What a hand has taken, and where that was then. */
  #startOf(request: ByHand): { readonly piece: string; readonly pose: Pose } | null {
    if (request.type === 'pull_along') {
      const pose = this.#poseOf(request.column);
      return pose && { piece: request.column, pose };
    }
    const isFloor = request.type === 'lay_floor_along';
    const piece = isFloor ? this.view.next_floor : this.view.open.at(-1)?.column;
    const middle = (this.view.carry_height ?? 0) + (isFloor ? FLOOR_THICKNESS : COLUMN_HEIGHT) / 2;
    const { x, y, rotation = 0 } = request;
    const pose = uprightPose(x, y, middle, rotation, isFloor && request.flipped);
    return piece ? { piece, pose } : null;
  }

  // --- carrying by hand

  /** What is carried, and where it is until a hand takes it. */
  readonly carried: { readonly piece: string; readonly pose: Pose } | null = $derived.by(() => {
    const height = this.view.carry_height;
    if (!this.placesByHand || height === null) return null;
    if (this.task === 'set') {
      const { x, y, rotation } = this.spot;
      const pose = uprightPose(x, y, height + COLUMN_HEIGHT / 2, rotation);
      return this.inHand ? { piece: this.inHand, pose } : null;
    }
    const { x, y, rotation, flipped } = this.floor;
    const pose = uprightPose(x, y, height + FLOOR_THICKNESS / 2, rotation, flipped);
    return this.nextFloor ? { piece: this.nextFloor, pose } : null;
  });
  /** How far down what is carried may go: to what it is to stand on, and a little more, so that it is felt. */
  readonly drop: number = $derived(
    (this.view.carry_height ?? 0) -
      (this.task === 'floor' ? this.ground + COLUMN_HEIGHT : this.ground) +
      PRESSED,
  );

  /** Whether it stands: where that can be, it no longer follows the hand down. Higher up it only lags. */
  readonly touchesDown: boolean = $derived.by(() => {
    const { isHeldUp, height } = this.grasp.feel;
    const stack = this.task === 'set' && this.spot.on ? COLUMN_HEIGHT : 0;
    const middle = this.task === 'floor' ? COLUMN_HEIGHT + FLOOR_THICKNESS / 2 : COLUMN_HEIGHT / 2;
    return isHeldUp && height < this.ground + stack + middle + NEAR;
  });

  #carrying(): SetDownAlong | LayFloorAlong {
    if (this.task === 'floor') return { type: 'lay_floor_along', ...this.floor, path: [] };
    const { x, y, rotation } = this.spot;
    return { type: 'set_down_along', x, y, rotation, path: [] };
  }

  /** Take in hand what is to be placed, or go on with it; by millimetres and degrees from where it was taken. */
  async carry(go: (hand: Hand) => void): Promise<void> {
    const { hand } = this.grasp;
    if (hand) return go(hand);
    if (!this.carried) return;
    const { piece, pose } = this.carried;
    this.desk.moves.consider(null);
    const taken = await this.grasp.take(this.#carrying(), piece, pose, go);
    if (!taken) await this.desk.moves.explain(this.#carrying());
  }

  /** Where the wood has followed the hand to is what is aimed at. */
  follow(): void {
    const pose = this.grasp.isCarrying && this.grasp.hand && this.grasp.moved?.get(this.grasp.hand.piece);
    if (!pose) return;
    const [x, y] = [round(pose[0]), round(pose[1])];
    const rotation = wrap(Math.round(turnOf(pose)));
    if (this.task === 'floor') this.floor = { ...this.floor, x, y, rotation };
    else {
      const under = this.places.find(
        ({ on, x: sx, y: sy }) => on && Math.hypot(sx - x, sy - y) < ON_A_COLUMN,
      );
      this.spot = { x, y, rotation, on: under?.on ?? null };
    }
    this.look();
  }

  // --- setting down, and the building site

  /** Where the column in hand stands or would stand, by the height of the ground. */
  get ground(): number {
    return this.task === 'site' ? 0 : groundOf(this.view.villa.floors.length);
  }

  aim(x: number, y: number, on: string | null = null): void {
    if (this.grasp.isCarrying) return this.grasp.sendTo(x, y);
    this.spot = { ...this.spot, x: round(x), y: round(y), on };
    this.look();
  }

  nudge(dx: number, dy: number): void {
    if (this.task === 'floor') this.moveFloor(this.floor.x + dx, this.floor.y + dy);
    else this.aim(this.spot.x + dx, this.spot.y + dy);
  }

  turn(degrees: number): void {
    if (this.grasp.isCarrying) {
      this.grasp.send({ turn: (this.grasp.hand?.wish.turn ?? 0) + degrees });
    } else if (this.task === 'floor') this.changeFloor({ rotation: wrap(this.floor.rotation + degrees) });
    else {
      this.spot = { ...this.spot, rotation: wrap(this.spot.rotation + degrees) };
      this.look();
    }
  }

  spotAction(): Action | null {
    const { x, y, rotation, on } = this.spot;
    if (this.task === 'set' && this.placesByPanel) return { type: 'set_down', x, y, rotation, on };
    if (this.task === 'set') return readyMade(this.places, this.spot);
    if (this.task === 'site' && this.column) {
      return { type: 'place_column', column: this.column, x, y, rotation };
    }
    return null;
  }

  #beginSetting(): void {
    const top = this.view.villa.floors.at(-1);
    const centre: Point = top ? [top.pose[0], top.pose[1]] : [0, 0];
    const near = nearest(this.places, centre);
    this.spot = { x: near?.x ?? centre[0], y: near?.y ?? centre[1], rotation: 0, on: near?.on ?? null };
    this.look();
  }

  #beginPlacing(): void {
    const place = this.legal.find(
      (action) => action.type === 'place_column' && action.column === this.column,
    ) as { x: number; y: number } | undefined;
    if (place) this.spot = { x: place.x, y: place.y, rotation: 0, on: null };
    this.look();
  }

  // --- floors

  get nextFloor(): FloorName | null {
    return this.view.next_floor;
  }

  moveFloor(x: number, y: number): void {
    if (this.grasp.isCarrying) return this.grasp.sendTo(x, y);
    this.changeFloor({ x: round(x), y: round(y) });
  }

  changeFloor(changes: Partial<FloorPlace>): void {
    this.floor = { ...this.floor, ...changes };
    this.look();
  }

  floorAction(): Action | null {
    if (this.placesByPanel) return { type: 'lay_floor', ...this.floor } satisfies LayFloor;
    const ways = this.floorPlaces.filter(({ flipped }) => flipped === this.floor.flipped);
    return readyMade(ways, this.floor);
  }

  /** The columns that the floor would rest on, as the server says. */
  readonly supports: readonly string[] = $derived(
    this.glimpse?.preview?.type === 'floor_preview' ? this.glimpse.preview.rests_on : [],
  );
  /** The way out of the column that is to be pulled, as the server says. */
  readonly wayOut: WayOut | null = $derived(
    this.glimpse?.preview?.type === 'way_out' ? this.glimpse.preview : null,
  );

  #beginFloor(): void {
    const best = this.floorPlaces[0];
    const tops = this.view.villa.columns.filter(({ pose }) => pose).map(({ pose }) => pose!);
    const highest = tops.filter((pose) => levelAt(pose, 9) === this.view.villa.floors.length);
    const over = centreOf(highest.length ? highest.map(([x, y]): Point => [x, y]) : [[0, 0]]);
    this.floor = {
      x: best?.x ?? round(over[0]),
      y: best?.y ?? round(over[1]),
      rotation: best?.rotation ?? 0,
      flipped: best?.flipped ?? false,
    };
    this.look();
  }

  /** Take over what somebody else thought of: a hint, a line of the list of moves. */
  adopt(action: Action): void {
    switch (action.type) {
      case 'pull':
        this.column = action.column;
        this.pulling = pullingLike(action, this.pulling);
        break;
      case 'lift':
      case 'break_off':
        this.column = action.column;
        break;
      case 'set_down':
        this.spot = { x: action.x, y: action.y, rotation: action.rotation ?? 0, on: action.on ?? null };
        break;
      case 'place_column':
        this.column = action.column;
        this.spot = { x: action.x, y: action.y, rotation: action.rotation ?? 0, on: null };
        break;
      case 'set_down_along': {
        const [place] = placesFrom([action]);
        if (place) this.spot = { x: place.x, y: place.y, rotation: place.rotation, on: null };
        break;
      }
      case 'lay_floor':
      case 'lay_floor_along': {
        const [place] = floorPlacesFrom([action]);
        if (place) this.floor = { x: place.x, y: place.y, rotation: place.rotation, flipped: place.flipped };
        break;
      }
      default:
        return;
    }
    this.look();
  }

  // --- asking the server

  /** What is aimed at now. */
  aimed(): Action | null {
    if (this.task === 'take') return this.pullAction();
    if (!this.placesByPanel && this.task !== 'site') return null; // where it goes a hand will show
    if (this.task === 'floor') return this.floorAction();
    return this.spotAction();
  }

  /** Ask the server about what is aimed at. */
  look(): void {
    this.#foresight.at(this.aimed());
  }

  get glimpse(): Foreseen<Action, Preview> | null {
    return this.#foresight.seen;
  }
}

/** Board and panel share one hand. */
export const controllerOf = onePerDesk((desk: VillaDesk) => new VillaController(desk));
