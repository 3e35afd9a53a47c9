import { HOUR, MINUTE } from '#common/durations'
import { coverMargin } from '#common/game/grade'
import type { GameLine } from '#common/game/line'
import { isRevealed, lockTime } from '#common/game/lock'
import type { StoredPick } from '#common/game/pick'
import { otherSide, type Side, sideSpread } from '#common/game/sides'
import { type Random, seededRandom } from '#common/random'
import { seasonGame } from '../season/season2025'
import { type DemoPlayer, demoUid, idlePlayer } from './players'

/** The probability that a coming game of the current week has been picked already. */
const EARLY = 0.82

/** One player's picks of a week, each made before its game locked and before `start`. */
export function demoPicks(
  player: DemoPlayer,
  lines: readonly GameLine[],
  current: boolean,
  start: number,
): StoredPick[] {
  const week = lines[0]?.week ?? 0
  if (week < (player.joined ?? 0) || player.away?.includes(week) || (current && player.key === idlePlayer)) return []
  return lines.flatMap((line) => {
    const random = seededRandom(`${player.key} ${line.gameId}`, 1)
    const wanted = current && !isRevealed({ ...line, revealedAt: null }, start) ? EARLY : 1
    const remembered = random() >= player.forgets && random() < wanted
    return remembered ? [pickOf(player, line, random, start)] : []
  })
}

function pickOf(player: DemoPlayer, line: GameLine, random: Random, start: number): StoredPick {
  const side = sideFor(player, line, random)
  // Most picks are made in the two days before kickoff, a few within the grace period after it.
  const late = random() < 0.06
  const made = line.kickoff - (late ? -random() * 9 * MINUTE : HOUR + random() * 44 * HOUR)
  const last = Math.min(start, lockTime(line) ?? start) - 1000
  return {
    uid: demoUid(player),
    gameId: line.gameId,
    week: line.week,
    pickTeam: side,
    spread: sideSpread(line.spread, side) ?? 0,
    savedAt: Math.floor(made <= last ? made : last - random() * 30 * HOUR),
  }
}

/** The side that covered in the real game, with the probability of the player's skill; either side after a push. */
function sideFor(player: DemoPlayer, line: GameLine, random: Random): Side {
  const game = seasonGame(line.gameId)
  const margin = game && line.spread !== null ? coverMargin(line.spread, 'HOME', game) : 0
  const covered: Side = margin > 0 ? 'HOME' : 'AWAY'
  const skill = margin === 0 ? 0.5 : player.skill
  return random() < skill ? covered : otherSide(covered)
}
