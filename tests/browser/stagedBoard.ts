import type { WeeklyBoard, WeeklyRow } from '../../common/leaderboard'
import { byStanding } from '../../common/leaderboard'
import { paths } from '../../common/paths'
import type { Settings } from '../../common/week'
import { db, read } from '../../functions/src/firebase'

/** Names of every length, as leagues have them. */
const NAMES = ['Jo', 'Aunt Clementine Rose', 'Bartholomew Featherstonehaugh', 'Kenny B']

/** The board of a week that is over, played by as many as a test wants. */
export interface StagedBoard {
  /** Changes its rows, as the referee would. */
  change: (how: (rows: WeeklyRow[]) => WeeklyRow[]) => Promise<void>
  restore: () => Promise<void>
}

/** Puts `players` rows on the board of a week that the referee no longer looks at; the demo's players come first. */
export async function stageBoard(week: number, players: number): Promise<StagedBoard> {
  const settings = await read<Settings>(paths.settings())
  const path = paths.weeklyBoard(settings?.season ?? 0, week)
  const kept = await read<WeeklyBoard>(path)
  if (!kept) throw new Error(`week ${week} has no board`)
  const put = (rows: WeeklyRow[]) => db.doc(path).set({ ...kept, rows: rows.sort(byStanding) })
  const rows = Array.from({ length: players }, (_, at): WeeklyRow => {
    const row = kept.rows[at % kept.rows.length] as WeeklyRow
    return at < kept.rows.length ? row : { ...row, userId: `fan${at}`, name: `${NAMES[at % NAMES.length]} ${at}` }
  })
  await put(rows)
  return {
    change: async (how) => void (await put(how(structuredClone(rows)))),
    restore: async () => void (await db.doc(path).set(kept)),
  }
}
