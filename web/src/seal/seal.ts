/**
 * Sealed dice, verified: throws every fall of a finished game again from the secret that was sealed before the
 * first of them. The house shows the secret at the end; its hash was on the table from the beginning. A seal of
 * version 2 also binds the terms of the game.
 */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Falling } from '../wire/forms';

export interface Seal {
  version?: number;
  hash: string;
  nonces: string[];
  terms?: string | null;
  secret: string;
}

/** What a seal of version 2 binds: `bots` has the level of the bot that has each seat at the first event, or null. */
export interface AgreedTerms {
  game: string;
  players: string[];
  options: Record<string, unknown>;
  bots: (string | null)[];
}

export function opensTo(seal: Seal): boolean {
  return bytesToHex(sha256(hexToBytes(seal.secret))) === seal.hash;
}

export function bindsTerms(seal: { version?: number }): boolean {
  return seal.version === 2;
}

/** The SHA-256 of the terms as canonical JSON: keys sorted, no spaces, UTF-8. */
export function hashTerms({ game, players, options, bots }: AgreedTerms): string {
  return bytesToHex(sha256(utf8ToBytes(canonical({ game, players, options, bots }))));
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const sorted = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([key, inside]) => `${JSON.stringify(key)}:${canonical(inside)}`).join(',')}}`;
}

/** What every HMAC message of a game starts with. */
function messagePrefix(seal: Seal): string {
  const nonces = seal.nonces.join('|');
  return bindsTerms(seal) ? `toog/2|${seal.terms}|${nonces}` : `toog/1|${nonces}`;
}

/** The byte stream of one chance event: HMAC-SHA-256 in blocks 0, 1, 2 … */
function* bytesOf(seal: Seal, number: number): Generator<number, never> {
  const secret = hexToBytes(seal.secret);
  for (let block = 0; ; block++) {
    yield* hmac(sha256, secret, utf8ToBytes(`${messagePrefix(seal)}|${number}|${block}`));
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
