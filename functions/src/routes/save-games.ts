import { ApiError } from '../../../common/api-error'
import type { GameLine } from '../../../common/line'
import { paths } from '../../../common/paths'
import type { Week } from '../../../common/week'
import { nameOf } from '../calendar'
import type { Handler } from '../call'
import { db, readAll } from '../firebase'
import { lineFrom } from '../referee/line-from'
import { review } from '../referee/review'
import { scoreboardOf } from '../scoreboard'
import { currentSeason } from '../settings'
import { setSlate } from '../slate'

/** Chooses the games that count. Games that are new to the slate are looked up in the feed. */
export const saveGames: Handler<'POST /commish/save-games'> = async ({ body }) => {
  const { week } = body
  const wanted = new Set(body.selectedGameIds)
  const season = await currentSeason()
  const known = await readAll<GameLine>(paths.lines(season, week))
  const missing = [...wanted].filter((id) => !known.has(id))
  const fresh: GameLine[] = []
  if (missing.length) {
    const { games } = await scoreboardOf(week)
    const elsewhere = await readAll<Week>(paths.weeks(season))
    for (const id of missing) {
      const game = games.get(id)
      if (!game) throw new ApiError('bad-input', `Game ${id} is not among the feed’s games of week ${week}.`)
      const other = [...elsewhere.values()].find((each) => each.week !== week && each.slate.includes(id))
      if (other)
        throw new ApiError('conflict', `${game.away.name} at ${game.home.name} is on the slate of ${other.label}.`)
      fresh.push(lineFrom(game, week))
    }
  }
  const name = await nameOf(season, week)
  const { slate } = await db.runTransaction((tx) => setSlate(tx, name, wanted, fresh))
  await review(week)
  return { week, selectedGameIds: slate }
}
