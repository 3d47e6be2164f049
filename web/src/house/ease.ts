const AT_EASE = 2_000; // milliseconds after which a screen is there

/** What may be wanted next, once all is there that is wanted now. The answer calls it off. */
export function whenAtEase(act: () => void): () => void {
  const timer = setTimeout(act, AT_EASE);
  return () => clearTimeout(timer);
}
