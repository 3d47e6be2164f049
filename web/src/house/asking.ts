/** Questions that are asked more than once: until there is an answer, or for as long as someone looks. */

const AGAIN = 4_000; // milliseconds until a question that was not answered is asked once more
const OFTEN = 10_000; // milliseconds between two looks

/** Asks until it is told; what comes back stops it. `failed` hears of each time in vain. */
export function asking<T>(
  ask: () => Promise<T>,
  told: (answer: T) => void,
  failed: (error: unknown) => void = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = (): void => {
    ask().then(
      (answer) => {
        if (!stopped) told(answer);
      },
      (error: unknown) => {
        if (stopped) return;
        timer = setTimeout(again, AGAIN);
        failed(error);
      },
    );
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Looks now and every so often, but not while the page is hidden; what comes back stops it. */
export function looking(look: () => Promise<void>): () => void {
  const again = (): void => {
    if (!document.hidden) void look();
  };
  again();
  const timer = setInterval(again, OFTEN);
  return () => clearInterval(timer);
}
