import { ApiError } from '#common/api/api-error'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { readAll } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { changeSlate } from '../desk/slate'
import { weekScoreboard } from '../feed/scoreboard'
import { scoreboardGame } from '../feed/scoreboard-game'
import { newLine } from '../referee/merge-line'
import type { Handler } from './handler'

/** The feed's games of a week, to choose a slate from. */
export const gamesByWeek: Handler<'GET /games-by-week'> = async ({ query }) => {
  const board = await weekScoreboard(query.week)
  const games = [...board.games.values()].sort((a, b) => a.kickoff - b.kickoff).map(scoreboardGame)
  return { games, notice: board.trouble || board.notice }
}

/**
 * Sets a week's slate. Games that are new to it are looked up in the feed. If the call says which slate the
 * commissioner was looking at (`known`), only the difference to it is applied, so that changes of another commissioner
 * meanwhile are kept.
 */
export const saveGames: Handler<'POST /commish/save-games'> = async ({ body, caller }) => {
  const { week, known, confirmed = false } = body
  const selected = new Set(body.selectedGameIds)
  const ticked = known ? [...selected].filter((id) => !known.includes(id)) : [...selected]
  const fresh = await newLines(week, ticked)
  const unticked = new Set(known?.filter((id) => !selected.has(id)))
  const games = (current: ReadonlySet<string>) =>
    known ? new Set([...[...current].filter((id) => !unticked.has(id)), ...ticked]) : selected
  const { slate } = await changeSlate(week, { games, fresh, confirmed }, caller)
  return { week, selectedGameIds: slate }
}

/** Lines for those of the games that have none yet. */
async function newLines(week: number, ids: readonly string[]): Promise<GameLine[]> {
  const lines = await readAll(paths.lines(await currentSeason(), week))
  const missing = ids.filter((id) => !lines.has(id))
  if (missing.length === 0) return []
  const board = await weekScoreboard(week)
  return missing.map((id) => {
    const game = board.games.get(id)
    if (!game) throw new ApiError('bad-input', `Game ${id} is not among the feed’s games of week ${week}.`)
    return newLine(game, week)
  })
}

/** Empties a week's slate; with `known`, only of the games that the commissioner was looking at. */
export const clearGames: Handler<'DELETE /commish/clear-selected-games'> = async ({ body, caller }) => {
  const { week, known, confirmed = false } = body
  const games = (current: ReadonlySet<string>) => new Set([...current].filter((id) => known && !known.includes(id)))
  const { removed } = await changeSlate(week, { games, fresh: [], confirmed }, caller)
  return { cleared: removed.length }
}
