import { expect, test } from 'vitest';
import { wordsOf } from './words';

// What toog.core.spoken.hash_in_words says.
test.each([
  ['630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd', 'dugeva gotara nureni binunu'],
  ['0000000000000000000000000000000000000000000000000000000000000000', 'bababa bababa bababa bababa'],
  ['ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 'kovesu rabuko lumenu regona'],
])('a seal is said in the words of the house', (hash, said) => {
  expect(wordsOf(hash)).toBe(said);
});

test('other first bits are other words', () => {
  const first = wordsOf('a'.repeat(64));
  for (let digit = 0; digit < 18; digit++) {
    expect(wordsOf(`${'a'.repeat(digit)}b${'a'.repeat(63 - digit)}`)).not.toBe(first);
  }
});
