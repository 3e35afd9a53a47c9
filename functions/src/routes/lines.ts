import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import type { Week } from '#common/week/week'
import { read, readAll } from '../db/firebase'
import { currentSeason, readSettings } from '../db/settings'
import { lineResponse } from '../desk/line-response'
import type { Handler } from './handler'

/** A week's lines in the order of the slate. */
export async function slateLines(week: number): Promise<GameLine[]> {
  const season = await currentSeason()
  const [opened, lines] = await Promise.all([
    read<Week>(paths.week(season, week)),
    readAll<GameLine>(paths.lines(season, week)),
  ])
  return (opened?.slate ?? []).flatMap((id) => lines.get(id) ?? [])
}

export const getLines: Handler<'GET /commish/lines'> = async ({ query }) =>
  (await slateLines(query.week)).map(lineResponse)

/** The games that count in a week; without a week, in the active one. */
export const selectedGames: Handler<'GET /commish/selected-games'> = async ({ query }) => {
  const week = query.week ?? (await readSettings()).activeWeek
  return (await slateLines(week)).map((line) => ({ ...lineResponse(line), id: line.gameId }))
}
