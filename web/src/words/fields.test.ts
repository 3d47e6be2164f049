import { expect, test } from 'vitest';
import { fieldOf } from './fields';

test.each([
  [{ enum: ['last', 'best'] }, { kind: 'pick', values: ['last', 'best'] }],
  [{ type: 'boolean' }, { kind: 'pick', values: [true, false] }],
  [
    { type: 'integer', minimum: 1, maximum: 30 },
    { kind: 'number', low: 1, high: 30, instead: [] },
  ],
  [
    { anyOf: [{ enum: ['die'] }, { type: 'integer', minimum: 50, maximum: 2000 }] },
    { kind: 'number', low: 50, high: 2000, instead: ['die'] },
  ],
  [
    { type: 'array', items: { type: 'integer', minimum: 0, maximum: 1000 }, minItems: 8, maxItems: 8 },
    { kind: 'list', many: 8, low: 0, high: 1000 },
  ],
  [
    { type: 'array', format: 'seats', items: { type: 'integer', minimum: 0, maximum: 29 }, maxItems: 8 },
    { kind: 'seats', low: 0, high: 29 },
  ],
  [{ type: 'string', format: 'order' }, { kind: 'order' }],
  [{ type: 'integer', format: 'seat', minimum: 0, maximum: 7 }, { kind: 'seat' }],
  [
    { type: 'string', maxLength: 7, pattern: '^x$' },
    { kind: 'text', longest: 7 },
  ],
])('%j has its field', (schema, field) => {
  expect(fieldOf(schema)).toEqual(field);
});
