import { scoreNow } from '#common/boards/as-it-stands'
import { MINUTE } from '#common/durations'
import type { Score } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import {
  CARD_GRACE,
  type ClosedReason,
  cardClosedBecause,
  closedBecause,
  countedFinal,
  isLockReason,
  lockOrNever,
  lockTime,
  NEWER_PICK_TEXT,
} from '#common/game/lock'
import type { Slip, SlipEntry } from '#common/game/pick'
import type { Side } from '#common/game/sides'
import { type LiveGame, phaseNow, type WeekScores } from '#common/week/week'
import {
  NO_PICK_STATE,
  type PickState,
  type Refusal,
  type SaveProgress,
  saveProgress,
  shownPick,
} from '#web/picking/pickState'
import { isOff, laterKickoff } from '#web/ui/game/gameText'

/** A card of the screen: a line with the player's pick, what became of the last tap, whether it may still change. */
export interface Card {
  line: GameLine
  progress: SaveProgress
  /** What became of the last tap, if it was refused or the server failed at it. */
  refusal: Refusal | null
  /** The side that is shown as picked: the last tap, saved or not, unless it was refused. */
  side: Side | null
  /** The side that counts: the last one that is known to be saved. A tap without a response is not. */
  savedSide: Side | null
  /** The points of a win with it, where the pick has its own. */
  worth: SlipEntry['points']
  /** Server time of the save of `side`; null while it is not saved. */
  savedAt: number | null
  /** The pick as the slip has it; null while another one is on the card. */
  pick: SlipEntry | null
  closed: ClosedReason | null
  /** Time until the server takes no more picks (ms), below zero from then on; `Infinity` for an unknown kickoff. */
  untilLock: number
  live: LiveGame | undefined
  /** The game was put off: it waits for its new kickoff, or has one. */
  isPutOff: boolean
  /** The score; null while the game can be picked. */
  score: Score | null
  /** The score that the pick is graded by; null before there is one. */
  final: Score | null
}

/**
 * Drops the refusal of a side that the slip has, since an earlier try saved it and its response was lost; and one that
 * came before the slip's pick, since the player has picked again on another device.
 */
function withoutPastRefusal(state: PickState, slipPick: SlipEntry | undefined): PickState {
  const { refusal } = state
  const isPast = refusal && slipPick && (refusal.side === slipPick.pickTeam || refusal.before < slipPick.savedAt)
  return isPast ? { ...state, refusal: null } : state
}

function cardOf(
  line: GameLine,
  slipPick: SlipEntry | undefined,
  known: PickState,
  now: number,
  live: LiveGame | undefined,
): Card {
  const state = withoutPastRefusal(known, slipPick)
  const { side, savedAt } = shownPick(state, slipPick)
  // The server decides when a game locks. Once it has refused a pick, the card gives no grace, and does not wait for a
  // device's clock that is behind.
  const closed = state.refusal?.isClosed ? closedBecause(line, now + CARD_GRACE) : cardClosedBecause(line, now)
  return {
    line,
    progress: saveProgress(state),
    refusal: state.refusal,
    side,
    savedSide: shownPick({ ...state, tap: null }, slipPick).side,
    worth: slipPick?.points,
    savedAt,
    pick: slipPick && slipPick.savedAt === savedAt ? slipPick : null,
    closed,
    untilLock: lockOrNever(line) - now,
    live,
    isPutOff: phaseNow(line, live) === 'postponed' || laterKickoff(line, live, now) !== null,
    score: closed && !line.noResult ? scoreNow(line, live) : null,
    final: line.void ? null : countedFinal(line, now),
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
  lines.map((line) =>
    cardOf(line, slip?.picks[line.gameId], picks[line.gameId] ?? NO_PICK_STATE, now, scores?.games[line.gameId]),
  )

/** A refused pick is not missing: the player made it, and Save sends it again. */
const isMissing = ({ closed, side, progress }: Card) => !closed && !side && progress !== 'refused'

/** The games the player can still pick and has not. */
export const stillToPick = (cards: readonly Card[]) => cards.filter(isMissing)

/** Whether a card is marked as missing. @param triedWeek the week that the player tried to finish without it. */
export const isMarkedMissing = (card: Card, triedWeek: number | null) => card.line.week === triedWeek && isMissing(card)

/** Whether a game that counts is picked. Once it is closed, only a saved pick counts. */
const isPicked = ({ line, closed, side, savedSide }: Card) => !line.void && (closed ? savedSide : side) !== null

export const pickedCards = (cards: readonly Card[]) => cards.filter(isPicked)

/** The games of "n of m picked": those that count, and have a pick or a spread. */
export const pickableCards = (cards: readonly Card[]) =>
  cards.filter((card) => isPicked(card) || (!card.line.void && card.line.spread !== null))

/** Whether nobody can pick a game any more. A doubt may end, and a game may still get its line. */
const isClosedForGood = ({ closed }: Card) => closed === 'void' || isLockReason(closed)

/** Whether the last tap was refused, and not because of a newer pick, which is saved. */
const isRefused = ({ progress, refusal }: Card) => progress === 'refused' && refusal?.sentence !== NEWER_PICK_TEXT

/** The taps that are not saved and may yet be. */
export const unsavedCards = (cards: readonly Card[]) =>
  cards.filter((card) =>
    card.progress === 'refused' ? isRefused(card) && !isClosedForGood(card) : card.progress !== 'settled',
  )

const isTooLate = (card: Card) => isRefused(card) && isLockReason(card.closed)

/** The cards whose tap came too late and that have no pick: their games have locked. */
export const latePicks = (cards: readonly Card[]) => cards.filter((card) => isTooLate(card) && !card.savedSide)

/** The cards whose last tap came too late, so that the pick before it counts. */
export const lateChanges = (cards: readonly Card[]) => cards.filter((card) => isTooLate(card) && card.savedSide)

/** The games that have locked without a saved pick: none was made, it came too late, or the player joined later. */
export const lockedUnpicked = (cards: readonly Card[]) =>
  pickableCards(cards).filter((card) => isLockReason(card.closed) && !isPicked(card))

/** From this long before a lock (ms) whoever leaves with an unsaved pick of its game is warned. */
const WARNS_BEFORE_LOCK = 30 * MINUTE

export interface LockRisk {
  /** How many picks are not saved. */
  count: number
  /** When the first of their games locks (epoch ms). */
  lockAt: number
}

/** What a player who leaves risks; null unless the game of an unsaved pick locks soon. */
export function lockRisk(cards: readonly Card[]): LockRisk | null {
  const unsavedOpen = unsavedCards(cards).filter(({ closed }) => !closed)
  const near = unsavedOpen.filter(({ untilLock }) => untilLock <= WARNS_BEFORE_LOCK)
  const moments = near.map(({ line }) => lockTime(line)).filter((at) => at !== null)
  return moments.length ? { count: unsavedOpen.length, lockAt: Math.min(...moments) } : null
}

/** The sections of the screen: games ahead, those under way, those that are over. */
type Section = 'ahead' | 'on' | 'over'

/** A game that can be picked is ahead, whatever the feed says of it: a card moves when it locks and when it ends. */
function sectionOf({ line, closed, live, isPutOff, untilLock }: Card): Section {
  if (!closed) return 'ahead'
  const phase = phaseNow(line, live)
  if (phase === 'final') return 'over'
  // Whoever looks at the games ahead must see which of them was called off.
  if (isOff(line, live) || phase === 'canceled') return untilLock > 0 ? 'ahead' : 'over'
  // A game that counts for nobody is closed before its kickoff.
  const isClosed = closed === 'kickoff' || (closed === 'void' && untilLock <= 0)
  return isClosed && !isPutOff ? 'on' : 'ahead'
}

/** Among the games ahead: those that lock at a known time, those that wait for their kickoff, those that are closed. */
const turnOf = ({ line, closed }: Card): number => (closed ? 2 : Number(line.timeTbd))

/**
 * The cards in the order of the screen: what can still be picked comes first, what locks soonest at the top. Whether
 * a game is picked does not count, so that no card moves under the finger that taps it.
 */
export function inSections(cards: readonly Card[]): Record<Section, Card[]> {
  const sorted = [...cards].sort((a, b) => turnOf(a) - turnOf(b) || a.line.kickoff - b.line.kickoff)
  const of = (section: Section) => sorted.filter((card) => sectionOf(card) === section)
  return { ahead: of('ahead'), on: of('on'), over: of('over') }
}
