const AT_EASE = 2_000; // milliseconds after which most screens are there

/** What may be wanted next comes after what is wanted now. The answer calls it off. */
export function whenAtEase(act: () => void): () => void {
  const timer = setTimeout(act, AT_EASE);
  return () => clearTimeout(timer);
}
