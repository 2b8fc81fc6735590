import type { Earning, Events, Seat } from '../../frame/contract';
import type { Point } from '../../frame/points';
import type { View, Walked } from '../../generated/palermo';
import { centreOf } from './board/geometry';
import { parkedAt } from './board/parking';
import { tileIn } from './board/shapes';
import type { Palermo } from './desk';

/** What each event means at the table. */
export const EVENTS: Events<Palermo> = {
  first_player_chosen: {}, // the log says it
  town_found: {}, // the whole town is there at once
  start_laid: {
    sound: 'place',
    show: (scene, board) => board.arrive(scene, tileIn(scene.event.slot, 'start', 0)),
    mark: ({ slot, seat }) => [{ slot, seat }],
  },
  house_laid: {
    sound: 'place',
    show: (scene, board) => {
      const { slot, kind, rotation } = scene.event;
      return board.arrive(scene, tileIn(slot, kind, rotation));
    },
    mark: ({ slot, seat }) => [{ slot, seat }],
  },
  streets_laid: {
    show: (scene, board) =>
      board.arrive(scene, ...scene.event.slots.map((slot) => tileIn(slot, 'street', 0))),
    // They fill half the board: marked only for a reader of the log.
    mark: ({ slots }, _, isPointed) => (isPointed ? slots.map((slot) => ({ slot, seat: null })) : []),
  },
  door_claimed: { sound: 'tap', mark: ({ door, seat }) => [{ cell: door, seat }] },
  collecting_began: {
    sound: 'end',
    show: (scene, board) => board.celebrate(scene),
    notice: () => 'good',
  },
  target_set: { sound: 'tap', mark: ({ door, seat }) => [{ cell: door, seat }] },
  policeman_placed: {
    sound: 'tap',
    show: (scene, board) => board.place(scene, scene.event.seat, scene.event.origin, scene.event.cell),
    mark: ({ cell, seat }) => [{ cell, seat }],
  },
  walked: {
    sound: 'step',
    show: (scene, board) => board.walk(scene, scene.event.seat, wayOf(scene.event, scene.before)),
    mark: (event, view) => [{ way: wayOf(event, view), seat: event.seat }],
  },
  chip_collected: {
    sound: ({ income }) => (income ? 'coin' : null),
    show: (scene, board) => {
      board.gone.add(scene.event.door);
      return board.rise(scene, centreOf(scene.event.door), scene.event.income);
    },
    mark: ({ door, seat }) => [{ cell: door, seat }],
    earned: ({ seat, income }) => earned(seat, income, 'earned-doors'),
  },
  came_home: {
    sound: ({ income }) => (income ? 'coin' : null),
    show: (scene, board) => board.rise(scene, board.pawns.get(scene.event.seat), scene.event.income),
    earned: ({ seat, income }) => earned(seat, income, 'earned-home'),
  },
  policeman_blocked: {
    // The walk that ended there is what is seen.
    notice: (event, seat) => (event.seat === seat ? 'bad' : null),
  },
  stayed: {}, // nothing moved
  interest_taken: {
    sound: ({ interest }) => (interest ? 'coin' : null),
    show: (scene, board) => board.rise(scene, homeOf(scene.before, scene.event.seat), scene.event.interest),
    earned: ({ seat, interest }) => earned(seat, interest, 'earned-interest'),
  },
  match_ended: {}, // the frame shows the outcome
};

const earned = (seat: Seat, amount: number, where: string): readonly Earning[] => [{ seat, amount, where }];

/** Where a pawn waits on the start tile; null before that tile is laid. */
function homeOf({ tiles, seats }: View, seat: Seat): Point | null {
  const start = tiles.find(({ kind }) => kind === 'start');
  return start ? parkedAt(start.slot, seat, seats) : null;
}

/** The stops of a walk, beginning with where the pawn was. */
function wayOf({ origin, route, seat }: Walked, view: View): readonly Point[] {
  const from = origin ? centreOf(origin) : homeOf(view, seat);
  return [...(from ? [from] : []), ...route.map(centreOf)];
}
