import { LIVERIES } from '../../src/frame/liveries';
import { BoardScenes } from '../../src/games/palermo/animation.svelte';
import Board from '../../src/games/palermo/board/Board.svelte';
import Chip from '../../src/games/palermo/board/Chip.svelte';
import Considered from '../../src/games/palermo/board/Considered.svelte';
import { BOARD_SIDE, centreOf } from '../../src/games/palermo/board/geometry';
import Ground from '../../src/games/palermo/board/Ground.svelte';
import Marks from '../../src/games/palermo/board/Marks.svelte';
import NextReach from '../../src/games/palermo/board/NextReach.svelte';
import Pawn from '../../src/games/palermo/board/Pawn.svelte';
import Plan from '../../src/games/palermo/board/Plan.svelte';
import Policeman from '../../src/games/palermo/board/Policeman.svelte';
import Reach from '../../src/games/palermo/board/Reach.svelte';
import ScoreTrack from '../../src/games/palermo/board/ScoreTrack.svelte';
import { tileIn } from '../../src/games/palermo/board/shapes';
import Signs from '../../src/games/palermo/board/Signs.svelte';
import Tile from '../../src/games/palermo/board/Tile.svelte';
import { controllerOf } from '../../src/games/palermo/controller.svelte';
import type { PalermoDesk } from '../../src/games/palermo/desk';
import Figure from '../../src/games/palermo/figures/Figure.svelte';
import { SKETCHES } from '../../src/games/palermo/figures/sketches';
import MovementCard from '../../src/games/palermo/panel/MovementCard.svelte';
import Panel from '../../src/games/palermo/panel/Panel.svelte';
import SeatNote from '../../src/games/palermo/panel/SeatNote.svelte';
import TilePicture from '../../src/games/palermo/panel/TilePicture.svelte';
import Tiles from '../../src/games/palermo/workshop/Tiles.svelte';
import Workshop from '../../src/games/palermo/workshop/Workshop.svelte';
import { deskAt } from '../matches';
import { draw, nothing, show, type Specimens } from '../specimen';

const WHOLE = `0 0 ${BOARD_SIDE} ${BOARD_SIDE}`;
const AT = { x: 0, y: 0 };
const AROUND = '-8 -10 16 16';
/** Positions of the recorded match, by their number in its file. */
const [EMPTY, BUILDING, POLICE, WALKING, END] = [0, 1, 2, 3, 5];

const seatAt = (index: number) => {
  const desk = deskAt('palermo', index) as unknown as PalermoDesk;
  const { view, players } = desk.position;
  return { desk, controller: controllerOf(desk), view, players, atTurn: players[view.turn] };
};
/** The doors of the town, as the view names them. */
const doors = () => seatAt(WALKING).controller.walks.map(({ to }) => to);

const SHOWN: Specimens = {
  'board/Board.svelte': () =>
    show(Board, ...[EMPTY, BUILDING, POLICE, WALKING, END].map((index) => ({ desk: seatAt(index).desk }))),
  'board/Chip.svelte': () =>
    draw(AROUND, Chip, ...LIVERIES.map((livery, seat) => ({ livery, at: AT, isTarget: seat === 1 }))),
  'board/Considered.svelte': () => {
    const { desk, atTurn } = seatAt(BUILDING);
    desk.moves.consider(desk.moves.legal[0]!);
    return draw(WHOLE, Considered, { desk, atTurn });
  },
  'board/NextReach.svelte': () => draw(WHOLE, NextReach, { cells: doors(), livery: LIVERIES[1]! }),
  'board/Ground.svelte': () => draw(WHOLE, Ground, {}),
  'board/Marks.svelte': () => {
    const [one, two] = doors();
    const { players, view } = seatAt(WALKING);
    const marks = [
      { slot: view.tiles[0]!.slot, seat: 0 },
      { cell: one!, seat: 1 },
      { way: [centreOf(one!), centreOf(two!)], seat: 2 },
    ];
    return draw(WHOLE, Marks, { marks, players, isPointed: true });
  },
  'board/Pawn.svelte': () =>
    draw(AROUND, Pawn, ...LIVERIES.map((livery, seat) => ({ livery, at: AT, isActive: seat === 0 }))),
  'board/Plan.svelte': () => {
    const cells = doors().slice(0, 3);
    const [origin, home] = [centreOf(cells[0]!), centreOf(cells[2]!)];
    return draw(WHOLE, Plan, { doors: cells, origin, home, livery: LIVERIES[0]! });
  },
  'board/Policeman.svelte': () => draw(AROUND, Policeman, ...LIVERIES.map((livery) => ({ livery, at: AT }))),
  'board/Reach.svelte': () => {
    const { controller, atTurn } = seatAt(WALKING);
    const { walks, leads, alike, openCells: cells } = controller;
    return draw(WHOLE, Reach, {
      walks,
      leads,
      alike,
      cells,
      route: walks[0]!,
      origin: centreOf(walks[1]!.to),
      livery: atTurn?.livery,
    });
  },
  'board/ScoreTrack.svelte': () => {
    const { view, players } = seatAt(END);
    return draw(WHOLE, ScoreTrack, { markers: view.players, players });
  },
  'board/Signs.svelte': () => {
    const { controller, desk } = seatAt(WALKING);
    const scenes = new BoardScenes();
    scenes.isTownReady = true;
    return draw(WHOLE, Signs, { controller, scenes, words: desk.words });
  },
  'board/Tile.svelte': () => draw(WHOLE, Tile, ...seatAt(WALKING).view.tiles.slice(0, 8).map(drawn)),
  'figures/Figure.svelte': () => show(Figure, ...Object.values(SKETCHES).map((sketch) => ({ sketch }))),
  'panel/MovementCard.svelte': () =>
    show(MovementCard, ...[0, 1, 2].map((seat) => ({ desk: seatAt(WALKING).desk, seat }))),
  'panel/Panel.svelte': () =>
    show(Panel, ...[EMPTY, BUILDING, POLICE, WALKING, END].map((index) => ({ desk: seatAt(index).desk }))),
  'panel/SeatNote.svelte': () =>
    show(SeatNote, ...[0, 1, 2].map((seat) => ({ desk: seatAt(WALKING).desk, seat }))),
  'panel/TilePicture.svelte': () =>
    show(
      TilePicture,
      ...seatAt(WALKING)
        .view.tiles.slice(0, 8)
        .map(({ kind, rotation }) => ({ kind, rotation })),
    ),
  'workshop/Tiles.svelte': () => {
    const house = [
      { roofs: 'a', door: 'b', count: 12 },
      { roofs: 'ad', door: 'c', count: 12 },
    ];
    const data = { type: 'tiles', house };
    return show(Tiles, { data, words: seatAt(EMPTY).desk.words, at: 'house[1].roofs', change: nothing });
  },
  'workshop/Workshop.svelte': () => show(Workshop, { piece: '', change: nothing }),
};

/** A tile of the town as a drawing has it. */
function drawn({ slot, kind, rotation }: ReturnType<typeof seatAt>['view']['tiles'][number]) {
  return { tile: tileIn(slot, kind, rotation) };
}

export const PALERMO: Specimens = Object.fromEntries(
  Object.entries(SHOWN).map(([name, entry]) => [`games/palermo/${name}`, entry]),
);
