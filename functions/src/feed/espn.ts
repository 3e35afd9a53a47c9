import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { WeekName } from '#common/week/week'
import { config, siteUrl } from '../config'
import { perProcess } from '../db/process-memory'
import { boundedJson } from './bounded-json'
import { parseCalendar } from './espn-calendar'
import { parseEvent } from './espn-event'
import { type FeedGame, feedMatchup, type Scoreboard } from './feed-game'

/** ESPN's scoreboard at two hosts, which answer alike. What one refuses to a server, the other may give it. */
const [ESPN, ESPN_WEB] = ['site.api', 'site.web.api'].map(
  (host) => `https://${host}.espn.com/apis/site/v2/sports/football/college-football/scoreboard`,
) as [string, string]
/** Which of the two this process asks first. */
const firstAsked = perProcess(() => ({ url: ESPN }))

/** How long one pass or one call may wait for the feed in total (ms), until the last byte has come. */
const BUDGET = 8_000

/** How long one pass or one call may still wait for the feed (ms). What it does in between does not count. */
export interface FeedBudget {
  left: number
}

/** The budget of a pass or a call that begins. */
export const newFeedBudget = (): FeedBudget => ({ left: BUDGET })

/** The feed could not be read; the message is a sentence for the commissioner. */
export class FeedDown extends Error {}

/** The feed answers, but not to this server. */
class FeedRefused extends FeedDown {}
/** 403: ESPN refuses servers by their address or their user agent. 404: the host has no scoreboard any more. */
const REFUSALS = [403, 404]

/** Takes this value instead of what a feed that is down would have said; every other error is thrown. */
export const ifFeedDown =
  <T>(value: T) =>
  (error: unknown): T => {
    if (error instanceof FeedDown) return value
    throw error
  }

const scoreboardShape = z.object({
  leagues: z.array(z.unknown()).nullish(),
  season: z.object({ year: z.number(), type: z.number().nullish() }).nullish(),
  week: z.object({ number: z.number() }).nullish(),
  events: z.array(z.unknown()),
})

/**
 * Reads the scoreboard of one week: every game with an FBS team.
 * @param budget what the reading may use up, and does.
 * @throws FeedDown when the feed is late, fails, or returns too much or something that is not a scoreboard.
 */
export async function readScoreboard(
  season: number,
  { seasonType, feedWeek }: WeekName,
  budget: FeedBudget = newFeedBudget(),
): Promise<Scoreboard> {
  const at = Date.now()
  // Above a limit of 500 ESPN gives 25 games and no error (since August 2026), and it refuses a range of dates.
  const query = { dates: season, seasontype: seasonType, week: feedWeek, groups: 80, limit: 400 }
  const parsed = scoreboardShape.safeParse(await fetchScoreboard(query, budget))
  if (!parsed.success) throw new FeedDown('The score feed answered something that is not a scoreboard.')
  return {
    at,
    season: parsed.data.season?.year ?? null,
    seasonType: parsed.data.season?.type ?? null,
    week: parsed.data.week?.number ?? null,
    calendar: parseCalendar(parsed.data.leagues?.[0], season),
    ...gamesById(parsed.data.events),
  }
}

/** The answer of the feed: of `FEED_URL`, or else of the ESPN host that does not refuse this server. */
async function fetchScoreboard(query: Record<string, number>, budget: FeedBudget): Promise<unknown> {
  const own = config.feedUrl()
  if (own) return fetchJson(own, query, budget)
  const first = firstAsked()
  const other = first.url === ESPN ? ESPN_WEB : ESPN
  try {
    return await fetchJson(first.url, query, budget)
  } catch (error) {
    if (!(error instanceof FeedRefused)) {
      // The second host may be gone for good, and the first may take this server again.
      first.url = ESPN
      throw error
    }
    const answer = await fetchJson(other, query, budget)
    first.url = other
    return answer
  }
}

async function fetchJson(address: string, query: Record<string, number>, budget: FeedBudget): Promise<unknown> {
  const url = new URL(address)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  let response: Response
  const began = Date.now()
  try {
    response = await fetch(url, {
      signal: AbortSignal.timeout(budget.left),
      // ESPN refuses a user agent of one's own that names no address, and one that pretends to be a browser.
      headers: { accept: 'application/json', 'user-agent': `cfb-picks/1 (+${siteUrl()})` },
    })
    if (response.ok && !isPage(response)) return await boundedJson(response)
  } catch (error) {
    throw new FeedDown(downReason(error), { cause: error })
  } finally {
    budget.left = Math.max(0, budget.left - (Date.now() - began))
  }
  // Unread, it would keep its connection, and the next request would open another one.
  response.body?.cancel().catch(() => undefined)
  const instead = response.ok ? 'a page instead of scores' : `an error (${response.status})`
  const Down = REFUSALS.includes(response.status) ? FeedRefused : FeedDown
  throw new Down(`The score feed answered with ${instead}.`)
}

const isPage = ({ headers }: Response): boolean => /html/i.test(headers.get('content-type') ?? '')

function downReason(error: unknown): string {
  if (error instanceof SyntaxError) return 'The score feed’s answer was cut off.'
  if (error instanceof RangeError) return 'The score feed’s answer is too large.'
  const isLate = error instanceof Error && error.name === 'TimeoutError'
  return isLate ? 'The score feed did not answer in time.' : 'The score feed cannot be reached.'
}

/** How many faults are named; the others are counted. */
const NAMED_FAULTS = 3

/**
 * The games by id. One that is listed twice with different data, cannot be read, or whose teams are not known yet is
 * skipped; the others are kept.
 */
function gamesById(events: readonly unknown[]): Pick<Scoreboard, 'games' | 'skipped' | 'trouble'> {
  const games = new Map<string, FeedGame>()
  const skipped = new Map<string, string>()
  const faults = new Set<string>()
  for (const raw of events) {
    const { game, id, fault, unnamed } = parseEvent(raw)
    if (fault) faults.add(fault)
    if (!game && id) skipped.set(id, fault || unnamed)
    if (!game) continue
    const before = games.get(game.id)
    if (before && !isDeepStrictEqual(before, game)) {
      const twice = `The score feed lists a game twice and differently: ${feedMatchup(game)}.`
      skipped.set(game.id, twice)
      faults.add(twice)
    }
    games.set(game.id, game)
  }
  for (const id of skipped.keys()) games.delete(id)
  const [first = '', ...others] = faults
  // A week of the playoff may have nothing but games whose teams are not known yet.
  const isUnderstood = games.size > 0 || (faults.size === 0 && skipped.size > 0)
  if (events.length > 0 && !isUnderstood)
    throw new FeedDown(`The score feed lists no game that can be understood. ${first}`.trim())
  const named = [first, ...others.slice(0, NAMED_FAULTS - 1)].filter(Boolean)
  const more = faults.size - named.length
  return { games, skipped, trouble: [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ') }
}
