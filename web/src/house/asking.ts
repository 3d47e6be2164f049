/** Questions that are asked more than once: until there is an answer, or for as long as someone looks. */

const AGAIN = 4_000; // milliseconds until a question that was not answered is asked once more
const OFTEN = 10_000; // milliseconds between two questions

/** Asks until there is an answer; what comes back stops it. `onFailure` is called for each time in vain. */
export function askUntilAnswered<T>(
  ask: () => Promise<T>,
  onAnswer: (answer: T) => void,
  onFailure: (error: unknown) => void = () => undefined,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  const again = (): void => {
    ask().then(
      (answer) => {
        if (!stopped) onAnswer(answer);
      },
      (error: unknown) => {
        if (stopped) return;
        timer = setTimeout(again, AGAIN);
        onFailure(error);
      },
    );
  };
  again();
  return () => {
    stopped = true;
    clearTimeout(timer);
  };
}

/** Asks now and every so often, but not while the page is hidden; what comes back stops it. */
export function askRepeatedly(ask: () => Promise<void>): () => void {
  const again = (): void => {
    if (!document.hidden) void ask();
  };
  again();
  const timer = setInterval(again, OFTEN);
  return () => clearInterval(timer);
}
