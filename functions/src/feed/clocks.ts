import { MINUTE } from '#common/durations'
import type { GameClock, WeekClocks } from '#common/week/clocks'
import type { WeekName } from '#common/week/week'
import { perProcess } from '../db/process-memory'
import { currentSeason } from '../db/settings'
import { ifFeedDown, newFeedBudget, readScoreboard } from './espn'
import { resolveWeekName } from './scoreboard'

/** How old the clocks of an answer may be (ms): a process reads the feed at most three times a minute for each week. */
export const CLOCKS_MAX_AGE = 20_000
/** For how long a process remembers what the feed calls a week (ms): each look is two billed reads. */
const NAME_MAX_AGE = 15 * MINUTE

/** What a process has cached of a week: its season and the name the feed has for it, and the last answer. */
interface CachedWeek {
  week: { season: number; name: WeekName; at: number } | null
  answer: { clocks: Promise<WeekClocks>; at: number } | null
}

const cache = perProcess(() => new Map<number, CachedWeek>())

/** The clocks of a week's games under way. A feed that is down has none; pages then show those of the scores. */
export function readClocks(week: number): Promise<WeekClocks> {
  const cached = cache().get(week) ?? { week: null, answer: null }
  cache().set(week, cached)
  const now = Date.now()
  if (!cached.answer || now - cached.answer.at >= CLOCKS_MAX_AGE)
    cached.answer = { clocks: askFeed(week, cached).catch(ifFeedDown({ at: 0, clocks: {} })), at: now }
  // A failure of our own is not kept: the next page asks again.
  cached.answer.clocks.catch(() => cache().delete(week))
  return cached.answer.clocks
}

async function askFeed(week: number, cached: CachedWeek): Promise<WeekClocks> {
  const budget = newFeedBudget()
  if (!cached.week || Date.now() - cached.week.at >= NAME_MAX_AGE) {
    const season = await currentSeason()
    cached.week = { season, name: await resolveWeekName(season, week, budget), at: Date.now() }
  }
  const { at, games } = await readScoreboard(cached.week.season, cached.week.name, budget)
  const underWay = [...games.values()].filter(({ phase }) => phase === 'live')
  const clocks = underWay.map(({ id, home, away, period, clock, possession, down }): [string, GameClock] => [
    id,
    { homeTeamId: home.id, homeScore: home.score, awayScore: away.score, period, clock, possession, down },
  ])
  return { at, clocks: Object.fromEntries(clocks) }
}
