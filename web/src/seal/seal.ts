/**
 * Sealed dice, verified: throws every fall of a finished game again from the secret that was sealed before the
 * first of them. The house shows the secret at the end; its hash was on the table from the beginning.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Falling } from '../wire/forms';

export interface Seal {
  hash: string;
  nonces: string[];
  secret: string;
}

export function opensTo(seal: Seal): boolean {
  return bytesToHex(sha256(hexToBytes(seal.secret))) === seal.hash;
}

/** The byte stream of one chance event: HMAC-SHA-256 in blocks 0, 1, 2 … */
function* bytesOf(seal: Seal, number: number): Generator<number, never> {
  const secret = hexToBytes(seal.secret);
  for (let block = 0; ; block++) {
    const message = `toog/1|${seal.nonces.join('|')}|${number}|${block}`;
    yield* hmac(sha256, secret, utf8ToBytes(message));
  }
}

/** Unbiased: a byte at or above the last whole multiple is refused. */
function choose(stream: Generator<number, never>, among: number): number {
  const limit = 256 - (256 % among);
  let byte = stream.next().value;
  while (byte >= limit) byte = stream.next().value;
  return byte % among;
}

/** What the sealed dice gave as chance event `number`, in the notation of the record. */
export function fell(seal: Seal, number: number, falling: Falling): string {
  const stream = bytesOf(seal, number);
  const { faces } = falling;
  if (!falling.pack) {
    return Array.from({ length: falling.count }, () => faces[choose(stream, faces.length)]).join(' ');
  }
  const cards = [...faces];
  for (let last = cards.length - 1; last > 0; last--) {
    const other = choose(stream, last + 1);
    [cards[last], cards[other]] = [cards[other] ?? '', cards[last] ?? ''];
  }
  return cards.join(' ');
}
