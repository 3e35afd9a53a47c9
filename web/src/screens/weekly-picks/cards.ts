import { scoreNow } from '#common/boards/as-it-stands'
import type { Score } from '#common/game/grade'
import { type GameLine, matchup, type Side } from '#common/game/line'
import { type ClosedReason, cardClosedBecause, closedBecause, lockAt, nextLock } from '#common/game/lock'
import type { Slip, SlipEntry } from '#common/game/pick'
import type { LiveGame, WeekScores } from '#common/week/week'
import { NO_PICK_STATE, type PickState, type SaveProgress, saveProgress, shownPick } from '#web/picking/pickState'

/** A card of the screen: a line with the player's pick, what became of the last tap, and whether it may still change. */
export interface Card {
  line: GameLine
  progress: SaveProgress
  /** Why the last tap was refused. */
  refusal: string | null
  side: Side | null
  /** Server time of the save of `side`; null while it is not saved. */
  savedAt: number | null
  /** The pick as the slip has it; null while another one is on the card. */
  pick: SlipEntry | null
  closed: ClosedReason | null
  /** Time until the server takes no more picks (ms), below zero in the card's grace; null for an unknown kickoff. */
  toLock: number | null
  live: LiveGame | undefined
  /** The score; null while the game can be picked, and for one that counts for nobody. */
  score: Score | null
}

/** Drops the refusal of a side that the slip has: an earlier try saved it, and its response was lost. */
const withoutSavedRefusal = (pick: PickState, slipPick: SlipEntry | undefined): PickState =>
  pick.refusal?.side === slipPick?.pickTeam ? { ...pick, refusal: null } : pick

function cardOf(
  line: GameLine,
  slipPick: SlipEntry | undefined,
  known: PickState,
  now: number,
  live: LiveGame | undefined,
): Card {
  const pick = withoutSavedRefusal(known, slipPick)
  const { side, savedAt } = shownPick(pick, slipPick)
  const at = lockAt(line)
  const closed = cardClosedBecause(line, now)
  return {
    line,
    progress: saveProgress(pick),
    refusal: pick.refusal?.sentence ?? null,
    side,
    savedAt,
    pick: slipPick && slipPick.savedAt === savedAt ? slipPick : null,
    closed,
    toLock: at === null ? null : at - now,
    live,
    score: closed && !line.void ? scoreNow(line, live) : null,
  }
}

/** The slate as cards, at `now`. */
export const cardsOf = (
  lines: readonly GameLine[],
  slip: Slip | undefined,
  picks: Record<string, PickState>,
  now: number,
  scores?: WeekScores,
): Card[] =>
  lines.map((line) => {
    const { gameId } = line
    return cardOf(line, slip?.picks[gameId], picks[gameId] ?? NO_PICK_STATE, now, scores?.games[gameId])
  })

/** The games the player can still pick and has not. */
export const missing = (cards: readonly Card[]) => cards.filter((card) => !card.closed && !card.side)

/** The games with a pick, and those that can or could have one: a game called off or without a spread cannot. */
export const pickable = (cards: readonly Card[]) =>
  cards.filter(({ side, line }) => side || (!line.void && line.spread !== null))

/** The taps that are not saved and may yet be. */
export const unsaved = (cards: readonly Card[]) =>
  cards.filter(({ progress, closed }) => progress !== 'settled' && !(progress === 'refused' && closed))

/** A lock is near from this long before it (ms). */
const NEAR = 1_800_000

/** What to tell a player who leaves while picks of games that lock soon are not saved; null when there are none. */
export function lockRisk(cards: readonly Card[]): { picks: number; lockAt: number } | null {
  const near = unsaved(cards).filter(({ toLock, closed }) => !closed && toLock !== null && toLock <= NEAR)
  const moments = near.map(({ line }) => lockAt(line)).filter((at) => at !== null)
  return moments.length ? { picks: near.length, lockAt: Math.min(...moments) } : null
}

interface NextToLock {
  at: number
  gameId: string
  /** The game in words. */
  game: string
  /** How many more lock at the same time. */
  more: number
}

/** What locks next and when; null when nothing will. */
export function nextToLock(lines: readonly GameLine[], now: number): NextToLock | null {
  const at = nextLock(lines, now)
  if (at === null) return null
  const [first, ...others] = lines.filter((line) => lockAt(line) === at && closedBecause(line, now) === null)
  if (!first) return null
  return { at, gameId: first.gameId, game: matchup(first), more: others.length }
}

/** What is said where nothing will lock at a known time: games may still wait for their kickoff, or for their line. */
export function noLockText(lines: readonly GameLine[], now: number): string {
  const reasons = lines.map((line) => closedBecause(line, now))
  if (reasons.includes(null) || reasons.includes('doubt')) return 'What is left has no kickoff time yet.'
  return reasons.includes('no-line') ? 'The lines are still to come.' : 'Nothing left to lock this week.'
}
