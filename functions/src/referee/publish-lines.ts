import type { WeeklyBoard } from '../../../common/leaderboard'
import type { GameLine } from '../../../common/line'
import { paths } from '../../../common/paths'
import type { Change, LiveGame } from '../../../common/week'
import { facing } from '../feed/feed-game'
import { db, read } from '../firebase'
import { isOvertaken, Overtaken } from '../held'
import { type Entry, finalEntry } from './entries'
import { afterReading, gameOfLine } from './merge-game'
import { mergeLine } from './merge-line'
import type { Reading } from './poll'
import { revealedPicks } from './reveal'

/** What was known of the games before, and what the feed says now. */
export interface Known {
  games: Readonly<Record<string, LiveGame>>
  reading: Reading | null
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
  const merged = found.docs.map((document) => {
    const was = document.data() as GameLine
    const { gameId } = was
    const told = known.reading?.games.get(gameId)
    const before = known.games[gameId] ?? gameOfLine(was)
    const game = afterReading(before, gameId, known.reading, known.now)
    games[gameId] = game
    const elsewhere = known.reading?.elsewhere.get(gameId)
    const heard = { before, game, told: told && facing(told, was.homeTeamId), elsewhere }
    return { document, was, ...mergeLine(was, heard, known.now) }
  })
  const corrected = merged.filter(({ was, line }) => isCorrected(was, line))
  const log = [...merged.flatMap(logged), ...(await corrections(season, week, corrected))]
  for (const { document, was, line } of merged) {
    const changed = Object.entries(line).filter(([field, value]) => was[field as keyof GameLine] !== value)
    if (changed.length) batch.update(document.ref, Object.fromEntries(changed), { lastUpdateTime: document.updateTime })
    wrote ||= changed.length > 0
  }
  for (const { id, ...entry } of log) {
    const change: Change = { ...entry, week, at: known.now, by: 'feed' }
    batch.set(db.doc(paths.change(season, id)), change)
  }
  if (wrote || log.length) await batch.commit().catch(overtaken)
  const lines = merged.map(({ line }) => line).sort((a, b) => order.indexOf(a.gameId) - order.indexOf(b.gameId))
  return { lines, games, wrote: wrote || log.length > 0 }
}

type Logged = Entry & { gameId: string }
type Correction = { was: GameLine; line: GameLine }

const logged = ({ line: { gameId }, entries }: { line: GameLine; entries: Entry[] }): Logged[] =>
  entries.map((entry) => ({ ...entry, gameId }))

const isCorrected = (was: GameLine, line: GameLine) =>
  was.phase === 'final' && (was.homeScore !== line.homeScore || was.awayScore !== line.awayScore)

/**
 * What the group is told of corrected finals: how many picks they changed. Picks that are open are on the board, or, if
 * a pass stopped in between, are read; those that are not are not counted.
 */
async function corrections(season: number, week: number, corrected: readonly Correction[]): Promise<Logged[]> {
  if (corrected.length === 0) return []
  const open = corrected.map(({ was }) => was).filter((was) => was.revealedAt !== null)
  const picks = await revealedPicks(season, open, await read<WeeklyBoard>(paths.weeklyBoard(season, week)))
  return corrected.map(({ was, line }) => ({
    ...finalEntry(was, line, was.revealedAt === null ? null : picks.values()),
    gameId: line.gameId,
  }))
}

function overtaken(error: unknown): never {
  throw isOvertaken(error) ? new Overtaken('lines') : error
}
