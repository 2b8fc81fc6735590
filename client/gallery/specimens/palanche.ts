import Board from '../../src/games/palanche/board/Board.svelte';
import Centre from '../../src/games/palanche/board/Centre.svelte';
import CornerDrawing from '../../src/games/palanche/board/CornerDrawing.svelte';
import Dice from '../../src/games/palanche/board/Dice.svelte';
import Die from '../../src/games/palanche/board/Die.svelte';
import GenoaMap from '../../src/games/palanche/board/map/GenoaMap.svelte';
import Landscape from '../../src/games/palanche/board/map/Landscape.svelte';
import Town from '../../src/games/palanche/board/map/Town.svelte';
import Water from '../../src/games/palanche/board/map/Water.svelte';
import Marks from '../../src/games/palanche/board/Marks.svelte';
import Pawn from '../../src/games/palanche/board/Pawn.svelte';
import Pile from '../../src/games/palanche/board/Pile.svelte';
import Plan from '../../src/games/palanche/board/Plan.svelte';
import Ring from '../../src/games/palanche/board/Ring.svelte';
import { ringOf, SIZE, way } from '../../src/games/palanche/board/ring';
import Space from '../../src/games/palanche/board/Space.svelte';
import { controllerOf, type Decision } from '../../src/games/palanche/controller.svelte';
import type { PalancheDesk } from '../../src/games/palanche/desk';
import Figure from '../../src/games/palanche/figures/Figure.svelte';
import { SKETCHES } from '../../src/games/palanche/figures/sketches';
import Amount from '../../src/games/palanche/panel/Amount.svelte';
import AssetChip from '../../src/games/palanche/panel/AssetChip.svelte';
import Banknotes from '../../src/games/palanche/panel/Banknotes.svelte';
import CardTalk from '../../src/games/palanche/panel/CardTalk.svelte';
import Colour from '../../src/games/palanche/panel/Colour.svelte';
import Do from '../../src/games/palanche/panel/Do.svelte';
import Estate from '../../src/games/palanche/panel/Estate.svelte';
import GroupChanges from '../../src/games/palanche/panel/GroupChanges.svelte';
import GroupSign from '../../src/games/palanche/panel/GroupSign.svelte';
import MarkSign from '../../src/games/palanche/panel/MarkSign.svelte';
import Outlook from '../../src/games/palanche/panel/Outlook.svelte';
import Panel from '../../src/games/palanche/panel/Panel.svelte';
import Pastimes from '../../src/games/palanche/panel/Pastimes.svelte';
import PlayerChoice from '../../src/games/palanche/panel/PlayerChoice.svelte';
import Saying from '../../src/games/palanche/panel/Saying.svelte';
import SeatNote from '../../src/games/palanche/panel/SeatNote.svelte';
import Stepper from '../../src/games/palanche/panel/Stepper.svelte';
import WhyNot from '../../src/games/palanche/panel/WhyNot.svelte';
import AuctionSheet from '../../src/games/palanche/sheets/AuctionSheet.svelte';
import CardFace from '../../src/games/palanche/sheets/CardFace.svelte';
import CardSheet from '../../src/games/palanche/sheets/CardSheet.svelte';
import DealSheet from '../../src/games/palanche/sheets/DealSheet.svelte';
import DealSide from '../../src/games/palanche/sheets/DealSide.svelte';
import DebtSheet from '../../src/games/palanche/sheets/DebtSheet.svelte';
import Deed from '../../src/games/palanche/sheets/Deed.svelte';
import DeedSheet from '../../src/games/palanche/sheets/DeedSheet.svelte';
import FarewellSheet from '../../src/games/palanche/sheets/FarewellSheet.svelte';
import GlossarySheet from '../../src/games/palanche/sheets/GlossarySheet.svelte';
import InvestSheet from '../../src/games/palanche/sheets/InvestSheet.svelte';
import LedgerSheet from '../../src/games/palanche/sheets/LedgerSheet.svelte';
import LotSheet from '../../src/games/palanche/sheets/LotSheet.svelte';
import OfferSheet from '../../src/games/palanche/sheets/OfferSheet.svelte';
import PurchaseSheet from '../../src/games/palanche/sheets/PurchaseSheet.svelte';
import ReckoningSheet from '../../src/games/palanche/sheets/ReckoningSheet.svelte';
import StandingSheet from '../../src/games/palanche/sheets/StandingSheet.svelte';
import OwnBoard from '../../src/games/palanche/workshop/Board.svelte';
import BoardParts from '../../src/games/palanche/workshop/BoardParts.svelte';
import EffectForm from '../../src/games/palanche/workshop/EffectForm.svelte';
import { fresh } from '../../src/games/palanche/workshop/effects';
import SpaceForm from '../../src/games/palanche/workshop/SpaceForm.svelte';
import Workshop from '../../src/games/palanche/workshop/Workshop.svelte';
import { GENOA } from '../../src/games/palanche/genoa';
import { deskAt } from '../matches';
import { draw, nothing, paragraph, show, type Entry, type Specimens } from '../specimen';

const WHOLE = `-20 -20 ${SIZE + 40} ${SIZE + 40}`;
/** The printed board, as somebody begins to draw another. */
const OWN = { type: 'board' as const, ...GENOA };
/** Positions of the recorded match, by their number in its file. */
const [TURN, PURCHASE, INVESTING, AUCTION, TRADE, DEBT, END] = [0, 1, 3, 5, 6, 7, 8];

const seatAt = (index: number) => {
  const desk = deskAt('palanche', index) as unknown as PalancheDesk;
  return { desk, controller: controllerOf(desk), view: desk.position.view };
};
const spaces = () => seatAt(INVESTING).view.spaces;

/** The last question of a position, which is of a known kind. */
function asked<Kind extends Decision['type']>(index: number, kind: Kind) {
  const at = seatAt(index);
  const question = at.controller.asked;
  if (question?.type !== kind) throw new Error(`position ${index} does not ask for ${kind}`);
  return { ...at, question: question as Extract<Decision, { type: Kind }> };
}

const BOARD: Specimens = {
  'board/Board.svelte': () => show(Board, seatAt(TURN), seatAt(AUCTION)),
  'board/Centre.svelte': () => show(Centre, seatAt(AUCTION), seatAt(TRADE), seatAt(DEBT), seatAt(END)),
  'board/CornerDrawing.svelte': () => {
    const { view, controller } = seatAt(TURN);
    const corners = view.spaces.flatMap((space, number) => (number % 10 ? [] : [{ space, number }]));
    return draw(
      WHOLE,
      CornerDrawing,
      ...corners.map(({ space, number }) => ({
        cell: ringOf(view.spaces.length)[number]!,
        space,
        view,
        name: controller.names.space(space.key),
        isBig: number > 10,
      })),
    );
  },
  'board/Dice.svelte': () =>
    draw(WHOLE, Dice, { faces: [3, 5], turn: 0, roll: nothing }, { faces: null, turn: 0, roll: null }),
  'board/Die.svelte': () => draw('-40 -40 80 80', Die, { x: 0, y: 0, pips: 5 }),
  'board/Marks.svelte': () => {
    const { view, desk } = seatAt(TURN);
    const marks = [{ card: view.spaces[6]!.key }, { from: 0, stops: way(0, 6, view.spaces.length), seat: 0 }];
    return draw(WHOLE, Marks, { marks, view, players: desk.position.players, isPointed: true });
  },
  'board/Pawn.svelte': () =>
    draw(
      '-40 -60 80 90',
      Pawn,
      ...seatAt(TURN).desk.position.players.map(({ livery }, seat) => ({
        livery,
        x: 0,
        y: 0,
        isRiding: seat === 1,
      })),
    ),
  'board/Pile.svelte': () => {
    const { words } = seatAt(TURN).desk;
    return draw(WHOLE, Pile, { deck: 'speremmo', words }, { deck: 'bratta', words, look: nothing });
  },
  'board/Plan.svelte': () => {
    const { view } = seatAt(INVESTING);
    const [one, two, three] = view.spaces.filter(({ colour }) => colour).map(({ key }) => key);
    const plan = { gets: [one!], gives: [two!], whole: [one!], missing: [three!], cubes: [two!] };
    return draw(WHOLE, Plan, { plan, view });
  },
  'board/Ring.svelte': () => draw(WHOLE, Ring, seatAt(INVESTING)),
  'board/Space.svelte': () => {
    const { view, desk, controller } = seatAt(INVESTING);
    return draw(
      WHOLE,
      Space,
      ...view.spaces.slice(0, 10).map((space, number) => ({
        cell: ringOf(view.spaces.length)[number]!,
        space,
        view,
        name: controller.names.space(space.key),
        group: controller.groupOf(space),
        owner: space.owner === null ? null : desk.position.players[space.owner]!.livery,
      })),
    );
  },
  'board/map/GenoaMap.svelte': () => draw(WHOLE, GenoaMap, {}),
  'board/map/Landscape.svelte': () => draw(WHOLE, Landscape, {}),
  'board/map/Town.svelte': () => draw(WHOLE, Town, {}),
  'board/map/Water.svelte': () => draw(WHOLE, Water, {}),
  'figures/Figure.svelte': () => show(Figure, ...Object.values(SKETCHES).map((sketch) => ({ sketch }))),
};

const PANEL: Specimens = {
  'panel/Amount.svelte': () =>
    show(Amount, { label: 'Money', value: 120, low: 0, high: 500, steps: [10, 100], change: nothing }),
  'panel/AssetChip.svelte': () => {
    const { controller, view } = seatAt(INVESTING);
    const [owned] = view.spaces.filter(({ owner }) => owner !== null);
    return show(
      AssetChip,
      { controller, asset: owned!.key, onclick: nothing },
      { controller, asset: owned!.key, pressed: true, note: '120', onclick: nothing },
    );
  },
  'panel/Banknotes.svelte': () => {
    const { words } = seatAt(TURN).controller.desk;
    return show(Banknotes, { amount: 2500, words }, { amount: 380, words });
  },
  'panel/CardTalk.svelte': () => {
    const { controller, view, desk } = seatAt(INVESTING);
    const owned = view.spaces.filter(({ owner }) => owner !== null);
    return show(
      CardTalk,
      ...owned
        .slice(0, 2)
        .map(({ key, owner }) => ({ controller, card: key, isOwn: owner === desk.position.seat })),
    );
  },
  'panel/Colour.svelte': () => {
    const { controller, view } = seatAt(PURCHASE);
    const shown = view.spaces.filter(({ colour }) => colour).slice(0, 3);
    return show(Colour, ...shown.map((space) => ({ controller, space })));
  },
  'panel/Do.svelte': () => {
    const { desk } = seatAt(PURCHASE);
    const children = paragraph('Do it');
    return show(
      Do,
      { desk, action: { type: 'buy' }, look: 'primary', children },
      { desk, action: { type: 'end_turn' }, children },
    );
  },
  'panel/Estate.svelte': () => {
    const { controller } = seatAt(INVESTING);
    return show(Estate, ...[0, 1, 2].map((seat) => ({ controller, seat })));
  },
  'panel/GroupChanges.svelte': () => {
    const { controller } = seatAt(TURN);
    const [first] = controller.groups;
    const change = {
      type: 'group_change',
      seat: 0,
      group: first!.key,
      before: 1,
      after: 2,
      size: 2,
    } as const;
    return show(GroupChanges, { controller, changes: [change] });
  },
  'panel/GroupSign.svelte': () =>
    show(GroupSign, ...seatAt(TURN).controller.groups.map((group) => ({ group }))),
  'panel/MarkSign.svelte': () => {
    const { livery } = seatAt(TURN).desk.position.players[1]!;
    const marks = ['wanted', 'not-for-sale', 'make-an-offer'] as const;
    return show(MarkSign, ...marks.map((mark) => ({ mark, livery, label: 'Rosa' })));
  },
  'panel/Outlook.svelte': () =>
    show(Outlook, { controller: seatAt(PURCHASE).controller, action: { type: 'buy' } as const }),
  'panel/Panel.svelte': () =>
    show(Panel, seatAt(TURN), seatAt(PURCHASE), seatAt(INVESTING), seatAt(DEBT), seatAt(END)),
  'panel/PlayerChoice.svelte': () =>
    show(PlayerChoice, {
      label: 'Whom?',
      players: seatAt(TURN).desk.position.players,
      chosen: 1,
      choose: nothing,
    }),
  'panel/Saying.svelte': () => {
    const { words } = seatAt(TURN).desk;
    return show(Saying, { saying: 'Palanche', meaning: 'Money', words });
  },
  'panel/SeatNote.svelte': () =>
    show(SeatNote, ...[0, 1, 2].map((seat) => ({ desk: seatAt(INVESTING).desk, seat }))),
  'panel/Stepper.svelte': () => show(Stepper, { label: 'Via Roma', value: 1, most: 2, change: nothing }),
};

/** A sheet that needs only the controller. */
const plain = (index: number, component: typeof LedgerSheet): Entry => {
  return () => show(component, { controller: seatAt(index).controller });
};

const SHEETS: Specimens = {
  'panel/Pastimes.svelte': plain(END, Pastimes),
  'panel/WhyNot.svelte': () => {
    const { controller, question } = asked(TRADE, 'trade');
    return show(WhyNot, { controller, offer: question });
  },
  'sheets/AuctionSheet.svelte': () => {
    const { controller, question } = asked(AUCTION, 'auction');
    return show(AuctionSheet, { controller, auction: question });
  },
  'sheets/CardFace.svelte': () => {
    const { controller, desk, view } = seatAt(INVESTING);
    return show(
      CardFace,
      ...view.decks.flatMap(({ last }) =>
        last ? [{ words: desk.words, names: controller.names, card: last }] : [],
      ),
    );
  },
  'sheets/CardSheet.svelte': () => {
    const { controller, view } = seatAt(INVESTING);
    return show(CardSheet, ...view.decks.flatMap(({ last }) => (last ? [{ controller, card: last }] : [])));
  },
  'sheets/DealSheet.svelte': () => {
    const { controller } = seatAt(TURN);
    controller.openDeal(1);
    return show(DealSheet, { controller, deal: controller.deal! });
  },
  'sheets/DealSide.svelte': () =>
    show(DealSide, {
      player: seatAt(TURN).desk.position.players[0],
      title: 'Gives',
      cards: paragraph('Via Roma'),
      money: paragraph('120'),
    }),
  'sheets/DebtSheet.svelte': () => {
    const { controller, view, question } = asked(DEBT, 'debt');
    return show(DebtSheet, { controller, debt: view.debt!, frame: question });
  },
  'sheets/Deed.svelte': () => {
    const { controller } = seatAt(INVESTING);
    const shown = spaces().filter(({ price }) => price);
    return show(Deed, ...shown.slice(0, 6).map((space) => ({ controller, space })));
  },
  'sheets/DeedSheet.svelte': () => {
    const { controller } = seatAt(INVESTING);
    return show(DeedSheet, { controller, shown: spaces().find(({ colour }) => colour)!.key });
  },
  'sheets/FarewellSheet.svelte': plain(END, FarewellSheet),
  'sheets/GlossarySheet.svelte': plain(TURN, GlossarySheet),
  'sheets/InvestSheet.svelte': plain(INVESTING, InvestSheet),
  'sheets/LedgerSheet.svelte': plain(INVESTING, LedgerSheet),
  'sheets/LotSheet.svelte': () => {
    const { controller } = seatAt(TURN);
    const { cards, minimum } = controller.lots()!;
    return show(LotSheet, { controller, lot: { card: cards[0]!, minimum: minimum.low } });
  },
  'sheets/OfferSheet.svelte': () => {
    const { controller, question } = asked(TRADE, 'trade');
    return show(OfferSheet, { controller, offer: question });
  },
  'sheets/PurchaseSheet.svelte': () => {
    const { controller, question } = asked(PURCHASE, 'purchase');
    return show(PurchaseSheet, { controller, space: controller.spaces.get(question.space)! });
  },
  'sheets/StandingSheet.svelte': plain(INVESTING, StandingSheet),
  'sheets/ReckoningSheet.svelte': plain(END, ReckoningSheet),
  'workshop/EffectForm.svelte': () => {
    const { words } = seatAt(TURN).desk;
    const common = { words, label: 'Then', change: nothing, remove: nothing };
    const kinds = ['receive', 'pay', 'move_by', 'keep'] as const;
    return show(EffectForm, ...kinds.map((kind) => ({ ...common, kinds, effect: fresh(kind) })));
  },
  'workshop/Board.svelte': () =>
    show(OwnBoard, { data: OWN, words: seatAt(TURN).desk.words, at: 'space[3].price', change: nothing }),
  'workshop/BoardParts.svelte': () =>
    show(BoardParts, { board: OWN, words: seatAt(TURN).desk.words, change: nothing }),
  'workshop/SpaceForm.svelte': () =>
    show(
      SpaceForm,
      ...[0, 1, 2, 5, 12].map((place) => ({
        board: OWN,
        place,
        words: seatAt(TURN).desk.words,
        change: nothing,
      })),
    ),
  'workshop/Workshop.svelte': () => show(Workshop, { piece: '', change: nothing }),
};

export const PALANCHE: Specimens = Object.fromEntries(
  Object.entries({ ...BOARD, ...PANEL, ...SHEETS }).map(([name, entry]) => [`games/palanche/${name}`, entry]),
);
