import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { isHandMade } from '#common/game/by-hand'
import { type GameLine, isTimedByHand, type KickoffDoubt, matchup } from '#common/game/line'
import { isRevealed } from '#common/game/lock'
import { paths } from '#common/paths'
import { docsIn } from '../db/firebase'
import { withSpread } from './line-edit'

/** A line new to a slate, and the line that it was when it was last taken off, if it was on it before. */
export interface AddedLine {
  line: GameLine
  was: GameLine | undefined
}

/**
 * Lines new to a slate; one that was on it before comes back with what it had when it was last taken off.
 * @param isSeen as in {@link withSpread}.
 * @throws ApiError conflict for a game that has kicked off since it was taken off: whether its picks count again would
 * be decided with its score in sight; and for one that has other teams by now.
 */
export async function withFormerFields(
  tx: Transaction,
  season: number,
  added: readonly GameLine[],
  isSeen: boolean,
): Promise<AddedLine[]> {
  const kept = await docsIn(tx, ...added.map(({ week, gameId }) => paths.setAside(season, week, gameId)))
  const now = Date.now()
  return added.map((line, index) => {
    const was = kept[index]?.data()
    if (was && (was.homeTeamId !== line.homeTeamId || was.awayTeamId !== line.awayTeamId))
      throw new ApiError('conflict', `${matchup(was)} ${OTHER_TEAMS_TEXT}`)
    // What was in doubt about it begins again, with readings of now.
    const doubt = was ? doubtAgain(line, was, now) : null
    const { wavering: _, offAgain: __, finalAgain: ___, ...known } = was ? comesBackAs(line, was, isSeen) : line
    const back = { ...known, ...(was && doubt && { kickoff: was.kickoff, timeTbd: was.timeTbd }), doubt }
    // A game by hand could otherwise come back with a kickoff later than the one at which it was played.
    const wasPlayed = was && isHandMade(was.gameId) && isRevealed(was, now)
    if (was && (isRevealed(back, now) || back.phase === 'final' || wasPlayed)) {
      const then = wasPlayed ? ', by the kickoff that it had then' : ''
      throw new ApiError('conflict', `${matchup(line)} has kicked off since it was taken off${then}.`)
    }
    return { line: back, was }
  })
}

const OTHER_TEAMS_TEXT =
  'has other teams by now, and the picks that were made on it would count for them. Please add the new game by hand.'

/**
 * The doubt about a game that comes back with the kickoff that was in doubt when it was taken off, and is ahead: the
 * feed, which has just been read, has to repeat it, and until then nobody can pick the game.
 */
function doubtAgain(line: GameLine, was: GameLine, now: number): KickoffDoubt | null {
  if (line.kickoffSource !== 'feed' || line.kickoff !== was.doubt?.kickoff || isRevealed(line, now)) return null
  return { kickoff: line.kickoff, since: now, readings: 1, last: now }
}

/**
 * The line of a game that comes back. It keeps its multiplier, its spread, which a new one keeps as the one before, and
 * what commissioners set: its lock, its kickoff, and that it is called off or counts.
 */
function comesBackAs(line: GameLine, was: GameLine, isSeen: boolean): GameLine {
  const { kickoff, timeTbd, kickoffSource, isLocked, void: off, voidSource } = was
  const before = { ...line, ...spreadOf(was) }
  const { spread, spreadSource, spreadAt } = line
  return {
    ...(spread === null || spreadSource === null || spreadAt === null
      ? before
      : withSpread(before, spread, spreadSource, spreadAt, isSeen)),
    multiplier: was.multiplier,
    ...(isLocked && { isLocked }),
    ...(voidSource === 'commissioner' && { void: off, voidSource }),
    // One that was postponed by hand has no kickoff to bring: it follows the feed's.
    ...(isTimedByHand(was) && line.kickoffSource === 'feed' && { kickoff, timeTbd, kickoffSource }),
  }
}

function spreadOf({ spread, spreadSource, spreadAt, spreadWas }: GameLine): Partial<GameLine> {
  return { spread, spreadSource, spreadAt, spreadWas }
}
