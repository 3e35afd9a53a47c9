import type { WeeklyBoardDoc, WeeklyRowDoc } from '#common/boards/weekly-board'
import { paths } from '#common/paths'
import type { Directory, Member } from '#common/people/profile'
import type { Settings } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { refereeRound } from './fixture'

/** Names of every length, as leagues have them. */
const NAMES = ['Jo', 'Aunt Clementine Rose', 'Bartholomew Featherstonehaugh', 'Kenny B']

type Rows = Record<string, WeeklyRowDoc>

/** The board of a week that is over, played by as many as a test wants. */
export interface StagedBoard {
  /** Changes its rows, as the referee would. */
  change: (how: (rows: Rows) => Rows) => Promise<void>
  restore: () => Promise<void>
}

/** A week of the demo that is finished: the referee looks at it in its first round only. */
const WEEK = 10

/** Puts `players` rows on the week's board; the demo's players come first. */
export async function stageBoard(players: number): Promise<StagedBoard> {
  await refereeRound()
  const settings = await read<Settings>(paths.settings())
  const path = paths.weeklyBoard(settings?.season ?? 0, WEEK)
  const [board, directory] = await Promise.all([read<WeeklyBoardDoc>(path), read<Directory>(paths.directory())])
  if (!board || !directory) throw new Error(`week ${WEEK} has no board`)
  const put = (rows: Rows) => db.doc(path).set({ ...board, rows })
  const [known, members] = [Object.entries(board.rows), Object.values(directory.members)]
  const rows: Rows = Object.fromEntries(known.slice(0, players))
  const staged = { ...directory.members }
  for (let index = known.length; index < players; index += 1) {
    const [row, like] = [known[index % known.length], members[index % members.length]]
    if (!row || !like) break
    rows[`fan${index}`] = row[1]
    staged[`fan${index}`] = { ...like, name: `${NAMES[index % NAMES.length]} ${index}` } satisfies Member
  }
  await db.doc(paths.directory()).set({ members: staged })
  await put(rows)
  return {
    change: async (how) => void (await put(how(structuredClone(rows)))),
    restore: async () => {
      await db.doc(path).set(board)
      await db.doc(paths.directory()).set(directory)
    },
  }
}

/** Gives every member the same name. */
export async function nameEveryone(name: string): Promise<void> {
  const directory = await read<Directory>(paths.directory())
  const named = Object.entries(directory?.members ?? {}).map(([userId, member]) => [userId, { ...member, name }])
  await db.doc(paths.directory()).set({ members: Object.fromEntries(named) })
}
