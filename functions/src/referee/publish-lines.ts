import type { GameLine } from '../../../common/line'
import { paths } from '../../../common/paths'
import type { Change, LiveGame } from '../../../common/week'
import { type FeedGame, facing } from '../feed/feed-game'
import { db } from '../firebase'
import { isOvertaken, Overtaken } from '../held'
import { gameOfLine, mergeGame } from './merge-game'
import { mergeLine } from './merge-line'

/** What was known of the games before, and what the feed says now. */
export interface Known {
  games: Readonly<Record<string, LiveGame>>
  told: ReadonlyMap<string, FeedGame>
  now: number
}

/** The slate brought up to date. */
export interface Slate {
  lines: GameLine[]
  games: Record<string, LiveGame>
  wrote: boolean
}

/** Reads the week's lines in slate order, brings each up to date and writes what changed, with its log entries. */
export async function publishLines(
  season: number,
  week: number,
  order: readonly string[],
  known: Known,
): Promise<Slate> {
  const found = await db.collection(paths.lines(season, week)).get()
  const games: Record<string, LiveGame> = {}
  const batch = db.batch()
  let wrote = false
  const lines = found.docs.map((document) => {
    const was = document.data() as GameLine
    const told = known.told.get(was.gameId)
    const before = known.games[was.gameId] ?? gameOfLine(was)
    const game = told ? mergeGame(before, told, known.now) : before
    const { line, entries } = mergeLine(was, game, told && facing(told, was.homeTeamId), known.now)
    games[was.gameId] = game
    const changed = Object.entries(line).filter(([field, value]) => was[field as keyof GameLine] !== value)
    if (changed.length) {
      batch.update(document.ref, Object.fromEntries(changed), { lastUpdateTime: document.updateTime })
      wrote = true
    }
    for (const { id, ...entry } of entries) {
      const change: Change = { ...entry, week, gameId: was.gameId, at: known.now, by: 'feed' }
      batch.set(db.doc(paths.change(season, id)), change)
    }
    return line
  })
  if (wrote) await batch.commit().catch(overtaken)
  lines.sort((a, b) => order.indexOf(a.gameId) - order.indexOf(b.gameId))
  return { lines, games, wrote }
}

function overtaken(error: unknown): never {
  throw isOvertaken(error) ? new Overtaken('lines') : error
}
