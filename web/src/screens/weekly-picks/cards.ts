import { type GameLine, lineSide, type Side } from '../../../../common/line'
import { type ClosedReason, cardClosedBecause, closedBecause, lockAt, nextLock } from '../../../../common/lock'
import type { Slip } from '../../../../common/pick'
import { NO_RECEIPT, type Receipt, standing } from './receipts'

/** A card of the screen: a line with the player's pick and whether it may still change. */
export interface Card {
  line: GameLine
  receipt: Receipt
  side: Side | null
  savedAt: number | null
  closed: ClosedReason | null
}

/** The slate as cards, at `now`. */
export function cardsOf(
  lines: readonly GameLine[],
  slip: Slip | null | undefined,
  receipts: Record<string, Receipt>,
  now: number,
): Card[] {
  return lines.map((line) => {
    const receipt = receipts[line.gameId] ?? NO_RECEIPT
    const pick = standing(receipt, slip?.picks[line.gameId])
    return { line, receipt, ...pick, closed: cardClosedBecause(line, now) }
  })
}

/** The games the player can still pick and has not. */
export const missing = (cards: readonly Card[]) => cards.filter((card) => !card.closed && !card.side)

/** The matchup in codes: `OU @ ALA`, `TEX vs OU` on a neutral field. */
export function matchup(line: GameLine): string {
  return `${lineSide(line, 'AWAY').abbr} ${line.neutralSite ? 'vs' : '@'} ${lineSide(line, 'HOME').abbr}`
}

/** What locks next and when; null when nothing will. */
export function nextToLock(lines: readonly GameLine[], now: number): { at: number; games: string } | null {
  const at = nextLock(lines, now)
  if (at === null) return null
  const [first, ...others] = lines.filter((line) => lockAt(line) === at && closedBecause(line, now) === null)
  if (!first) return null
  return { at, games: matchup(first) + (others.length ? ` + ${others.length} more` : '') }
}
