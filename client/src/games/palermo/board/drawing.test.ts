import { expect, test } from 'vitest';
import { cellsOfSlot, centreOf, fieldCentre, FIELDS, slotOf, SLOTS } from './geometry';
import { doorway, slopesOf } from './roofs';
import { HOUSES, ROTATIONS, tileIn } from './shapes';

test('every cell of a slot belongs to it, and the bypass to none', () => {
  for (const slot of SLOTS) for (const cell of cellsOfSlot(slot)) expect(slotOf(cell)).toBe(slot);
  expect(slotOf('a1')).toBeNull();
  expect(slotOf('n7')).toBeNull();
});

test('the score track runs clockwise from the lower left', () => {
  expect(fieldCentre(0)).toEqual({ x: 5, y: 155 });
  expect(fieldCentre(15)).toEqual({ x: 5, y: 5 });
  expect(fieldCentre(30)).toEqual({ x: 155, y: 5 });
  expect(fieldCentre(45)).toEqual({ x: 155, y: 155 });
  const places = new Set(Array.from({ length: FIELDS }, (_, field) => JSON.stringify(fieldCentre(field))));
  expect(places.size).toBe(60);
});

test('a house turned clockwise has its roofs and its door where the engine has them', () => {
  expect(tileIn('A1', 'two', 0)).toMatchObject({ roofs: ['b3', 'c3'], door: 'b2' });
  expect(tileIn('A1', 'two', 90)).toMatchObject({ roofs: ['c3', 'c2'], door: 'b3' });
  expect(tileIn('A1', 'three', 180)).toMatchObject({ roofs: ['c2', 'b2', 'c3'], door: 'b3' });
});

test('every house has a door in a wall, in every rotation', () => {
  for (const kind of HOUSES) {
    for (const rotation of ROTATIONS) {
      const { roofs, door } = tileIn('C3', kind, rotation);
      expect(doorway(roofs, door!), `${kind} ${rotation}`).not.toBeNull();
    }
  }
});

test('a roof has a slope on each free side, and valleys where wings meet', () => {
  expect(slopesOf(['g7']).map(({ facing }) => facing)).toEqual(['north', 'east', 'south', 'west']);
  expect(slopesOf(['g7', 'h7'])).toHaveLength(6);
  expect(slopesOf(['b3', 'c3', 'b2'])).toHaveLength(10);
  expect(centreOf('g7')).toEqual({ x: 75, y: 85 });
});
