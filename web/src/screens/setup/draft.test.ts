import { expect, test } from 'vitest';
import { type Draft, keepDraft, takeDraft } from './draft';

test('a table that is being laid is found again as it was left, once, and for its own game', () => {
  const draft: Draft = {
    sitters: [{ kind: 'you', name: 'An', level: 'club' }],
    dice: 'real',
    thinking: 30,
    listed: true,
    hints: true,
    standIn: 'champion',
    options: { marks: 5 },
  };
  keepDraft('pietjesbak', draft);
  expect(takeDraft('mens')).toBeUndefined();
  expect(takeDraft('pietjesbak')).toEqual(draft);
  expect(takeDraft('pietjesbak')).toBeUndefined();
});
