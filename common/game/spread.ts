/** Whether a game has no spread and never had one, so that nobody can have picked it. */
export const isWithoutSpread = ({ spread, spreadWas }: { spread: number | null; spreadWas: number | null }): boolean =>
  spread === null && spreadWas === null

/** `61½`, `3`, `½`: an unsigned number with the half as a symbol. */
export function halves(value: number): string {
  const whole = Math.trunc(Math.abs(value))
  const half = Math.abs(value) % 1 === 0.5 ? '½' : ''
  return whole === 0 && half ? half : `${whole}${half}`
}

/**
 * A spread as players read it: `+3½`, `−7`, and for zero the word given.
 * @param even `EVEN` on cards; `PK` in the lists of a player's picks.
 */
export function formatSpread(spread: number, even: 'EVEN' | 'PK' = 'EVEN'): string {
  if (spread === 0) return even
  return `${spread < 0 ? '−' : '+'}${halves(spread)}`
}
