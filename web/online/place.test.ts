/** Places at a server and their addresses. */
import { expect, test } from 'vitest';
import { type Place, placeOf, routeTo } from './place.ts';

const places: readonly Place[] = [
  { at: 'hall', part: 'lobby' },
  { at: 'hall', part: 'mine' },
  { at: 'room', match: 'k3Jd82LmQa0Z' },
  { at: 'join', match: 'k3Jd82LmQa0Z', invite: 'a', watch: 'b' },
  { at: 'join', match: 'k3Jd82LmQa0Z', invite: '', watch: 'b' },
  { at: 'join', match: 'k3Jd82LmQa0Z', invite: 'a', watch: '' },
  { at: 'join', match: 'k3Jd82LmQa0Z', invite: '', watch: '' },
  { at: 'watch', match: 'k3Jd82LmQa0Z', watch: 'b' },
  { at: 'watch', match: 'k3Jd82LmQa0Z', watch: '' },
  { at: 'replay', match: 'k3Jd82LmQa0Z', watch: 'b' },
  { at: 'replay', match: 'k3Jd82LmQa0Z', watch: '' },
];

test.each(places)('%j has an address that leads there', (place) => {
  const route = routeTo(place);
  if (route.at !== 'online') throw new Error(route.at);
  // What is empty is not part of an address.
  expect(placeOf(route.parts.filter(Boolean))).toEqual(place);
});

test.each([
  ['nonsense'],
  ['room'],
  ['room', 'a', 'b'],
  ['lobby', 'a'],
  ['join', 'a', 'b', 'c', 'd'],
  ['watch', 'a', 'b', 'c'],
  ['replay'],
  ['replay', 'a', 'b', 'c'],
])('nothing is at %s', (...parts) => expect(placeOf(parts)).toBeNull());
