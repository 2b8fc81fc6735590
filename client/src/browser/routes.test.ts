import { expect, test } from 'vitest';
import { routeOf, type Route } from './routes';

const at = (path: string): Route => routeOf(new URL(path, 'http://house'));

test.each<[string, Route]>([
  ['/', { page: 'home' }],
  ['/new/palermo', { page: 'new', game: 'palermo' }],
  ['/match/m1', { page: 'match', match: 'm1', key: null, seatToken: null, invited: false, isHand: false }],
  ['/join/m1?key=k', { page: 'match', match: 'm1', key: 'k', seatToken: null, invited: true, isHand: false }],
  [
    '/hand/m1?seat=s',
    { page: 'match', match: 'm1', key: null, seatToken: 's', invited: false, isHand: true },
  ],
  ['/tv', { page: 'tv', match: null, key: null }],
  ['/tv/m1?key=k', { page: 'tv', match: 'm1', key: 'k' }],
  ['/replay/m1/17?key=k', { page: 'replay', match: 'm1', seq: 17, key: 'k' }],
  ['/replay/m1', { page: 'replay', match: 'm1', seq: null, key: null }],
  ['/review/m1/3', { page: 'review', match: 'm1', seq: 3, key: null }],
  ['/story/m1?key=k', { page: 'story', match: 'm1', key: 'k' }],
  ['/rules/palermo#PAL-M4', { page: 'rules', game: 'palermo', rule: 'PAL-M4' }],
  ['/card/palermo', { page: 'card', game: 'palermo' }],
  ['/learn/palermo/3', { page: 'learn', game: 'palermo', step: 3 }],
  ['/workshop/palermo/ab-cd', { page: 'workshop', game: 'palermo', piece: 'ab-cd' }],
  ['/login/new', { page: 'login', isNew: true }],
  ['/reset', { page: 'reset', secret: null }],
  ['/reset/abc', { page: 'reset', secret: 'abc' }],
  ['/leaders/palermo', { page: 'leaders', game: 'palermo' }],
  ['/profile', { page: 'profile', player: null }],
])('%s has its page', (path, route) => {
  expect(at(path)).toEqual(route);
});

test.each(['/match', '/nowhere', '/rules', '/card'])('%s is no place', (path) => {
  expect(at(path)).toEqual({ page: 'lost' });
});
