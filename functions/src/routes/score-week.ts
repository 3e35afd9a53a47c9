import { ApiError } from '#common/api/api-error'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import { db, read, transact } from '../db/firebase'
import { openWeek } from '../db/settings'
import { readSlate } from '../desk/slate'
import { refereePass } from '../referee/pass'
import { requestPass } from '../referee/request-pass'
import type { Handler } from './handler'

/** Works a week out anew from the raw picks, after asking the feed. Games may still be outstanding. */
export const scoreWeek: Handler<'POST /commish/score-week/:week'> = async ({ params }) => {
  const week = /^\d{1,2}$/.test(params.week ?? '') ? Number(params.week) : null
  if (week === null) throw new ApiError('bad-input', 'Please give a week number.')
  const season = await transact(async (tx) => {
    const { settings, week: opened, lines } = await readSlate(tx, week)
    // Back on the referee's round, so that a pass that stops half-way is taken up again.
    openWeek(tx, settings, opened, opened)
    tx.update(db.doc(paths.week(settings.season, week)), { state: 'scored' })
    const revealed = [...lines.values()].filter((line) => line.revealedAt !== null)
    requestPass(
      tx,
      settings.season,
      week,
      revealed.map(({ gameId }) => gameId),
    )
    return settings.season
  })
  const [report] = await refereePass({ week, poll: true, whole: true })
  const board = await read<WeeklyBoardDoc>(paths.weeklyBoard(season, week))
  const updatedPicks = Object.values(board?.rows ?? {}).reduce((sum, row) => sum + row.picks, 0)
  const games = (board?.games ?? []).filter((game) => game.phase === 'final' || game.void).length
  return { updatedPicks, games, notice: report?.trouble ?? '' }
}
