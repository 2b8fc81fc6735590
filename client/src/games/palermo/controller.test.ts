import { expect, test } from 'vitest';
import { TestDesk } from '../../frame/testDesk.svelte';
import type { Action, View } from '../../generated/palermo';
import { controllerOf } from './controller.svelte';
import type { Palermo } from './desk';

function deskWith(view: Partial<View>, legal: readonly Action[]) {
  const whole = { stage: 'house', tiles: [], walks: [], players: [], interest: null, ...view } as View;
  return new TestDesk<Palermo>(whole, legal);
}

const house = (slot: string, rotation: 0 | 90 | 180 | 270, kind: 'one' | 'two' = 'two'): Action => ({
  type: 'lay_house',
  kind,
  slot,
  rotation,
});

test('the slots light up where the house in the hand may be laid', () => {
  const controller = controllerOf(deskWith({}, [house('C3', 90), house('D3', 0, 'one')]));
  expect([...controller.openSlots]).toEqual(['C3']);
  controller.kind = 'one';
  expect([...controller.openSlots]).toEqual(['D3']);
});

test('over a slot the house turns to how it fits', () => {
  const desk = deskWith({}, [house('C3', 90), house('C3', 270)]);
  const controller = controllerOf(desk);
  controller.point('f6');
  expect(desk.moves.consider).toHaveBeenLastCalledWith(house('C3', 90));
  controller.turn(1);
  expect(desk.moves.considered).toEqual(house('C3', 270));
  expect(controller.ghost?.isLegal).toBe(true);
});

test('where the house does not fit it is shown, and a click asks why not', () => {
  const desk = deskWith({}, [house('C3', 90)]);
  const controller = controllerOf(desk);
  controller.point('b2');
  expect(controller.ghost).toMatchObject({ isLegal: false, tile: { slot: 'A1' } });
  controller.press('b2');
  expect(desk.moves.choose).not.toHaveBeenCalled();
  expect(desk.moves.explain).toHaveBeenCalledWith(house('A1', 0));
});

test('kinds that are not in the box are not shown', () => {
  const controller = controllerOf(deskWith({ supply: { one: 3, two: 0 } as View['supply'] }, []));
  expect(controller.box).toEqual(['one', 'two']);
  controller.nextKind();
  controller.nextKind();
  expect(controller.box).toContain(controller.kind);
});

test('a kind that is used up is not kept in the hand', () => {
  const controller = controllerOf(deskWith({}, [house('C3', 0, 'one')]));
  expect(controller.kind).toBe('one');
});

test('a click on a lit cell walks, with the policeman in the hand it places him', () => {
  const walks = [{ route: 'f7f8' }, { shared: 1, route: 'g7', dearer: 1, income: 1, ends: 'door' as const }];
  const legal: Action[] = [
    { type: 'walk', to: 'g7' },
    { type: 'place_policeman', cell: 'b8' },
  ];
  const desk = deskWith({ stage: 'turn', walks }, legal);
  const controller = controllerOf(desk);
  expect(controller.walks).toEqual([
    { route: ['f7', 'g7'], to: 'g7', cost: 3, income: 1, ends: 'door', lost: 0, stopped_by: null },
  ]);
  controller.press('g7');
  expect(desk.moves.choose).toHaveBeenLastCalledWith(legal[0]);
  controller.tool = 'police';
  expect(controller.walks).toEqual([]);
  controller.press('b8');
  expect(desk.moves.choose).toHaveBeenLastCalledWith(legal[1]);
});

test('a click anywhere on a tile means its door', () => {
  const tiles = [{ slot: 'A1', kind: 'one', rotation: 0, roofs: ['b3'], door: 'c3', chip: null }] as const;
  const desk = deskWith({ stage: 'claim', tiles }, [{ type: 'claim_door', door: 'c3' }]);
  const controller = controllerOf(desk);
  controller.press('b2');
  expect(desk.moves.choose).toHaveBeenCalledWith({ type: 'claim_door', door: 'c3' });
});

test('the cursor goes from slot to slot while tiles are laid, and jumps to where something may be done', () => {
  const controller = controllerOf(deskWith({}, [house('C3', 0), house('E5', 0)]));
  controller.jump(1);
  expect(controller.pointed).toBe('f6');
  controller.move(1, 0);
  expect(controller.pointed).toBe('h6');
  controller.jump(1);
  controller.jump(1);
  expect(controller.pointed).toBe('j10');
});

test('nothing is offered while it is somebody else’s turn', () => {
  const desk = deskWith({}, []);
  desk.moves.end();
  const controller = controllerOf(desk);
  controller.press('b2');
  expect(desk.moves.choose).not.toHaveBeenCalled();
  expect(controller.ghost).toBeNull();
});

test('the policeman is put down when the next turn comes', () => {
  const desk = deskWith({ stage: 'turn' }, [{ type: 'place_policeman', cell: 'g7' }]);
  const controller = controllerOf(desk);
  controller.tool = 'police';
  expect(controller.tool).toBe('police');
  desk.show({ ...desk.position.view });
  expect(controller.tool).toBe('walk');
});

test('what a look back recommends lies on the board, though nothing may be done', () => {
  const desk = deskWith({}, []);
  const controller = controllerOf(desk);
  desk.moves.considered = desk.moves.hinted = house('E6', 270);
  expect(controller.ghost).toMatchObject({ tile: { slot: 'E6' }, isLegal: true });
});

test('the plan behind a hint is shown in its order, until something else is considered', () => {
  const hinted: Action = { type: 'walk', to: 'd8' };
  const reasons = [{ type: 'reason', key: 'plan-order', params: { order: 'd8 e6 g11' } }];
  const desk = deskWith({ stage: 'walk' }, [hinted]);
  const controller = controllerOf(desk);
  Object.assign(desk.moves, { considered: hinted, hinted, reasons });
  expect(controller.plan).toEqual(['d8', 'e6', 'g11']);
  desk.moves.consider({ type: 'walk', to: 'd7' });
  expect(controller.plan).toEqual([]);
});

test('a touched pawn shows where it can go until a player moves', () => {
  const players = [{ reach: '3' }, { reach: '7' }] as unknown as View['players'];
  const desk = deskWith({ stage: 'turn', turn: 0, players }, []);
  const controller = controllerOf(desk);
  controller.touchPawn(1);
  expect(controller.watched).toBe(1);
  desk.show({ ...desk.position.view });
  expect(controller.watched).toBeNull();
});

test('what the ends of walks lead to is said while some are told apart', () => {
  const walks = [{ route: 'f7f8' }];
  const leads = [{ cost: 4, cells: (1n << (7n * 15n + 5n)).toString(16) }];
  const legal: Action[] = [
    { type: 'walk', to: 'f8' },
    { type: 'place_policeman', cell: 'b8' },
  ];
  const players = [{ chips_on_board: 2 }] as unknown as View['players'];
  const controller = controllerOf(deskWith({ stage: 'turn', turn: 0, walks, leads, players }, legal));
  expect(controller.leadGoal).toBe('door');
  controller.togglePoliceman();
  expect(controller.leadGoal).toBeNull();
  controller.togglePoliceman();
  expect(controller.tool).toBe('walk');
  const home = [{ chips_on_board: 0 }] as unknown as View['players'];
  expect(
    controllerOf(deskWith({ stage: 'turn', turn: 0, walks, leads, players: home }, legal)).leadGoal,
  ).toBe('home');
});

test('the policeman is spoken of only if he may go somewhere', () => {
  const walk: Action = { type: 'walk', to: 'g8' };
  const free = controllerOf(deskWith({ stage: 'turn' }, [walk, { type: 'place_policeman', cell: 'g7' }]));
  expect(free.prompt).toBe('turn');
  free.tool = 'police';
  expect(free.prompt).toBe('police');
  expect(controllerOf(deskWith({ stage: 'turn' }, [walk])).prompt).toBe('walk');
  expect(controllerOf(deskWith({ stage: 'house' }, [house('C3', 90)])).prompt).toBe('first-house');
});
