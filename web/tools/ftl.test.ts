import { expect, test } from 'vitest';
import { forThePage } from './ftl';

test('what the page never says stays behind, with all its lines', () => {
  const catalogue =
    '# note\nreason-close = w\ncli-help = x\n    more\npage-home = y\n    [one] z\nmove-again-key = a\nmove-again = b\n';
  expect(forThePage(catalogue)).toBe('page-home = y\n    [one] z\nmove-again = b\n');
});
