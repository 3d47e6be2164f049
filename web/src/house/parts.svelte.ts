/** The parts of the page that are fetched when they are wanted. What does not come is said, never a blank page. */

const PATIENCE = 8_000; // milliseconds before something that still may come is missed

class Parts {
  #missed = $state.raw<ReadonlySet<object>>(new Set());

  /** Something that is needed has failed, or has been long in coming. */
  get areMissing(): boolean {
    return this.#missed.size > 0;
  }

  /** Never settles when it fails: the page says so instead. */
  async need<T>(load: () => Promise<T>): Promise<T> {
    const wanted = {};
    const timer = setTimeout(() => this.#miss(wanted), PATIENCE);
    try {
      const part = await load();
      this.#found(wanted);
      return part;
    } catch {
      this.#miss(wanted);
      return new Promise<T>(() => undefined);
    } finally {
      clearTimeout(timer);
    }
  }

  /** The reader is elsewhere, where other parts are wanted. */
  forget(): void {
    if (this.areMissing) this.#missed = new Set();
  }

  #miss(wanted: object): void {
    this.#missed = new Set([...this.#missed, wanted]);
  }

  #found(wanted: object): void {
    if (this.#missed.has(wanted))
      this.#missed = new Set([...this.#missed].filter((other) => other !== wanted));
  }
}

export const parts = new Parts();
