/** Which kind of field lets a reader choose a house rule, by its JSON Schema. */
type Schema = Record<string, unknown>;

export type Field =
  | { kind: 'pick'; values: (string | number | boolean)[] }
  | { kind: 'number'; low: number; high: number; instead: string[] }
  | { kind: 'text'; longest: number }
  | { kind: 'order' }
  | { kind: 'seat' }
  | { kind: 'seats'; low: number; high: number }
  | { kind: 'list'; many: number; low: number; high: number };

export function fieldOf(schema: Schema): Field {
  if (schema.format === 'order' || schema.format === 'seat') return { kind: schema.format };
  if (Array.isArray(schema.enum)) return { kind: 'pick', values: schema.enum };
  if (schema.type === 'boolean') return { kind: 'pick', values: [true, false] };
  if (schema.type === 'integer') return whole(schema, []);
  if (schema.type === 'array') {
    const { low, high } = whole(schema.items as Schema, []);
    if (schema.format === 'seats') return { kind: 'seats', low, high };
    return { kind: 'list', many: Number(schema.minItems), low, high };
  }
  if (Array.isArray(schema.anyOf)) {
    const forms = schema.anyOf as Schema[];
    const number = forms.find((form) => form.type === 'integer') ?? {};
    return whole(number, forms.flatMap(wordsOf));
  }
  return { kind: 'text', longest: Number(schema.maxLength ?? 40) };
}

function whole(schema: Schema, instead: string[]): Extract<Field, { kind: 'number' }> {
  return { kind: 'number', low: Number(schema.minimum ?? 0), high: Number(schema.maximum ?? 99), instead };
}

function wordsOf(form: Schema): string[] {
  if (Array.isArray(form.enum)) return form.enum.map(String);
  return typeof form.const === 'string' ? [form.const] : [];
}
