import { createRawSnippet, type Component } from 'svelte';
import Icon from '../src/design/Icon.svelte';
import Clock from '../src/frame/Clock.svelte';
import type { Desk, Player } from '../src/frame/contract';
import CopyLine from '../src/frame/CopyLine.svelte';
import Face from '../src/frame/Face.svelte';
import InlineText from '../src/frame/InlineText.svelte';
import { LIVERIES } from '../src/frame/liveries';
import MoveList from '../src/frame/MoveList.svelte';
import OfferForm from '../src/frame/OfferForm.svelte';
import Ranks from '../src/frame/Ranks.svelte';
import RefusalNote from '../src/frame/RefusalNote.svelte';
import SeatMark from '../src/frame/SeatMark.svelte';
import Tabs from '../src/frame/Tabs.svelte';
import GameCover from '../src/games/GameCover.svelte';
import type { Offer } from '../src/generated/server';
import { PersonName, Words } from '../src/texts/texts.svelte';

/** A component with the properties it is shown with. */
interface Specimen {
  readonly component: Component<Record<string, unknown>>;
  readonly props: Record<string, unknown>;
}

/** One component, once for each set of properties. */
function show<Props extends Record<string, unknown>>(
  component: Component<Props, Record<string, unknown>, string>,
  ...variants: readonly Props[]
): readonly Specimen[] {
  return variants.map((props) => ({ component: component as unknown as Specimen['component'], props }));
}

const NAMES = ['Ada', 'Bartolomeo della Francesca', 'Cleo', 'Dora', 'Emil', 'Fë'];
const PLAYERS: readonly Player[] = LIVERIES.map((livery, seat) => ({
  seat,
  name: new PersonName(NAMES[seat]!),
  kind: seat % 2 ? 'bot' : 'person',
  isMine: seat === 0,
  isActive: seat === 1,
  livery,
}));
const BID: Offer = {
  type: 'offer',
  action: 'bid',
  rule: 'GEN-A2',
  bounds: { amount: { type: 'whole', low: 20, high: 200, step: 10 } },
};

/** A desk at which Palanche is played, with two moves and an offer. */
function deskOf(words: Words): Desk {
  const legal = [{ type: 'roll' }, { type: 'end_turn' }];
  return { words, moves: { isOpen: true, legal, offers: [BID] } } as unknown as Desk;
}

/** What the gallery shows: every component by its path under `src/`. */
export function specimens(): Readonly<Record<string, readonly Specimen[]>> {
  const words = new Words('palanche', (seat) => NAMES[seat]!);
  const desk = deskOf(words);
  const clock = { type: 'clock_face', seat: 0 } as const;
  const panel = createRawSnippet<[string]>((name) => ({ render: () => `<p>${name()}</p>` }));
  return {
    'design/Icon.svelte': show(Icon, { name: 'shelf' }, { name: 'hint', size: 32 }),
    'frame/Clock.svelte': show(
      Clock,
      { face: { ...clock, remaining_ms: 754_000, running: false }, readAt: 0 },
      { face: { ...clock, remaining_ms: 9_000, running: false }, readAt: 0 },
      { face: { ...clock, remaining_ms: 200_000_000, running: false }, readAt: 0 },
    ),
    'frame/CopyLine.svelte': show(CopyLine, { label: 'Link', text: 'https://example.org/join/k3' }),
    'frame/Face.svelte': show(Face, ...NAMES.map((name) => ({ name, size: 48 }))),
    'frame/InlineText.svelte': show(InlineText, {
      parts: [
        { kind: 'text', text: 'Text, ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'link', text: 'link', href: '#' },
        { kind: 'code', text: 'code' },
      ],
    }),
    'frame/MoveList.svelte': show(MoveList, { desk }),
    'frame/OfferForm.svelte': show(OfferForm, { desk, offer: BID }),
    'frame/Ranks.svelte': show(Ranks, {
      players: PLAYERS,
      outcome: {
        type: 'outcome',
        reason: 'wealth',
        scores: [1200, 900, 900, 400, 20, 0],
        winners: [0],
        ranks: [1, 2, 2, 4, 5, 6],
      },
    }),
    'frame/RefusalNote.svelte': show(RefusalNote, {
      refusal: { rule: 'GEN-T1', reason: 'not-your-decision', params: { seat: 1 } },
      words,
      game: 'palanche',
      dismiss: () => undefined,
    }),
    'frame/SeatMark.svelte': show(SeatMark, ...LIVERIES.map((livery) => ({ livery, size: 32 }))),
    'frame/Tabs.svelte': show(Tabs, {
      tabs: [
        { name: 'log', title: 'Log' },
        { name: 'chat', title: 'Chat', count: 3 },
      ],
      label: 'Beside the board',
      panel,
      chosen: 'log',
    }),
    'games/GameCover.svelte': show(
      GameCover,
      { game: 'palermo', size: 120, alt: 'Palermo' },
      { game: 'nim', size: 120 },
    ),
  };
}
