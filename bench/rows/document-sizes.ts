import type { OverallBoardDoc } from '#common/boards/overall-board'
import type { WeeklyBoardDoc } from '#common/boards/weekly-board'
import { HOUR } from '#common/durations'
import { type DocPath, paths } from '#common/paths'
import { MEMBERS_MAX } from '#functions/people/accounts'
import { runPasses } from '#functions/referee/pass'
import { everyPick } from '../../tests/simulation/every-pick'
import { documentSize } from '../../tests/simulation/store/apply'
import { COUNTED_SEASON, COUNTED_WEEK, MemoryLeague } from '../memory-league'
import { limitRow, type Row } from '../row'

const KIB = 1024
/** From week 0 to the bowls. The season's board has the points of each, so it is largest at the end. */
const WEEKS = Array.from({ length: 18 }, (_, week) => week)

/**
 * A full league's shared documents after a Saturday on which every member picked all twenty games; the season's board
 * after as many such Saturdays as a season has weeks.
 */
export async function measureDocumentSizes(): Promise<Row[]> {
  const league = await fullLeague()
  league.now += 32 * HOUR
  await runPasses()
  const size = (name: string, path: DocPath<unknown>, when = '') => {
    const bytes = documentSize(path, league.store.peek(path) ?? {})
    return limitRow(`${name} of ${MEMBERS_MAX} members${when}`, 'KiB', bytes / KIB, 700)
  }
  const board = league.store.peek(paths.weeklyBoard(COUNTED_SEASON, COUNTED_WEEK)) as unknown as WeeklyBoardDoc
  const { revealed, rows } = board
  if (revealed.length !== 20 || Object.keys(rows).length !== MEMBERS_MAX) throw new Error('the board is not complete')
  await playEveryWeek(league, board)
  league.now += 7 * HOUR
  const again = await league.costOf(() => runPasses({ week: COUNTED_WEEK, poll: true, whole: true }))
  return [
    size("a week's board", paths.weeklyBoard(COUNTED_SEASON, COUNTED_WEEK)),
    size("a season's board", paths.overallBoard(COUNTED_SEASON), `, after ${WEEKS.length} weeks`),
    size('the directory', paths.directory()),
    size('the status', paths.status(COUNTED_SEASON, COUNTED_WEEK)),
    limitRow(`deciding their Saturday again, writes`, 'writes', again.writes, 0),
  ]
}

/** Gives every other week of the season the board of the week that was played, and decides the season's board again. */
async function playEveryWeek(league: MemoryLeague, board: WeeklyBoardDoc): Promise<void> {
  const documents = league.store.dump() as Map<string, object>
  for (const week of WEEKS) documents.set(paths.weeklyBoard(COUNTED_SEASON, week), { ...board, week })
  league.store.load(documents)
  await runPasses({ week: COUNTED_WEEK, poll: true, whole: true })
  const { weeks } = league.store.peek(paths.overallBoard(COUNTED_SEASON)) as unknown as OverallBoardDoc
  if (weeks.length !== WEEKS.length) throw new Error('the season is not complete')
}

/** A league of the most members, each with a slip and a pick for each of twenty games. */
async function fullLeague(): Promise<MemoryLeague> {
  const league = new MemoryLeague(Date.UTC(2026, 10, 27, 16), MEMBERS_MAX)
  const games = await league.openTomorrow(20)
  const documents = league.store.dump() as Map<string, object>
  const { uids, now } = league
  everyPick(documents, { season: COUNTED_SEASON, week: COUNTED_WEEK, uids, games, now })
  league.store.load(documents)
  return league
}
