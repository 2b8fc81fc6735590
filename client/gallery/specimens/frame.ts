import { createRawSnippet, tick } from 'svelte';
import Icon from '../../src/design/Icon.svelte';
import BigScreen from '../../src/frame/BigScreen.svelte';
import BoardHelp from '../../src/frame/BoardHelp.svelte';
import BotDialog from '../../src/frame/BotDialog.svelte';
import Chat from '../../src/frame/Chat.svelte';
import Clock from '../../src/frame/Clock.svelte';
import ClosedNote from '../../src/frame/ClosedNote.svelte';
import Consider from '../../src/frame/Consider.svelte';
import ConsiderBox from '../../src/frame/ConsiderBox.svelte';
import CopyLine from '../../src/frame/CopyLine.svelte';
import Choice from '../../src/design/Choice.svelte';
import Sheet from '../../src/design/Sheet.svelte';
import RightSign from '../../src/frame/RightSign.svelte';
import RuleFigure from '../../src/frame/RuleFigure.svelte';
import Dialog from '../../src/design/Dialog.svelte';
import EndQuestion from '../../src/frame/EndQuestion.svelte';
import Face from '../../src/frame/Face.svelte';
import HandMatch from '../../src/frame/HandMatch.svelte';
import HouseRules from '../../src/frame/HouseRules.svelte';
import InlineText from '../../src/frame/InlineText.svelte';
import InviteFriends from '../../src/frame/InviteFriends.svelte';
import KeysDialog from '../../src/frame/KeysDialog.svelte';
import LeaveDialog from '../../src/frame/LeaveDialog.svelte';
import LineDialog from '../../src/frame/LineDialog.svelte';
import LetIn from '../../src/frame/LetIn.svelte';
import { LIVERIES } from '../../src/frame/liveries';
import Log from '../../src/frame/Log.svelte';
import MoveList from '../../src/frame/MoveList.svelte';
import NameQuestion from '../../src/frame/NameQuestion.svelte';
import NextMatch from '../../src/frame/NextMatch.svelte';
import Notices from '../../src/frame/Notices.svelte';
import OfferForm from '../../src/frame/OfferForm.svelte';
import OptionForm from '../../src/frame/OptionForm.svelte';
import { choicesOf, type Values } from '../../src/frame/options';
import OutcomeNote from '../../src/frame/OutcomeNote.svelte';
import PlayedMatch from '../../src/frame/PlayedMatch.svelte';
import PlayOn from '../../src/frame/PlayOn.svelte';
import Ranks from '../../src/frame/Ranks.svelte';
import RefusalNote from '../../src/frame/RefusalNote.svelte';
import Rematch from '../../src/frame/Rematch.svelte';
import SeatList from '../../src/frame/SeatList.svelte';
import SeatMark from '../../src/frame/SeatMark.svelte';
import SeatQuestion from '../../src/frame/SeatQuestion.svelte';
import Sentence from '../../src/frame/Sentence.svelte';
import ShareDialog from '../../src/frame/ShareDialog.svelte';
import ShareLink from '../../src/frame/ShareLink.svelte';
import SoundQuestion from '../../src/frame/SoundQuestion.svelte';
import TableFrame from '../../src/frame/TableFrame.svelte';
import Tabs from '../../src/design/Tabs.svelte';
import TextBlock from '../../src/frame/TextBlock.svelte';
import PlayNow from '../../src/frame/PlayNow.svelte';
import Tools from '../../src/frame/Tools.svelte';
import TurnLine from '../../src/frame/TurnLine.svelte';
import UndoQuestion from '../../src/frame/UndoQuestion.svelte';
import Chart from '../../src/frame/curves/Chart.svelte';
import { curvesOf } from '../../src/frame/curves/curves';
import Curves from '../../src/frame/review/Curves.svelte';
import Findings from '../../src/frame/review/Findings.svelte';
import { LookBack } from '../../src/frame/review/lookBack.svelte';
import Progress from '../../src/frame/review/Progress.svelte';
import type { Line, Review } from '../../src/generated/server';
import type { Tagged } from '../../src/texts/texts.svelte';
import { deskAt, deskOf, gameOf, matchAt, TABLES } from '../matches';
import { done, nothing, paragraph, show, type Specimens } from '../specimen';

const SAID: Line = {
  type: 'line',
  number: 0,
  seq: 1,
  kind: 'said',
  at: '2014-06-24T15:04:00Z',
  player: 'player-1',
  name: 'Bartolomeo della Francesca',
  seat: 1,
  text: 'I should have bought the station.',
  params: {},
};
const RESIGNED: Line = { ...SAID, number: 1, kind: 'resigned', text: null };
const REFUSAL = { rule: 'GEN-T1', reason: 'not-your-decision', params: { seat: 1 } };

/** What a review says of a match of three. */
const REVIEW: Review = {
  type: 'review',
  format: 'ludoteca-review-1',
  game: 'palanche',
  last: 35,
  level: 'hard',
  playouts: 200,
  moments: [0, 9, 20, 35].map((seq, index) => ({
    type: 'moment',
    seq,
    seat: index % 3,
    chances: [0.2 + index * 0.2, 0.5 - index * 0.1, 0.3 - index * 0.1],
    measures: { wealth: [900 + index * 80, 800, 950 - index * 120] },
  })),
  turning: [20],
  mistakes: [
    {
      type: 'better',
      seq: 2,
      seat: 0,
      played: { type: 'end_turn' },
      better: { type: 'roll' },
      chance: 0.2,
      better_chance: 0.4,
      reasons: [],
    },
  ],
};

/** A match that was reached by its desk, and the table of its game. */
function seated(key: 'palermo' | 'palanche' | 'villa_paletti', index: number) {
  const match = matchAt(key, index);
  return { match, desk: deskOf(match), table: TABLES[key], game: key };
}
const logOf = ({ match, desk }: ReturnType<typeof seated>) =>
  match.perspective(desk.position.seat)?.log ?? [];
const eventsOf = (at: ReturnType<typeof seated>) =>
  logOf(at).flatMap((entry) => (entry.type === 'played' ? (entry.events as readonly Tagged[]) : []));

/** The form of a game's options, as a table begins. */
function optionsOf(key: 'palermo' | 'palanche' | 'villa_paletti') {
  const { options, default_options: defaults } = gameOf(key);
  const table = TABLES[key];
  return {
    table,
    words: deskAt(key, 0).words,
    choices: choicesOf(options, table.listedOptions),
    values: defaults as Values,
  };
}

export const FRAME: Specimens = {
  'design/Icon.svelte': () => show(Icon, { name: 'shelf' }, { name: 'hint', size: 32 }),
  'frame/BoardHelp.svelte': () => show(BoardHelp, seated('palermo', 0)),
  'frame/BotDialog.svelte': () => show(BotDialog, { desk: deskAt('palanche', 0), close: nothing }),
  'frame/Chat.svelte': () =>
    show(
      Chat,
      { lines: [SAID, RESIGNED], say: done, match: 'm1', linkKey: null },
      { lines: [], say: null, match: 'm1', linkKey: null },
    ),
  'frame/Clock.svelte': () =>
    show(
      Clock,
      ...[754_000, 9_000, 200_000_000].map((remaining_ms) => ({
        face: { type: 'clock_face' as const, seat: 0, remaining_ms, running: false },
        readAt: 0,
      })),
    ),
  'frame/ClosedNote.svelte': () => {
    const match = matchAt('palanche', 2, { status: 'closed' });
    return show(ClosedNote, { match, desk: deskOf(match), replay: '#' });
  },
  'frame/Consider.svelte': () => {
    const desk = deskAt('palanche', 1);
    desk.moves.consider(desk.moves.legal[0]!);
    return show(Consider, { desk, game: 'palanche' });
  },
  'design/Choice.svelte': () =>
    show(Choice, {
      label: 'Pace',
      values: ['slow', 'fast'],
      chosen: 'slow',
      choose: nothing,
      nameOf: (value: string) => value,
    }),
  'design/Sheet.svelte': () =>
    show(Sheet, { title: 'A sheet', close: nothing, children: paragraph('What is asked') }),
  'frame/ConsiderBox.svelte': () =>
    show(ConsiderBox, {
      ...seated('palanche', 1),
      turn: paragraph('Ada’s turn'),
      isOver: false,
      isReasoned: false,
      isClose: false,
      isBoardAway: false,
      lookCloser: nothing,
    }),
  'frame/BigScreen.svelte': () => show(BigScreen, seated('palermo', 3), seated('palanche', -1)),
  'frame/HandMatch.svelte': () => show(HandMatch, { ...seated('palanche', 2), key: null }),
  'frame/LetIn.svelte': () => show(LetIn, {}),
  'frame/ShareLink.svelte': () => show(ShareLink, { label: 'Link', path: '/join/k3' }),
  'frame/CopyLine.svelte': () => show(CopyLine, { label: 'Link', text: 'https://example.org/join/k3' }),
  'design/Dialog.svelte': () =>
    show(Dialog, { title: 'A question', close: nothing, children: paragraph('Yes or no?') }),
  'frame/EndQuestion.svelte': () => {
    const end = { type: 'end_asked', seat: 0, agreed: [0], waiting_for: [1, 2] } as const;
    const match = matchAt('palanche', 2, { end });
    return show(EndQuestion, { match, desk: deskOf(match) });
  },
  'frame/Face.svelte': () => show(Face, ...['Ada', 'Cleo', 'Fë'].map((name) => ({ name, size: 48 }))),
  'frame/HouseRules.svelte': () =>
    show(HouseRules, {
      ...optionsOf('palermo'),
      game: 'palermo',
      defaults: { ...optionsOf('palermo').values, edition: 'fr' },
      change: nothing,
      printed: nothing,
    }),
  'frame/TextBlock.svelte': () =>
    show(
      TextBlock,
      { block: { kind: 'paragraph', text: [{ kind: 'text', text: 'A paragraph.' }] } },
      { block: { kind: 'list', ordered: true, items: [[{ kind: 'text', text: 'An item.' }]] } },
      {
        block: {
          kind: 'table',
          head: [[{ kind: 'text', text: 'Dutch' }], [{ kind: 'text', text: 'French' }]],
          rows: [[[{ kind: 'text', text: 'pilaar' }], [{ kind: 'text', text: 'colonne' }]]],
        },
      },
    ),
  'frame/InlineText.svelte': () =>
    show(InlineText, {
      parts: [
        { kind: 'text', text: 'Text, ' },
        { kind: 'strong', text: 'strong' },
        { kind: 'link', text: 'link', href: '#' },
        { kind: 'code', text: 'code' },
      ],
    }),
  'frame/InviteFriends.svelte': () => show(InviteFriends, { match: 'm1', sitting: ['player-0', null] }),
  'frame/KeysDialog.svelte': () =>
    show(KeysDialog, {
      keys: TABLES.palanche.keys!,
      words: deskAt('palanche', 0).words,
      close: nothing,
    }),
  'frame/LeaveDialog.svelte': () => show(LeaveDialog, { ...seated('palanche', 2), close: nothing }),
  'frame/LineDialog.svelte': () =>
    show(LineDialog, { line: SAID, match: 'm1', linkKey: null, close: nothing }),
  'frame/Log.svelte': () =>
    show(
      Log,
      ...(['palermo', 'palanche', 'villa_paletti'] as const).map((key) => {
        const at = seated(key, -1);
        return { ...at, log: logOf(at), lines: [RESIGNED], upTo: 1000, seen: 1, replay: () => '#' };
      }),
    ),
  'frame/MoveList.svelte': () =>
    show(MoveList, { desk: deskAt('palanche', 0) }, { desk: deskAt('palermo', 0) }),
  'frame/NameQuestion.svelte': () => show(NameQuestion, { done: nothing, close: nothing }),
  'frame/NextMatch.svelte': () => show(NextMatch, { match: 'm1' }),
  'frame/Notices.svelte': () => {
    const at = seated('palanche', 6);
    // It is told what happens once it is there.
    void tick().then(() => eventsOf(at).forEach((event) => at.desk.stage.tell(event)));
    return show(Notices, at);
  },
  'frame/OfferForm.svelte': () => {
    const desk = deskAt('palanche', 0);
    return show(OfferForm, ...desk.moves.offers.map((offer) => ({ desk, offer })));
  },
  'frame/OptionForm.svelte': () =>
    show(
      OptionForm,
      ...(['palermo', 'palanche', 'villa_paletti'] as const).map((key) => ({
        ...optionsOf(key),
        makers: {},
        change: nothing,
      })),
    ),
  'frame/OutcomeNote.svelte': () => {
    const at = seated('palanche', -1);
    return show(OutcomeNote, { ...at, outcome: at.match.outcome!, replay: '#', review: '#', story: '#' });
  },
  'frame/PlayOn.svelte': () => show(PlayOn, { match: 'm1', seq: 4, pass: '' }),
  'frame/PlayedMatch.svelte': () =>
    show(PlayedMatch, seated('palermo', 2), seated('palanche', 5), seated('palanche', -1)),
  'frame/Ranks.svelte': () => {
    const { desk, match } = seated('palanche', -1);
    return show(Ranks, { players: desk.position.players, outcome: match.outcome! });
  },
  'frame/RefusalNote.svelte': () =>
    show(RefusalNote, {
      refusal: REFUSAL,
      words: deskAt('palanche', 0).words,
      game: 'palanche',
      dismiss: nothing,
    }),
  'frame/Rematch.svelte': () => show(Rematch, seated('palanche', -1)),
  'frame/RightSign.svelte': () => show(RightSign, { isRight: true, x: 10, y: 10, size: 10 }),
  'frame/RuleFigure.svelte': () =>
    show(RuleFigure, { viewBox: '0 0 40 20', about: 'A drawing', children: paragraph('') }),
  'frame/SeatList.svelte': () =>
    show(
      SeatList,
      ...(['palermo', 'palanche', 'villa_paletti'] as const).map((key) => {
        const { desk, table, match } = seated(key, 1);
        return { desk, table, infos: match.table!.seats, clocks: match.clocks, clocksAt: match.clocksAt };
      }),
    ),
  'frame/SeatMark.svelte': () => show(SeatMark, ...LIVERIES.map((livery) => ({ livery, size: 32 }))),
  'frame/SeatQuestion.svelte': () => {
    const seat_asked = {
      type: 'seat_asked',
      seat: 2,
      player: 'player-1',
      name: 'Cleo',
      agreed: [],
      waiting_for: [0],
    } as const;
    const match = matchAt('palanche', 2, { seat_asked });
    return show(SeatQuestion, { match, desk: deskOf(match), children: paragraph('Your turn') });
  },
  'frame/Sentence.svelte': () => {
    const at = seated('palanche', 3);
    return show(
      Sentence,
      ...eventsOf(at).map((event) => ({ ...at, words: at.desk.words, event, others: [] })),
    );
  },
  'frame/ShareDialog.svelte': () => show(ShareDialog, { ...seated('palanche', 2), close: nothing }),
  'frame/SoundQuestion.svelte': () => show(SoundQuestion, {}),
  'frame/TableFrame.svelte': () =>
    show(TableFrame, {
      ...seated('palermo', 3),
      top: paragraph('Who plays'),
      turn: paragraph('Whose turn it is'),
      panel: paragraph('What can be done'),
      tools: paragraph('Undo, hint'),
      side: paragraph('Log and chat'),
    }),
  'design/Tabs.svelte': () =>
    show(Tabs, {
      tabs: [
        { name: 'log', title: 'Log' },
        { name: 'chat', title: 'Chat', count: 3 },
      ],
      label: 'Beside the board',
      panel: createRawSnippet<[string]>((name) => ({ render: () => `<p>${name()}</p>` })),
      chosen: 'log',
    }),
  'frame/PlayNow.svelte': () => show(PlayNow, { game: gameOf('palermo'), refused: nothing }),
  'frame/Tools.svelte': () =>
    show(Tools, { ...seated('palanche', 2), hint: nothing, talk: nothing, unread: 2 }),
  'frame/TurnLine.svelte': () => show(TurnLine, seated('palanche', 2), seated('palermo', 0)),
  'frame/curves/Chart.svelte': () =>
    show(
      Chart,
      ...curvesOf(REVIEW).map((curves) => ({
        curves,
        players: deskAt('palanche', 2).position.players,
        last: REVIEW.last,
        seq: 9,
        marks: [{ seq: 2, seat: 0 }],
        label: curves.key,
        height: 180,
        go: nothing,
      })),
    ),
  'frame/review/Curves.svelte': () =>
    show(Curves, { desk: deskAt('palanche', 2), review: REVIEW, seq: 9, go: nothing }),
  'frame/review/Findings.svelte': () => {
    const at = seated('palanche', 2);
    return show(Findings, { desk: at.desk, review: REVIEW, log: logOf(at), go: nothing, show: nothing });
  },
  'frame/UndoQuestion.svelte': () => {
    const undo = { type: 'undo_asked', seat: 0, back_to: 1, seq: 2, agreed: [0], waiting_for: [1] } as const;
    const match = matchAt('palanche', 2, { undo });
    return show(UndoQuestion, { match, desk: deskOf(match) });
  },
  'frame/review/Progress.svelte': () => {
    const lookBack = new LookBack('m1', null);
    lookBack.page = {
      type: 'review_page',
      match: 'm1',
      status: 'making',
      ahead: 0,
      done: 3,
      total: 12,
      review: null,
    };
    return show(Progress, { lookBack });
  },
};
