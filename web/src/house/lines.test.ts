import { expect, test, vi } from 'vitest';
import { linesOf } from './lines';

function coming(pieces: Uint8Array[], cancel?: () => void): ReadableStream<Uint8Array> {
  const left = [...pieces];
  return new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = left.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(piece);
    },
    ...(cancel && { cancel }),
  });
}

async function read(pieces: Uint8Array[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of linesOf(coming(pieces))) lines.push(line);
  return lines;
}

test('wherever the pieces are cut the lines are whole, letters of several bytes too', async () => {
  const bytes = new TextEncoder().encode('{"a":"Glück"}\n\n{"b":"−1 %"}\n{"c"');
  for (let cut = 0; cut <= bytes.length; cut += 1)
    expect(await read([bytes.slice(0, cut), bytes.slice(cut)])).toEqual([
      '{"a":"Glück"}',
      '{"b":"−1 %"}',
      '{"c"',
    ]);
});

test('who stops reading tells the house', async () => {
  const cancelled = vi.fn();
  const bytes = new TextEncoder().encode('1\n2\n');
  for await (const line of linesOf(coming([bytes, bytes, bytes], cancelled))) if (line === '2') break;
  expect(cancelled).toHaveBeenCalledOnce();
});
