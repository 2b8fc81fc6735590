import type { VillaController } from '../controller.svelte';
import type { VillaDesk } from '../desk';
import type { Doing } from '../hand/grasp.svelte';
import { COLUMN_HEIGHT, isColumn, type Point } from '../wood/pieces';
import { floorHeight } from '../wood/poses';
import type { Place } from '../scene/eye';
import type { Stage } from '../scene/stage';

/** Pixels within which a press is a click, and parts of the picture within which a near miss is a hit. */
const CLICK = { touch: 6, mouse: 4 };
const NEAR = { touch: 0.09, mouse: 0.03 };
/** Milliseconds that a finger rests on a column until it has hold of it. */
const HOLD_MS = 180;
/** Millimetres: how far from what is in hand a finger may take it, and where nothing is aimed at any more. */
const ON_FLOOR = 90;
const ON_COLUMN = 40;
const BEYOND = 170;
/** Millimetres and degrees by which a piece is raised and turned for each pixel, degrees of its tilt for a millimetre. */
const RAISES = 0.1;
const TURNS = 0.4;
const TILTS = 0.25;
/** Millimetres that a hand goes for each of the finger while the wood sticks: it is felt before it slips. */
const GENTLE = 0.25;
/** Pixels that the second finger goes up until the second hand lifts with all its strength. */
const FULL_LIFT = 150;

interface Press {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly piece: string | null;
  /** The height at which the finger moves from now on, and where it is there. */
  readonly height: number;
  readonly ground: Point | null;
}

/**
 * A mouse or a finger in the picture: takes columns and pulls them, carries what is in hand, sets it down. One finger
 * is the hand, two are the eye; a mouse on wood is the hand, beside it or with its right button it turns the eye. A
 * column is taken by a press and a short hold.
 */
export class Fingers {
  readonly #stage: Stage;
  readonly #canvas: HTMLCanvasElement;
  readonly #desk: VillaDesk;
  readonly #controller: VillaController;
  #pressed: Press | null = null;
  #drags: 'column' | 'carried' | 'floor' | 'spot' | null = null;
  /** The fingers that are down. */
  readonly #down = new Set<number>();
  #hold: ReturnType<typeof setTimeout> | undefined;
  /** Whether this press has begun a pull, which may be over before the press is. */
  #hasBegun = false;
  /** The second finger, which is the second hand. */
  #support: { readonly pointer: number; readonly y: number } | null = null;
  /** Where on the piece in hand, or beside the hand, the finger took hold. */
  #from: Point = [0, 0];
  /** Whether the column that is pulled has not slipped yet. */
  #sticks = false;
  /** Where the finger was last, in pixels, and what it did there. */
  #last: { readonly x: number; readonly y: number; readonly ground: Point; readonly does: Doing } | null =
    null;

  constructor(stage: Stage, canvas: HTMLCanvasElement, desk: VillaDesk, controller: VillaController) {
    this.#stage = stage;
    this.#canvas = canvas;
    this.#desk = desk;
    this.#controller = controller;
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.#down.add(event.pointerId);
    if (this.#down.size > 1) return this.#second(event);
    if (event.button !== 0) return;
    const { grasp, takeable, task } = this.#controller;
    const at = this.#place(event);
    const piece = this.#stage.pick(at, event.pointerType === 'touch' ? NEAR.touch : NEAR.mouse);
    const takes = task === 'take' && piece !== null && takeable.has(piece) && !grasp.isAtWork;
    const grip = takes ? this.#stage.gripAt(at, piece) : null;
    if (takes && piece !== this.#controller.column) void this.#controller.choose(piece, true);
    if (grip !== null) this.#controller.gripAt(grip);
    const height = this.#heightOf(piece);
    const ground = this.#stage.reach(at, height);
    this.#pressed = { pointer: event.pointerId, x: event.clientX, y: event.clientY, piece, height, ground };
    this.#controller.wasHasty = false;
    // A question may be answered after the columns that it is about were nudged.
    const nudges = task === 'answer' && piece !== null && this.#controller.mayNudge(piece);
    const isHeld = grasp.isAtWork && !grasp.isCarrying && piece === grasp.hand?.piece;
    this.#drags = takes || isHeld ? 'column' : this.#inHandAt(ground, event.pointerType);
    // A finger may still be the first of two.
    const isHand = this.#drags !== null || nudges || (task === 'take' && piece !== null);
    if (event.pointerType !== 'touch') this.#stage.canOrbit = !isHand;
    if (this.#drags) this.#canvas.setPointerCapture(event.pointerId);
    if (takes || nudges) this.#hold = setTimeout(() => this.#grip(piece), HOLD_MS);
    if (isHeld) this.#from = this.#besideHand(ground);
  }

  move(event: PointerEvent): void {
    if (this.#support?.pointer === event.pointerId) return this.#lift(event);
    const at = this.#place(event);
    if (!this.#pressed) {
      if (this.#down.size === 0) this.#hover(at, event.pointerType);
      return;
    }
    const { piece, height, ground: from, pointer } = this.#pressed;
    const ground = this.#stage.reach(at, height);
    if (!this.#drags || !ground || pointer !== event.pointerId) return;
    if (!this.#isClick(event)) this.#stage.canOrbit = false;
    if (this.#handles(event, ground)) return;
    const [x, y] = [ground[0] - this.#from[0], ground[1] - this.#from[1]];
    if (this.#drags === 'carried') this.#carry(event, x, y);
    else if (this.#drags === 'floor') this.#controller.moveFloor(x, y);
    else if (this.#drags === 'spot') this.#controller.aim(x, y);
    else if (this.#controller.grasp.isAtWork) this.#pull(ground);
    else if (!piece || this.#hasBegun || this.#isClick(event)) return;
    else if (this.#controller.gripped === piece) this.#begin(piece, from ?? ground, ground);
    else this.#hurry();
  }

  up(event: PointerEvent): void {
    this.#down.delete(event.pointerId);
    if (this.#support?.pointer === event.pointerId) {
      this.#support = null;
      this.#controller.grasp.support(-1);
    }
    if (this.#pressed?.pointer !== event.pointerId) return;
    const wasClick = this.#isClick(event) && event.type !== 'pointercancel';
    const { piece, ground } = this.#pressed;
    const { grasp, task, takeable, gripped } = this.#controller;
    if ((this.#drags === 'column' || this.#drags === 'carried') && grasp.isAtWork) grasp.rest();
    this.#letGo();
    if (wasClick && gripped && this.#controller.mayNudge(gripped))
      void this.#desk.moves.play({ type: 'nudge', column: gripped });
    if (!wasClick || grasp.isCarrying || gripped) return;
    if (this.#controller.placesByHand) this.#aim(this.#place(event), piece);
    else if (this.#controller.inHand && ground) this.#setDown(ground, piece);
    else if (task === 'take' && piece && isColumn(piece) && !takeable.has(piece) && !grasp.isAtWork) {
      void this.#controller.choose(piece);
    }
  }

  leave(): void {
    this.#stage.hover(null);
  }

  /** A finger has rested on a column: it has hold of it. */
  #grip(piece: string): void {
    this.#controller.gripped = piece;
    this.#stage.canOrbit = false;
  }

  /** A finger moved on before it had hold of a column: nothing is begun by accident. */
  #hurry(): void {
    clearTimeout(this.#hold);
    this.#drags = null;
    this.#controller.wasHasty = true;
  }

  /** The second hand at the floor works harder, or less hard; a column that is only gripped is in the hand from now on. */
  support(by: number): void {
    const { gripped, grasp, takeable } = this.#controller;
    const ground = this.#pressed?.ground;
    if (gripped && ground && takeable.get(gripped)?.canLift === false) this.#begin(gripped, ground, ground);
    grasp.support(by);
  }

  /** A second finger is down: it is the second hand at the floor if the first one pulls, or else both are the eye's. */
  #second(event: PointerEvent): void {
    this.support(0);
    const { gripped, grasp } = this.#controller;
    if (grasp.isAtWork && !grasp.isCarrying) this.#support = { pointer: event.pointerId, y: event.clientY };
    else if (!gripped && !grasp.isAtWork) this.#letGo();
  }

  /** The second finger goes up: the second hand lifts the floor harder. */
  #lift(event: PointerEvent): void {
    const up = this.#support!.y - event.clientY;
    this.#support = { pointer: event.pointerId, y: event.clientY };
    this.#controller.grasp.support(up / FULL_LIFT);
  }

  #letGo(): void {
    clearTimeout(this.#hold);
    this.#pressed = this.#drags = this.#support = this.#last = null;
    this.#hasBegun = false;
    this.#controller.gripped = null;
    this.#stage.canOrbit = true;
  }

  #place(event: PointerEvent): Place {
    const box = this.#canvas.getBoundingClientRect();
    return {
      x: ((event.clientX - box.left) / box.width) * 2 - 1,
      y: 1 - ((event.clientY - box.top) / box.height) * 2,
    };
  }

  #isClick(event: PointerEvent): boolean {
    const far = Math.hypot(event.clientX - this.#pressed!.x, event.clientY - this.#pressed!.y);
    return far <= (event.pointerType === 'touch' ? CLICK.touch : CLICK.mouse);
  }

  /** The height at which the finger moves. */
  #heightOf(piece: string | null): number {
    const { task, ground, pulling, carried } = this.#controller;
    if (carried) return (this.#stage.poseOf(carried.piece) ?? carried.pose)[2];
    if (task === 'floor') return floorHeight(this.#desk.position.view.villa.floors.length);
    if (task !== 'take') return ground;
    const pose = piece ? this.#stage.poseOf(piece) : undefined;
    return (pose?.[2] ?? 0) - COLUMN_HEIGHT / 2 + pulling.grip;
  }

  /** Whether the finger is on the floor or the column in hand; a mouse aims a column without pressing. */
  #inHandAt(ground: Point | null, pointer: string): 'carried' | 'floor' | 'spot' | null {
    const { task, floor, spot, inHand, carried } = this.#controller;
    if (!ground) return null;
    const isFloor = task === 'floor';
    if (carried) {
      const [x, y] = this.#controller.grasp.hand?.target ?? carried.pose;
      const isOn = Math.hypot(ground[0] - x, ground[1] - y) < (isFloor ? ON_FLOOR : ON_COLUMN);
      // The way of a hand is told from where it took hold, which is where the piece hung then.
      const [wayX, wayY] = this.#controller.grasp.isCarrying ? this.#controller.grasp.way : [0, 0];
      this.#from = [ground[0] - wayX, ground[1] - wayY];
      return isOn ? 'carried' : null;
    }
    if (!isFloor && !(inHand && pointer === 'touch')) return null;
    const { x, y } = isFloor ? floor : spot;
    this.#from = [ground[0] - x, ground[1] - y];
    if (Math.hypot(...this.#from) >= (isFloor ? ON_FLOOR : ON_COLUMN)) return null;
    return isFloor ? 'floor' : 'spot';
  }

  /** The hand follows the finger: gently while the column sticks, and when it slips from where it is then. */
  #pull(ground: Point): void {
    const { grasp } = this.#controller;
    if (this.#sticks && grasp.hasMoved) {
      this.#sticks = false;
      this.#from = this.#besideHand(ground);
    }
    const part = this.#sticks ? GENTLE : 1;
    grasp.reach((ground[0] - this.#from[0]) * part, (ground[1] - this.#from[1]) * part);
  }

  /** A finger that takes hold anew goes on from where the hand is. */
  #besideHand(ground: Point | null): Point {
    const { grasp } = this.#controller;
    if (!ground || !grasp.isAtWork) return [0, 0];
    const [x, y] = grasp.way;
    const part = this.#sticks && !grasp.isCarrying ? GENTLE : 1;
    return [ground[0] - x / part, ground[1] - y / part];
  }

  /** The finger has begun to pull: a free column is simply lifted, another one is taken by hand. */
  #begin(piece: string, from: Point, to: Point): void {
    this.#controller.gripped = null;
    this.#hasBegun = true;
    if (this.#controller.takeable.get(piece)?.canLift) {
      this.#drags = null;
      this.#desk.moves.choose({ type: 'lift', column: piece });
      return;
    }
    this.#from = from;
    this.#sticks = true;
    void this.#controller.grab(piece, [(to[0] - from[0]) * GENTLE, (to[1] - from[1]) * GENTLE]);
  }

  /** Whether the finger raises, turns or tilts what is in hand, rather than moving it; Shift and Alt say so, too. */
  #handles(event: PointerEvent, ground: Point): boolean {
    const { grasp } = this.#controller;
    if (!grasp.isAtWork) return false;
    const does = event.shiftKey ? 'raise' : event.altKey ? 'tilt' : grasp.does;
    const last = this.#last;
    this.#last = { x: event.clientX, y: event.clientY, ground, does };
    if (does === 'pull') {
      // After something else it goes on from where the hand is, not from where the finger has got to.
      if (last && last.does !== 'pull') this.#from = this.#besideHand(ground);
      return false;
    }
    if (last?.does !== does) return true;
    const [right, up] = [event.clientX - last.x, last.y - event.clientY];
    const [x, y] = [ground[0] - last.ground[0], ground[1] - last.ground[1]];
    if (does === 'raise') grasp.move((hand) => hand.raise(up * RAISES, right * TURNS));
    else grasp.move((hand) => hand.tilt(x * TILTS, y * TILTS));
    return true;
  }

  /** What is carried follows the finger. */
  #carry(event: PointerEvent, x: number, y: number): void {
    if (!this.#controller.grasp.isAtWork && this.#isClick(event)) return;
    void this.#controller.carry((hand) => hand.reach(x, y));
  }

  /** A click on the highest floor says where to carry the column. */
  #aim(at: Place, piece: string | null): void {
    const { task, ground } = this.#controller;
    const aimed = task === 'set' ? this.#stage.reach(at, ground) : null;
    if (aimed && Math.hypot(...aimed) < BEYOND) this.#controller.aim(...aimed, this.#stackUnder(piece));
  }

  #hover(at: Place, pointer: string): void {
    const { task, takeable, inHand, ground, placesByHand } = this.#controller;
    const piece = this.#stage.pick(at);
    this.#stage.hover(task === 'take' && piece && takeable.has(piece) ? piece : null);
    if (!inHand || placesByHand || pointer !== 'mouse' || this.#desk.moves.considered) return;
    const aimed = this.#stage.reach(at, ground);
    if (aimed && Math.hypot(...aimed) < BEYOND) this.#controller.aim(...aimed, this.#stackUnder(piece));
  }

  #setDown(ground: Point, piece: string | null): void {
    this.#controller.aim(...ground, this.#stackUnder(piece));
    const action = this.#controller.spotAction();
    if (action) this.#desk.moves.choose(action);
  }

  #stackUnder(piece: string | null): string | null {
    return this.#controller.places.some(({ on }) => on !== null && on === piece) ? piece : null;
  }
}
