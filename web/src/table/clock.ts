/** The clock of the house, as well as this device can know it from pings that came back. */

interface Sample {
  offset: number; // from this device's clock to the house's, in milliseconds
  rtt: number; // there and back, in milliseconds
}

const KEPT = 20;
const SLACK = 30; // milliseconds that clocks may part by themselves between samples

export class HouseClock {
  #samples: Sample[] = [];
  #offset = 0;

  /** From this device's clock to the house's, in milliseconds. */
  get offset(): number {
    return this.#offset;
  }

  /** The time of the house now, in seconds. */
  now(): number {
    return (Date.now() + this.#offset) / 1000;
  }

  /** A time of the house, on this device's clock in milliseconds. */
  here(at: number): number {
    return at * 1000 - this.#offset;
  }

  /** What the house said without being asked, and so some time ago: better than nothing. */
  guess(at: number): void {
    if (this.#samples.length === 0) this.#offset = at * 1000 - Date.now();
  }

  /** A pong: the house's time was true between then and now. The fastest of the last ones is the best. */
  learn(at: number, sent: number): void {
    const rtt = Math.max(0, Date.now() - sent);
    const sample = { offset: at * 1000 - (sent + rtt / 2), rtt };
    this.#samples = [...this.#samples.filter((other) => agree(sample, other)), sample].slice(-KEPT);
    this.#offset = this.#samples.reduce((best, other) => (other.rtt <= best.rtt ? other : best)).offset;
  }
}

/** Whether both can be true of the same two clocks: after one was put right, the older ones are not. */
function agree(one: Sample, other: Sample): boolean {
  return Math.abs(one.offset - other.offset) <= (one.rtt + other.rtt) / 2 + SLACK;
}
