import { ApiError } from '#common/api/api-error'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { readAll } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { changeSlate } from '../desk/change-slate'
import { weekScoreboard } from '../feed/scoreboard'
import { lineFrom } from '../referee/line-from'
import type { Handler } from './handler'

/**
 * Chooses the games that count. Games that are new to the slate are looked up in the feed. An officer who says which
 * slate they were looking at changes only what they changed on it: what the other did meanwhile stays.
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

async function newLines(week: number, ids: readonly string[]): Promise<GameLine[]> {
  const lines = await readAll<GameLine>(paths.lines(await currentSeason(), week))
  const missing = ids.filter((id) => !lines.has(id))
  if (missing.length === 0) return []
  const board = await weekScoreboard(week)
  return missing.map((id) => {
    const game = board.games.get(id)
    if (!game) throw new ApiError('bad-input', `Game ${id} is not among the feed’s games of week ${week}.`)
    return lineFrom(game, week)
  })
}
