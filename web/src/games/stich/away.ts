/** How far it is from the middle of one thing on the screen to the middle of another, as `translate` wants it. */
export function away(here: DOMRect, there: DOMRect): string {
  const right = there.left + there.width / 2 - here.left - here.width / 2;
  const down = there.top + there.height / 2 - here.top - here.height / 2;
  return `${right}px ${down}px`;
}
