/** With a minus as it is written, not a hyphen; `plus`: what is won has a sign too. */
export const signed = (points: number, plus: '' | '+' = ''): string =>
  points < 0 ? `−${-points}` : `${points > 0 ? plus : ''}${points}`;
