import GameCover from '../../src/games/GameCover.svelte';
import Board from '../../src/general/Board.svelte';
import Mounted from '../../src/general/Mounted.svelte';
import type { MatchLine } from '../../src/generated/server';
import { choicesOf } from '../../src/frame/options';
import Card from '../../src/pages/Card.svelte';
import KeepOffline from '../../src/pages/KeepOffline.svelte';
import Moderation from '../../src/pages/host/Moderation.svelte';
import BanButton from '../../src/pages/host/BanButton.svelte';
import FoundPeople from '../../src/pages/host/FoundPeople.svelte';
import Reports from '../../src/pages/host/Reports.svelte';
import RestoreHouse from '../../src/pages/host/RestoreHouse.svelte';
import Status from '../../src/pages/host/Status.svelte';
import NeedsServer from '../../src/pages/NeedsServer.svelte';
import HouseNote from '../../src/shell/HouseNote.svelte';
import { house } from '../../src/net/house.svelte';
import StepCard from '../../src/pages/learn/StepCard.svelte';
import LostPage from '../../src/pages/LostPage.svelte';
import AnotherPerson from '../../src/pages/match/AnotherPerson.svelte';
import HandRoom from '../../src/pages/match/HandRoom.svelte';
import StartHere from '../../src/pages/match/StartHere.svelte';
import TvChoice from '../../src/pages/tv/Choice.svelte';
import Gathering from '../../src/pages/tv/Gathering.svelte';
import MissingRules from '../../src/pages/match/MissingRules.svelte';
import RoomSeats from '../../src/pages/match/RoomSeats.svelte';
import WaitingRoom from '../../src/pages/match/WaitingRoom.svelte';
import Bringing from '../../src/pages/box/Bringing.svelte';
import Sharing from '../../src/pages/box/Sharing.svelte';
import GameHeading from '../../src/pages/GameHeading.svelte';
import SeatEditor from '../../src/pages/SeatEditor.svelte';
import LanguageSelect from '../../src/shell/LanguageSelect.svelte';
import { reachable } from '../../src/net/reachable.svelte';
import { socket } from '../../src/net/socket.svelte';
import type { Attempt } from '../../src/pages/profile/attempt';
import Host from '../../src/pages/Host.svelte';
import BotAccounts from '../../src/pages/BotAccounts.svelte';
import BlockedPeople from '../../src/pages/profile/BlockedPeople.svelte';
import FriendList from '../../src/pages/profile/FriendList.svelte';
import Goodbye from '../../src/pages/profile/Goodbye.svelte';
import Notices from '../../src/pages/profile/Notices.svelte';
import Part from '../../src/pages/profile/Part.svelte';
import Protection from '../../src/pages/profile/Protection.svelte';
import SignedIn from '../../src/pages/profile/SignedIn.svelte';
import OtherPlayer from '../../src/pages/profile/OtherPlayer.svelte';
import Vacation from '../../src/pages/profile/Vacation.svelte';
import Settings from '../../src/pages/Settings.svelte';
import type { Sitter } from '../../src/pages/sitters';
import ConnectionNote from '../../src/shell/ConnectionNote.svelte';
import Footer from '../../src/shell/Footer.svelte';
import FriendNote from '../../src/shell/FriendNote.svelte';
import Header from '../../src/shell/Header.svelte';
import OfflineNote from '../../src/shell/OfflineNote.svelte';
import TableLine from '../../src/shell/TableLine.svelte';
import { deskAt, gameOf, matchAt, roomOf } from '../matches';
import { done, nothing, paragraph, show, type Specimens } from '../specimen';

const attempt: Attempt = done;

/** A match that is over, as it is listed. */
function line(): MatchLine {
  const { match, game, seats, outcome } = matchAt('palanche', -1).table!;
  return {
    type: 'match_line',
    match,
    game,
    status: 'over',
    seats,
    mine: [0],
    active: [],
    waiting_since: null,
    due_at: null,
    started_at: '2014-06-24T15:00:00Z',
    ended_at: '2014-06-24T16:00:00Z',
    moves: 35,
    scores: outcome!.scores,
    places: outcome!.ranks,
    unrated: 'helped',
  };
}

export const PAGES: Specimens = {
  'games/GameCover.svelte': () =>
    show(GameCover, { game: 'palermo', size: 120, alt: 'Palermo' }, { game: 'nim', size: 120 }),
  'general/Board.svelte': () => show(Board, { desk: deskAt('palanche', 0) }),
  'general/Mounted.svelte': () =>
    show(Mounted, {
      desk: deskAt('palanche', 0),
      draw: (element: HTMLElement) => ({ update: () => void (element.textContent = 'What a guest draws') }),
    }),
  'pages/Card.svelte': () => show(Card, { route: { page: 'card', game: 'palermo' } }),
  'pages/KeepOffline.svelte': () => show(KeepOffline, {}),
  'pages/host/Moderation.svelte': () => show(Moderation, {}),
  'pages/host/BanButton.svelte': () =>
    show(BanButton, { player: 'player-4', name: 'Emil', attempt, done: async () => undefined }),
  'pages/host/FoundPeople.svelte': () => show(FoundPeople, { attempt }),
  'pages/host/Reports.svelte': () => show(Reports, { attempt }),
  'pages/host/RestoreHouse.svelte': () => show(RestoreHouse, {}),
  'pages/host/Status.svelte': () => show(Status, {}),
  'pages/Host.svelte': () => show(Host, { route: { page: 'status' } }),
  'pages/NeedsServer.svelte': () => show(NeedsServer, {}),
  'pages/LostPage.svelte': () => show(LostPage, {}),
  'pages/GameHeading.svelte': () => show(GameHeading, { game: 'palermo', title: 'Palermo' }),
  'pages/SeatEditor.svelte': () => {
    const sitters: Sitter[] = ['me', 'me', 'bot easy', 'empty'];
    const names = ['Ada', 'Cleo', null, null];
    const change = { resize: done, choose: done, rename: done };
    return show(SeatEditor, { game: gameOf('palanche'), sitters, names, ...change });
  },
  'pages/box/Bringing.svelte': () => {
    const kept = [{ game: 'palermo', what: 'tiles', name: 'Our box', data: {} }];
    return show(Bringing, { kept, open: done, take: done, drop: done });
  },
  'pages/box/Sharing.svelte': () => {
    const judged = {
      type: 'table_judged' as const,
      name: 'Our box',
      data: {},
      code: 'eNqr',
      file: 'game',
      flaw: null,
    };
    return show(Sharing, { judged, game: 'palermo', what: 'tiles' });
  },
  'pages/BotAccounts.svelte': () => show(BotAccounts, {}),
  'pages/Settings.svelte': () => show(Settings, {}),
  'pages/match/MissingRules.svelte': () =>
    show(
      MissingRules,
      { match: matchAt('palermo', 0, { rules_version: 1, installed_rules: 3 }) },
      { match: matchAt('palermo', 0, { rules_version: 1, installed_rules: 3, status: 'closed' }) },
    ),
  'pages/match/AnotherPerson.svelte': () => {
    const match = roomOf('palermo');
    const [first, ...others] = match.table!.seats;
    match.table = {
      ...match.table!,
      seats: [{ ...first!, kind: 'empty', player: null, name: null }, ...others],
    };
    return show(AnotherPerson, { match, key: null, ask: done });
  },
  'pages/match/HandRoom.svelte': () => show(HandRoom, { match: roomOf('palermo'), key: null }),
  'pages/match/StartHere.svelte': () =>
    show(StartHere, { match: roomOf('palermo'), game: gameOf('palermo'), ask: done }),
  'pages/tv/Choice.svelte': () => show(TvChoice, {}),
  'pages/tv/Gathering.svelte': () => show(Gathering, { match: roomOf('palermo') }),
  'pages/match/RoomSeats.svelte': () => {
    const game = gameOf('villa_paletti');
    const choices = choicesOf(game.options);
    return show(RoomSeats, {
      match: roomOf('villa_paletti'),
      game,
      choices,
      ask: done,
      sit: done,
      resize: done,
    });
  },
  'pages/match/WaitingRoom.svelte': () =>
    show(WaitingRoom, { match: roomOf('palermo'), key: null, invited: false }),
  'pages/profile/BlockedPeople.svelte': () => show(BlockedPeople, { attempt }),
  'pages/profile/FriendList.svelte': () => show(FriendList, { attempt }),
  'pages/profile/Goodbye.svelte': () => show(Goodbye, {}),
  'pages/profile/Notices.svelte': () => show(Notices, { attempt }),
  'pages/profile/Part.svelte': () => show(Part, { title: 'A part', children: paragraph('Of a page') }),
  'pages/profile/Protection.svelte': () => show(Protection, { attempt }),
  'pages/profile/SignedIn.svelte': () => show(SignedIn, { attempt }),
  'pages/profile/OtherPlayer.svelte': () =>
    show(OtherPlayer, { player: 'player-1', name: 'Bartolomeo della Francesca', attempt }),
  'pages/learn/StepCard.svelte': () => {
    const step = { seq: 0, key: 'welcome', rule: 'VIL-T2' };
    const asked = { ...step, key: 'view', live: { state: () => false } };
    const card = { index: 1, steps: 24, game: 'villa_paletti', go: nothing, last: paragraph('Play now') };
    const words = deskAt('villa_paletti', 0).words;
    return show(
      StepCard,
      { ...card, words, step },
      { ...card, words, step: asked, again: nothing },
      { ...card, words, step: asked, isSeen: true, again: nothing },
      { ...card, words, step: asked, isMissed: true, again: nothing },
    );
  },
  'pages/profile/Vacation.svelte': () => show(Vacation, { attempt }),
  'shell/LanguageSelect.svelte': () => show(LanguageSelect, {}),
  'shell/ConnectionNote.svelte': () => {
    socket().open();
    return show(ConnectionNote, {});
  },
  'shell/Footer.svelte': () => show(Footer, {}),
  'shell/FriendNote.svelte': () => show(FriendNote, { isAtTable: false }),
  'shell/HouseNote.svelte': () => {
    house.notKept = 'full';
    house.stage = 'python';
    return show(HouseNote, {});
  },
  'shell/Header.svelte': () => show(Header, { compact: false }, { compact: true }),
  'shell/OfflineNote.svelte': () => {
    reachable.set(false);
    return show(OfflineNote, {});
  },
  'shell/TableLine.svelte': () => show(TableLine, { table: roomOf('palanche').table! }, { table: line() }),
};
