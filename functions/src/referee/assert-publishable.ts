import { isDeepStrictEqual } from 'node:util'
import { tallyAt } from '#common/boards/leaderboard'
import { pointsByWeek } from '#common/boards/overall-board'
import { unpackRow } from '#common/boards/weekly-board'
import { isBeforeKickoff } from '#common/game/ahead'
import { finalScore } from '#common/game/grade'
import { matchup } from '#common/game/line'
import type { WeekDecision } from './decide-week'
import type { PublishedPick, WeekState } from './week-state'

/** A decision that breaks a rule of the game and is not stored. The message is a sentence for a commissioner. */
export class Unpublishable extends Error {}

/**
 * Checks a decision against the rules that no bug may break, so that a wrong board is never shown.
 * @param picksJustRead the picks that were read for the decision, by game.
 * @throws Unpublishable
 */
export function assertPublishable(
  state: WeekState,
  next: WeekDecision,
  picksJustRead: ReadonlyMap<string, readonly PublishedPick[]>,
  now: number,
): void {
  assertLines(state, next, now)
  assertRows(next)
  assertPicks(next, picksJustRead)
  assertSeason(state, next)
}

function assertLines({ lines }: WeekState, next: WeekDecision, now: number): void {
  const decided = new Map(next.lines.map((line) => [line.gameId, line]))
  for (const was of lines) {
    const is = decided.get(was.gameId)
    if (!is) throw new Unpublishable(`${matchup(was)} would leave the slate.`)
    if (is.revealedAt !== was.revealedAt) throw new Unpublishable(`${matchup(was)} would change its reveal.`)
    // The feed may take a final back that came before the kickoff: the game had not been played. What has revealed is
    // graded.
    const { [was.gameId]: game } = next.scores.games
    const isEarly = was.begunEarly || (game !== undefined && isBeforeKickoff(game, now))
    if (was.phase === 'final' && !finalScore(is) && !(isEarly && was.revealedAt === null))
      throw new Unpublishable(`The final of ${matchup(was)} would be gone.`)
  }
}

/** The points of each row equal a fresh tally of it, and it shows only picks of revealed games. */
function assertRows({ lines, board }: WeekDecision): void {
  // Not by `revealedGames`: the board is made by it, and a fault of it must show here.
  const revealed = new Set(lines.filter((line) => line.revealedAt !== null).map((line) => line.gameId))
  const wrong = board.revealed.find((id) => !revealed.has(id))
  if (wrong !== undefined) throw new Unpublishable(`The picks of game ${wrong} would be shown before its reveal.`)
  const totals = tallyAt(board.games)
  for (const [uid, row] of Object.entries(board.rows)) {
    const picks = unpackRow(board.games, row)
    if (row.sides.length !== board.games.length || Object.keys(picks.sides).some((id) => !revealed.has(id)))
      throw new Unpublishable(`The row of ${uid} would show a pick that is not revealed.`)
    const { points, correct, picks: decided } = totals(picks)
    if (points !== row.points || correct !== row.correct || decided !== row.picks)
      throw new Unpublishable(`The points of ${uid} are not those of the picks.`)
  }
}

/** For the games whose picks were read, the rows show exactly these picks. */
function assertPicks({ board }: WeekDecision, picksJustRead: ReadonlyMap<string, readonly PublishedPick[]>): void {
  if (picksJustRead.size === 0) return
  const rows = Object.entries(board.rows).map(([uid, row]) => [uid, unpackRow(board.games, row).sides] as const)
  for (const [gameId, picks] of picksJustRead) {
    const shown = rows.flatMap(([uid, sides]) => (sides[gameId] ? [[uid, sides[gameId]]] : []))
    const stored = picks.filter(({ uid }) => board.rows[uid]).map(({ uid, pickTeam }) => [uid, pickTeam])
    const isOnBoard = board.games.some((game) => game.gameId === gameId)
    if (!isOnBoard || !isDeepStrictEqual(Object.fromEntries(shown), Object.fromEntries(stored)))
      throw new Unpublishable(`The picks of game ${gameId} are not those that were saved.`)
  }
}

function assertSeason({ week, settings }: WeekState, { board, overall }: WeekDecision): void {
  if (!overall.weeks.includes(week.week)) {
    if (board.revealed.length > 0)
      throw new Unpublishable(`The season of ${settings.season} would leave this week out.`)
    return
  }
  for (const [uid, row] of Object.entries(board.rows)) {
    const season = overall.rows[uid]
    if (!season || pointsByWeek(overall.weeks, season)[week.week] !== row.points)
      throw new Unpublishable(`The season of ${uid} does not count this week.`)
  }
}
