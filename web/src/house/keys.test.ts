import { expect, test } from 'vitest';
import {
  keepKey,
  keepNoted,
  keysOf,
  loseWayBack,
  moveKeys,
  nameGame,
  notedAt,
  seatLink,
  tablesWithGames,
  takeSeats,
} from './keys';

test('a device keeps the secrets of its seats, each once, and takes them along to the next table', () => {
  keepKey('a', 'one');
  keepKey('a', 'two');
  keepKey('a', 'one');
  keepKey('b', 'three');
  expect(keysOf('a')).toEqual(['one', 'two']);
  moveKeys('a', 'c');
  expect(keysOf('c')).toEqual(['one', 'two']);
  expect(keysOf('never')).toEqual([]);
});

test('what another tab keeps is kept', () => {
  keepKey('here', 'one');
  const kept = JSON.parse(localStorage.getItem('toog.keys') ?? '[]');
  localStorage.setItem('toog.keys', JSON.stringify([...kept, ['in another tab', ['two']]]));
  keepKey('here again', 'three');
  expect(keysOf('in another tab')).toEqual(['two']);
});

test('the oldest table is forgotten first', () => {
  for (let table = 0; table < 60; table++) keepKey(`table ${table}`, 'secret');
  expect(keysOf('a')).toEqual([]);
  expect(keysOf('table 59')).toEqual(['secret']);
});

test('a link takes the seats along to another device, and leaves nothing in its address', () => {
  keepKey('here', 'one');
  keepKey('here', 'two');
  expect(seatLink('http://room', 'here')).toBe('http://room/t/here#one,two');
  history.replaceState(null, '', '/t/there#one,two');
  takeSeats('there');
  expect(keysOf('there')).toEqual(['one', 'two']);
  expect(location.hash).toBe('');
  takeSeats('there');
  expect(keysOf('there')).toEqual(['one', 'two']);
});

test('the way back leads to the tables of one’s games, the latest first, until they are gone', () => {
  localStorage.clear();
  keepKey('first', 'one');
  nameGame('first', 'zocken');
  keepKey('second', 'two');
  nameGame('second', 'mens');
  nameGame('only looked at', 'stich');
  const names = () => tablesWithGames().map(({ table }) => table);
  expect(names()).toEqual(['second', 'first']);
  nameGame('first', 'zocken');
  expect(names()).toEqual(['first', 'second']);
  loseWayBack('first');
  expect(tablesWithGames()).toEqual([{ table: 'second', game: 'mens' }]);
  expect(keysOf('first')).toEqual(['one']);
  moveKeys('second', 'rematch');
  expect(names()).toEqual(['rematch', 'second']);
});

test('how far the notices of a table were read is remembered with its secrets, and only there', () => {
  localStorage.clear();
  keepKey('here', 'one');
  expect(notedAt('here')).toBeUndefined();
  keepNoted('here', 7);
  keepKey('here', 'two');
  nameGame('here', 'mens');
  loseWayBack('here');
  expect(notedAt('here')).toBe(7);
  keepNoted('only looked at', 3);
  expect(notedAt('only looked at')).toBeUndefined();
});
