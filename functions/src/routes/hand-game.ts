import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { read } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { handLine, refuseSameTeams } from '../desk/hand-game'
import { refuseOutOfSeason } from '../desk/line-edit'
import { changeSlate } from '../desk/slate'
import type { Handler } from './handler'
import { lineResponse, notOnSlate } from './lines'

/** Adds a game by hand, without the feed. A call that comes twice adds it once. */
export const addGame: Handler<'POST /commish/games'> = async ({ body, caller }) => {
  const { week } = body
  const now = Date.now()
  const line = handLine(body, now)
  const season = await currentSeason()
  refuseOutOfSeason(season, line.kickoff, now)
  const games = (current: ReadonlyMap<string, GameLine>) => {
    refuseSameTeams(line, current.values())
    return new Set([...current.keys(), line.gameId])
  }
  await changeSlate(week, { season, games, fresh: [line], confirmed: false }, caller.uid)
  const stored = await read(paths.line(season, week, line.gameId))
  if (!stored) throw notOnSlate()
  return lineResponse(stored)
}
