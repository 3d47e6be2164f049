/** Real dice: who typed what fell last may still change it, and says of the last throw of a game that it is right. */
import type { TableView } from '../wire/messages';

/** What this device is shown, and which seats it holds. */
export interface Device {
  view: TableView | null;
  yours: number[];
  hosting: boolean;
}

/** One's own seat; the host types what the bots throw. */
export function typesFor({ view, yours, hosting }: Device, seat: number): boolean {
  const ofBot = view?.dice === 'real' && view.seats[seat]?.bot != null;
  return yours.includes(seat) || (hosting && ofBot);
}

/** The seat that typed the last throw of the game and has yet to say that it is right. */
export function unconfirmed(view: TableView | null): number | null {
  return view?.status === 'playing' && view.turn?.kind === 'over' ? view.undo : null;
}

/** Whether this device may say it: for that seat, or for anyone who sits here where that person is missing. */
export function mayConfirm(device: Device, seat: number): boolean {
  const { kind, away } = device.view?.seats[seat] ?? { kind: 'open', away: true };
  const missing = kind === 'open' || (kind === 'person' && away);
  return typesFor(device, seat) || (missing && device.yours.length > 0);
}
