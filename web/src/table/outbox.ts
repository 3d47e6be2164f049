/** What was sent and is not answered yet. It is sent again under the same number, which the house does once. */
import type { ClientMessage } from '../wire/messages';

/** What the house answers: everything that has a number. */
export type Asked = Extract<ClientMessage, { id: number }>;

export interface Post {
  /** Answers whether it could be sent. */
  send: (message: Asked) => boolean;
  /** Whether something has waited for an answer for too long. */
  onLate: (isLate: boolean) => void;
  /** The house never answered, though it was there. */
  onGivenUp: (message: Asked) => void;
}

const LATE = 4_000; // milliseconds without an answer
const MOST_TRIES = 5;

interface Kept {
  message: Asked;
  tries: number;
}

export class Outbox {
  #kept: Kept[] = [];
  #timer: number | undefined;

  constructor(readonly post: Post) {}

  get isEmpty(): boolean {
    return this.#kept.length === 0;
  }

  add(message: Asked): void {
    const kept = { message, tries: 0 };
    this.#kept.push(kept);
    this.#send(kept);
    if (this.#kept.length === 1) this.#watch();
    if (kept.tries === 0) this.post.onLate(true);
  }

  /** Takes it out; answers whether it had been sent more than once. */
  answered(id: number): boolean {
    const kept = this.#kept.find(({ message }) => message.id === id);
    if (kept === undefined) return false;
    this.#kept = this.#kept.filter((other) => other !== kept);
    this.#watch();
    return kept.tries > 1;
  }

  /** All of it, in order, on a new socket: then it is not late yet. */
  begin(): void {
    this.post.onLate(false);
    this.#resend();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#kept = [];
  }

  #resend(): void {
    for (const kept of [...this.#kept]) this.#send(kept);
    this.#watch();
  }

  #send(kept: Kept): void {
    if (kept.tries === MOST_TRIES) {
      this.#kept = this.#kept.filter((other) => other !== kept);
      this.post.onGivenUp(kept.message);
    } else if (this.post.send(kept.message)) kept.tries += 1;
  }

  #watch(): void {
    clearTimeout(this.#timer);
    if (this.isEmpty) {
      this.post.onLate(false);
      return;
    }
    this.#timer = setTimeout(() => {
      this.post.onLate(true);
      this.#resend();
    }, LATE);
  }
}
