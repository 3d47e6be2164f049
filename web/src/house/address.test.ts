import { expect, test } from 'vitest';
import { placeOf } from './address.svelte';

test.each([
  ['/', { at: 'home' }],
  ['/t/abc', { at: 'table', table: 'abc' }],
  ['/tv/abc', { at: 'tv', table: 'abc' }],
  ['/new/mens', { at: 'new', game: 'mens' }],
  ['/join/molabi%20tikuna', { at: 'join', code: 'molabi tikuna' }],
  ['/join', { at: 'join', code: '' }],
  ['/lab', { at: 'lab' }],
  ['/lab/mens', { at: 'nowhere' }],
  ['/drills', { at: 'drills', table: null }],
  ['/drills/abc', { at: 'drills', table: 'abc' }],
  ['/night/abc', { at: 'night', table: 'abc' }],
  ['/night', { at: 'nowhere' }],
  ['/replay', { at: 'replay', table: null, review: false }],
  ['/replay/abc', { at: 'replay', table: 'abc', review: false }],
  ['/review/abc', { at: 'replay', table: 'abc', review: true }],
  ['/review', { at: 'nowhere' }],
  ['/t', { at: 'nowhere' }],
  ['/t/a/b', { at: 'nowhere' }],
  ['/t/%zz', { at: 'nowhere' }],
  ['/what/ever', { at: 'nowhere' }],
])('%s is a place', (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
