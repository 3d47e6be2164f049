/** Who is celebrated as a winner: nobody where all share the win, because then all share the loss as well. */
export function celebrated(winners: number[], players: number): number[] {
  return players > 1 && winners.length === players ? [] : winners;
}
