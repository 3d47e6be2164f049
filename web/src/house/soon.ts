/** Work that can wait a blink, each piece in a task of its own: a slow phone paints and hears taps in between. */
const waiting: (() => void)[] = [];
let bell: MessagePort | null = null;

/** The answer calls it off. */
export function soon(act: () => void): () => void {
  waiting.push(act);
  bell ??= hangBell();
  bell.postMessage(null);
  return () => {
    const place = waiting.indexOf(act);
    if (place >= 0) waiting.splice(place, 1);
  };
}

/** What is on its way is used when it has come, in a task of its own. The answer calls it off. */
export function soonAfter<T>(coming: Promise<T>, use: (come: T) => void): () => void {
  let isWanted = true;
  let callOff = (): void => undefined;
  void coming.then((come) => {
    if (isWanted) callOff = soon(() => use(come));
  });
  return () => {
    isWanted = false;
    callOff();
  };
}

/** A message comes in a task of its own, and sooner than any timer. */
function hangBell(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => waiting.shift()?.();
  return port2;
}
