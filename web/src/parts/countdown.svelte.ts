/** Counts the seconds to a moment, in step on every screen: the moment is the house's. */

/** `left`: the seconds until then, rounded up; 0 when it has come; null when there is none. */
export function countdown(moment: () => number | null) {
  let left = $state<number | null>(null);
  $effect(() => {
    const at = moment();
    if (at === null) {
      left = null;
      return undefined;
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = () => {
      const wait = Math.max(0, at - Date.now());
      const seconds = Math.ceil(wait / 1000);
      left = seconds;
      if (seconds > 0) timer = setTimeout(tick, wait - (seconds - 1) * 1000);
    };
    tick();
    return () => clearTimeout(timer);
  });
  return {
    get left(): number | null {
      return left;
    },
  };
}
