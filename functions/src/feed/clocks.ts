import type { GameClock, WeekClocks } from '#common/week/clocks'
import type { WeekName } from '#common/week/week'
import { perProcess } from '../db/process-memory'
import { currentSeason } from '../db/settings'
import { FeedDown, readScoreboard } from './espn'
import { weekNameOf } from './scoreboard'

/** How old the clocks of an answer may be (ms), so that a league that watches reads the feed thrice a minute. */
export const CLOCKS_LAST = 20_000
/** For how long a process remembers what the feed calls a week (ms): each look is two billed reads. */
const NAME_LASTS = 15 * 60_000

/** What a process knows of a week. */
interface Known {
  asked: { season: number; name: WeekName; at: number } | null
  answer: { clocks: Promise<WeekClocks>; at: number } | null
}

const weeks = perProcess(() => new Map<number, Known>())

/** The clocks of a week's games under way. A feed that is down has none; pages then show those of the scores. */
export function readClocks(week: number): Promise<WeekClocks> {
  const known = weeks().get(week) ?? { asked: null, answer: null }
  weeks().set(week, known)
  const now = Date.now()
  if (!known.answer || now - known.answer.at >= CLOCKS_LAST)
    known.answer = { clocks: askFeed(week, known).catch(nothingIfDown), at: now }
  // A failure of our own is not kept: the next page asks again.
  known.answer.clocks.catch(() => weeks().delete(week))
  return known.answer.clocks
}

async function askFeed(week: number, known: Known): Promise<WeekClocks> {
  if (!known.asked || Date.now() - known.asked.at >= NAME_LASTS) {
    const season = await currentSeason()
    known.asked = { season, name: await weekNameOf(season, week), at: Date.now() }
  }
  const { at, games } = await readScoreboard(known.asked.season, known.asked.name)
  const underWay = [...games.values()].filter(({ phase }) => phase === 'live')
  const clocks = underWay.map(({ id, home, away, period, clock, possession, down }): [string, GameClock] => [
    id,
    { homeTeamId: home.id, homeScore: home.score, awayScore: away.score, period, clock, possession, down },
  ])
  return { at, clocks: Object.fromEntries(clocks) }
}

function nothingIfDown(error: unknown): WeekClocks {
  if (error instanceof FeedDown) return { at: 0, clocks: {} }
  throw error
}
