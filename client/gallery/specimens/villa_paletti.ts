import Board from '../../src/games/villa_paletti/board/Board.svelte';
import Camera from '../../src/games/villa_paletti/board/Camera.svelte';
import CompanionBoard from '../../src/games/villa_paletti/board/CompanionBoard.svelte';
import Gauge from '../../src/games/villa_paletti/board/Gauge.svelte';
import Lever from '../../src/games/villa_paletti/board/Lever.svelte';
import StageLabels from '../../src/games/villa_paletti/board/StageLabels.svelte';
import Telling from '../../src/games/villa_paletti/board/Telling.svelte';
import VillaStage from '../../src/games/villa_paletti/board/VillaStage.svelte';
import { controllerOf } from '../../src/games/villa_paletti/controller.svelte';
import type { VillaDesk } from '../../src/games/villa_paletti/desk';
import ColumnMark from '../../src/games/villa_paletti/drawings/ColumnMark.svelte';
import Piece from '../../src/games/villa_paletti/drawings/Piece.svelte';
import Seal from '../../src/games/villa_paletti/drawings/Seal.svelte';
import TopView from '../../src/games/villa_paletti/drawings/TopView.svelte';
import Upright from '../../src/games/villa_paletti/drawings/Upright.svelte';
import Figure from '../../src/games/villa_paletti/figures/Figure.svelte';
import { SKETCHES } from '../../src/games/villa_paletti/figures/sketches';
import AnswerPanel from '../../src/games/villa_paletti/panel/AnswerPanel.svelte';
import ColourPanel from '../../src/games/villa_paletti/panel/ColourPanel.svelte';
import CompanionPanel from '../../src/games/villa_paletti/panel/CompanionPanel.svelte';
import Declare from '../../src/games/villa_paletti/panel/Declare.svelte';
import FloorPanel from '../../src/games/villa_paletti/panel/FloorPanel.svelte';
import Nudge from '../../src/games/villa_paletti/panel/Nudge.svelte';
import Panel from '../../src/games/villa_paletti/panel/Panel.svelte';
import PlacePanel from '../../src/games/villa_paletti/panel/PlacePanel.svelte';
import SealLine from '../../src/games/villa_paletti/panel/SealLine.svelte';
import SeatNote from '../../src/games/villa_paletti/panel/SeatNote.svelte';
import Slider from '../../src/games/villa_paletti/panel/Slider.svelte';
import TakePanel from '../../src/games/villa_paletti/panel/TakePanel.svelte';
import { COLUMNS } from '../../src/games/villa_paletti/wood/pieces';
import { deskAt } from '../matches';
import { draw, nothing, paragraph, show, type Specimens } from '../specimen';

const AROUND = '-30 -30 60 60';
/** Positions of the recorded match, by their number in its file. */
const [TAKING, SETTING, CONTESTING, PROVING, FLOOR, END] = [0, 1, 3, 4, 6, 7];

const seatAt = (index: number) => {
  const desk = deskAt('villa_paletti', index) as unknown as VillaDesk;
  return { desk, controller: controllerOf(desk), view: desk.position.view };
};
const columns = [...COLUMNS.keys()].slice(0, 6);

const SHOWN: Specimens = {
  'board/Board.svelte': () => show(Board, seatAt(TAKING)),
  'board/Camera.svelte': () => show(Camera, { desk: seatAt(TAKING).desk, stage: null }),
  'board/CompanionBoard.svelte': () => show(CompanionBoard, seatAt(TAKING), seatAt(END)),
  'board/Gauge.svelte': () => show(Gauge, seatAt(TAKING), seatAt(SETTING)),
  'board/Lever.svelte': () => show(Lever, seatAt(SETTING)),
  'board/StageLabels.svelte': () =>
    show(StageLabels, {
      desk: seatAt(TAKING).desk,
      picture: {
        stage: null,
        lost: { below: 'red-1', above: 'blue', at: [0, 0, 0] },
        chosenAt: { x: 0.4, y: 0.4 },
        carriedAt: null,
      },
    }),
  'board/Telling.svelte': () => {
    const at = seatAt(CONTESTING);
    at.controller.moment.hear({ type: 'declared', seat: 0, in_a_row: 1 }, at.view, null);
    return show(Telling, { ...at, canWatch: true });
  },
  'board/VillaStage.svelte': () => show(VillaStage, { desk: seatAt(TAKING).desk, failed: nothing }),
  'drawings/ColumnMark.svelte': () =>
    show(ColumnMark, ...columns.map((column, place) => ({ column, locked: place === 1 }))),
  'drawings/Piece.svelte': () =>
    draw(AROUND, Piece, ...columns.map((column, place) => ({ column, faint: place === 1 }))),
  'drawings/Seal.svelte': () =>
    draw(AROUND, Seal, { own: 'red', shows: null }, { own: 'blue', shows: 'green' }),
  'drawings/TopView.svelte': () => {
    const { view, controller } = seatAt(TAKING);
    return show(
      TopView,
      ...view.villa.floors.map((_, level) => ({ view, level, controller, label: `Level ${level}` })),
    );
  },
  'drawings/Upright.svelte': () =>
    draw('-40 -100 80 110', Upright, ...columns.map((column, place) => ({ column, tilt: place * 5 }))),
  'figures/Figure.svelte': () => show(Figure, ...Object.values(SKETCHES).map((sketch) => ({ sketch }))),
  'panel/AnswerPanel.svelte': () => show(AnswerPanel, seatAt(CONTESTING)),
  'panel/ColourPanel.svelte': () => show(ColourPanel, seatAt(TAKING)),
  'panel/CompanionPanel.svelte': () => show(CompanionPanel, seatAt(TAKING)),
  'panel/Declare.svelte': () => show(Declare, seatAt(TAKING)),
  'panel/FloorPanel.svelte': () => show(FloorPanel, seatAt(FLOOR)),
  'panel/Nudge.svelte': () => show(Nudge, { ...seatAt(SETTING), children: paragraph('The column') }),
  'panel/Panel.svelte': () =>
    show(Panel, ...[TAKING, SETTING, CONTESTING, PROVING, FLOOR, END].map((index) => seatAt(index))),
  'panel/PlacePanel.svelte': () => show(PlacePanel, seatAt(SETTING)),
  'panel/SealLine.svelte': () => show(SealLine, seatAt(TAKING), seatAt(END)),
  'panel/SeatNote.svelte': () =>
    show(SeatNote, ...[0, 1].map((seat) => ({ desk: seatAt(FLOOR).desk, seat }))),
  'panel/Slider.svelte': () =>
    show(Slider, { label: 'Speed', max: 100, step: 5, value: 50, change: nothing }),
  'panel/TakePanel.svelte': () => show(TakePanel, seatAt(TAKING), seatAt(PROVING)),
};

export const VILLA_PALETTI: Specimens = Object.fromEntries(
  Object.entries(SHOWN).map(([name, entry]) => [`games/villa_paletti/${name}`, entry]),
);
