import type { VillaDesk, Workbench } from '../controller.svelte';
import type { Lost } from '../animation';
import { COLUMN_HEIGHT, FLOOR_THICKNESS } from '../wood/pieces';
import { floorHeight, uprightPose } from '../wood/poses';
import type { Pointing } from '../scene/pointing';

/** Where the way out ends while the server has not said it yet. */
const SHORT_WAY = 60;

/** What is to be pointed out on the villa now. */
export function pointedOut(desk: VillaDesk, bench: Workbench, lost: Lost | null): Pointing {
  const { view } = desk;
  // Until the wood answers to a hand all stays as it is: a picture of its own would only delay the answer.
  const pulled = bench.grasp.moved ? bench.grasp.hand?.column : undefined;
  const isTaking = bench.task === 'take' && !pulled;
  const takeable = bench.task === 'take' ? [...bench.takeable.keys()] : [];
  return {
    takeable: new Set(takeable.filter((column) => column !== pulled)),
    chosen: isTaking ? bench.column : null,
    locked: new Set(view.locked),
    arrow:
      isTaking && bench.column && bench.pullAction()
        ? {
            column: bench.column,
            direction: bench.pulling.direction,
            way: bench.wayOut?.way ?? SHORT_WAY,
          }
        : null,
    landing: landing(bench),
    ghost: ghost(desk, bench),
    hold: hold(desk, bench),
    hand: hand(bench),
    lost: lost?.at ?? null,
  };
}

function isRefused(bench: Workbench): boolean {
  return bench.glimpse?.refusal != null;
}

function landing(bench: Workbench): Pointing['landing'] {
  if (!bench.inHand) return null;
  const { x, y, rotation, on } = bench.spot;
  const foot = bench.ground + (on ? COLUMN_HEIGHT : 0);
  return {
    column: bench.inHand,
    pose: uprightPose(x, y, foot + COLUMN_HEIGHT / 2, rotation),
    isRefused: isRefused(bench),
  };
}

function ghost({ view }: VillaDesk, bench: Workbench): Pointing['ghost'] {
  if (bench.task !== 'floor' || !bench.nextFloor) return null;
  const { x, y, rotation, flipped } = bench.floor;
  return {
    floor: bench.nextFloor,
    pose: uprightPose(x, y, floorHeight(view.villa.floors.length), rotation, flipped),
    isRefused: isRefused(bench),
    supports: bench.supports,
  };
}

function hold({ view }: VillaDesk, bench: Workbench): Pointing['hold'] {
  const { hold, holdAt, lift } = bench.pulling;
  const held = view.villa.floors.find(({ floor }) => floor === hold);
  if (!held || bench.task !== 'take' || !(bench.column || bench.grasp.isPulling)) return null;
  return { at: [...holdAt, held.pose[2] + FLOOR_THICKNESS / 2 + 1], lift };
}

function hand(bench: Workbench): Pointing['hand'] {
  const { hand, moved } = bench.grasp;
  const { grip, tool } = bench.pulling;
  return hand && moved && { column: hand.column, target: hand.target, grip, tool };
}
