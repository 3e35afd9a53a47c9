import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { type GameLine, matchup } from '#common/game/line'
import { hasRevealedSince } from '#common/game/lock'
import type { StoredPick } from '#common/game/pick'
import { lineSide } from '#common/game/sides'
import { paths } from '#common/paths'
import type { Settings } from '#common/week/week'
import { readIn } from '../db/firebase'
import { readPick, writePick } from '../db/picks'
import type { PickStep } from './change'

/**
 * Takes back a pick that was entered for a member. One that its player has saved again since is kept; the response does
 * not tell which, so as not to reveal it.
 * @returns what the open log adds, as `sidesText` says.
 * @throws ApiError unconfirmed if the game has revealed since, and everybody sees the side that would change.
 */
export async function revertPick(
  tx: Transaction,
  settings: Settings,
  { pick: { was, is }, at }: { pick: PickStep; at: number },
  confirmed: boolean,
): Promise<string> {
  const stored = await readPick(tx, settings.season, is)
  const line = await readIn(tx, paths.line(settings.season, is.week, is.gameId))
  const isStill = isDeepStrictEqual(stored, is)
  const sides = line && isStill && hasRevealedSince(line, at, Date.now()) ? sidesText(line, was, is) : ''
  if (line && sides && !confirmed) {
    const text = `The picks of ${matchup(line)} were revealed after this pick was entered.`
    throw new ApiError('unconfirmed', `${text} Undoing it changes how it counts.`)
  }
  writePick(tx, settings, is, isStill ? was : stored)
  return sides
}

/**
 * The sides of an undone pick in the open log, since its entry could not name them: ` (LSU instead of Texas A&M)`, or
 * ` (no pick instead of LSU)`; empty for two picks of one side.
 */
function sidesText(line: GameLine, was: StoredPick | null, is: StoredPick): string {
  if (was?.pickTeam === is.pickTeam) return ''
  const before = was ? lineSide(line, was.pickTeam).name : 'no pick'
  return ` (${before} instead of ${lineSide(line, is.pickTeam).name})`
}
