import type { ServerMessage } from '../generated/server';
import { Refused } from '../net/http';
import type { FollowedMatch } from '../net/match.svelte';
import { newId } from '../net/http';
import type { Live, LiveHand, Seat } from './contract';

/** What is done by hand in a match that is being played. */
export function liveOf(match: FollowedMatch, seat: () => Seat | null): Live {
  const asked = (request: unknown) => ({ match: match.id, seat: seat() ?? 0, seq: match.seq, request });
  const handOf = (id: string, opened: Promise<boolean>): LiveHand => ({
    id,
    opened,
    move: (move) => match.tell({ type: 'live_move', live: id, move }),
    end: () => match.tell({ type: 'live_end', live: id }),
  });
  return {
    prepare(request) {
      // A refusal is shown when the hand really begins.
      match.ask({ type: 'live_prepare', ...asked(request) }).catch(() => undefined);
    },
    open(request) {
      const id = newId(); // a live action is named by the id of its request
      const opened = match.ask({ type: 'live_open', ...asked(request) }, id).then(
        () => true,
        (error: unknown) => {
          if (error instanceof Refused) return false;
          throw error;
        },
      );
      return handOf(id, opened);
    },
    hear(listener) {
      const stops = [
        match.onLive((message: ServerMessage) => {
          if (message.type === 'live_frame') listener(message);
          if (message.type === 'live_ended') listener({ ...message, frames: null });
          if (message.type === 'live_held') {
            const { request, move } = message;
            const hand = handOf(message.live, Promise.resolve(true));
            listener({ ...message, held: { hand, request, move } });
          }
        }),
        match.onReset(() => listener(null)),
      ];
      return () => stops.forEach((stop) => stop());
    },
  };
}
