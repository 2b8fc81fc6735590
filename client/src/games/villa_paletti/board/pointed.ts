import { MOST_LIFT } from '../../../generated/villa_paletti';
import type { VillaController } from '../controller.svelte';
import type { Lost, VillaDesk } from '../desk';
import { COLUMN_HEIGHT, FLOOR_THICKNESS, isColumn } from '../wood/pieces';
import { floorHeight, posesOf, uprightPose } from '../wood/poses';
import type { Pointing } from '../scene/pointing';

/** Where the way out ends while the server has not said it yet. */
const SHORT_WAY = 60;

/** How high a piece hovers over its place that the program's hand will set down. */
const HOVER_COLUMN = 14;
const HOVER_FLOOR = 3;

/** What is to be pointed out on the villa now. */
export function pointedOut(desk: VillaDesk, controller: VillaController, lost: Lost | null): Pointing {
  const { view } = desk.position;
  // Until the wood answers to a hand all stays as it is: a picture of its own would only delay the answer.
  const pulled = controller.grasp.moved ? controller.grasp.hand?.piece : undefined;
  const isTaking = controller.task === 'take' && !pulled;
  const takeable = controller.task === 'take' ? [...controller.takeable.keys()] : view.in_question;
  return {
    takeable: new Set(takeable.filter((column) => column !== pulled)),
    chosen: isTaking ? controller.column : null,
    sought: controller.hovered ?? (controller.task === 'take' ? controller.column : null),
    carried: carriedIn(desk, controller),
    locked: new Set(view.locked),
    arrow:
      isTaking && controller.column && controller.pullAction()
        ? {
            column: controller.column,
            direction: controller.pulling.direction,
            way: controller.wayOut?.way ?? SHORT_WAY,
          }
        : null,
    landing: landing(controller),
    ghost: ghost(desk, controller),
    hold: hold(desk, controller),
    hand: hand(controller),
    lost: lost?.at ?? null,
    last: marked(desk, controller),
  };
}

/** The piece that a hand carries, one's own or another's: it is no part of the villa. */
export function carriedIn({ position: { view } }: VillaDesk, { grasp }: VillaController): string | null {
  if (grasp.isCarrying) return grasp.hand?.piece ?? null;
  return grasp.held !== null && !posesOf(view).has(grasp.held) ? grasp.held : null;
}

/** What was moved last, or in the line of the log that is pointed at; nothing while hands or films move it. */
function marked(desk: VillaDesk, { grasp, moment }: VillaController): Pointing['last'] {
  if (grasp.moved || moment.again) return null;
  return desk.stage.isPointed ? (desk.stage.marks.at(-1) ?? null) : moment.last;
}

function isRefused(controller: VillaController): boolean {
  return controller.glimpse?.refusal != null;
}

function landing(controller: VillaController): Pointing['landing'] {
  if (!controller.inHand) return null;
  const { x, y, rotation, on } = controller.spot;
  const foot = controller.ground + (on ? COLUMN_HEIGHT : 0);
  return {
    column: controller.inHand,
    pose: uprightPose(x, y, foot + COLUMN_HEIGHT / 2, rotation),
    isRefused: isRefused(controller),
    hover: hover(controller, foot, HOVER_COLUMN),
  };
}

function ghost({ position: { view } }: VillaDesk, controller: VillaController): Pointing['ghost'] {
  if (controller.task !== 'floor' || !controller.nextFloor) return null;
  const { x, y, rotation, flipped } = controller.floor;
  return {
    floor: controller.nextFloor,
    pose: uprightPose(x, y, floorHeight(view.villa.floors.length), rotation, flipped),
    isRefused: isRefused(controller),
    supports: controller.supports,
    hover: hover(controller, floorHeight(view.villa.floors.length) - FLOOR_THICKNESS / 2, HOVER_FLOOR),
  };
}

/** How high what is in hand hangs over a height; null once it is wood that a hand has. */
function hover({ grasp, carried, view }: VillaController, over: number, least: number): number | null {
  if (grasp.isCarrying && grasp.moved) return null;
  return carried ? (view.carry_height ?? 0) - over : least;
}

function hold({ position: { view } }: VillaDesk, controller: VillaController): Pointing['hold'] {
  const { supported, hand: own, isCarrying, isAtWork } = controller.grasp;
  const place = own && !isCarrying && supported > 0 ? controller.placeOf(own.piece) : null;
  const above = place && controller.floorAbove(own!.piece);
  if (above) return { at: [...place, above.pose[2] + FLOOR_THICKNESS / 2 + 1], lift: MOST_LIFT * supported };
  const { hold, holdAt, lift } = controller.pulling;
  const held = view.villa.floors.find(({ floor }) => floor === hold);
  if (!held || controller.task !== 'take' || !controller.column || isAtWork) return null;
  return { at: [...holdAt, held.pose[2] + FLOOR_THICKNESS / 2 + 1], lift };
}

function hand(controller: VillaController): Pointing['hand'] {
  const { hand, held, moved } = controller.grasp;
  const { grip, tool } = controller.pulling;
  const gripped = controller.gripped && controller.placeOf(controller.gripped);
  if (gripped && !moved) return { column: controller.gripped!, target: gripped, grip, tool };
  if (hand && controller.grasp.isCarrying) return null; // it is where the piece is
  if (hand) return moved && { column: hand.piece, target: hand.target, grip, tool };
  // Another's hand is where the wood follows it.
  const pose = held && isColumn(held) ? moved?.get(held) : undefined;
  return pose ? { column: held!, target: [pose[0], pose[1]], grip: COLUMN_HEIGHT / 2, tool: 'hand' } : null;
}
