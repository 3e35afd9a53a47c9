import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'
import type { WeekName } from '#common/week/week'
import { readCalendar } from './espn-calendar'
import { readEvent } from './espn-event'
import type { FeedGame, Scoreboard } from './feed-game'

const ESPN = 'https://site.api.espn.com/apis/site/v2/sports/football/college-football/scoreboard'
/** Longer than any answer worth waiting for (ms). It holds for everything that one pass or one call asks of the feed. */
const PATIENCE = 8_000

/** The deadline of whoever asks the feed, from now on. */
export const feedDeadline = (): AbortSignal => AbortSignal.timeout(PATIENCE)

/** The feed could not be read; the message is a sentence for the commissioner. */
export class FeedDown extends Error {}

const board = z.object({
  leagues: z.array(z.unknown()).nullish(),
  season: z.object({ year: z.number() }).nullish(),
  week: z.object({ number: z.number() }).nullish(),
  events: z.array(z.unknown()),
})

/**
 * Reads the whole scoreboard of one week: every game with an FBS team.
 * @throws FeedDown when it is late, refuses, or answers something that is not a scoreboard.
 */
export async function readScoreboard(
  season: number,
  { seasonType, feedWeek }: WeekName,
  signal: AbortSignal = feedDeadline(),
): Promise<Scoreboard> {
  const at = Date.now()
  const url = new URL(process.env.FEED_URL || ESPN)
  const query = { dates: season, seasontype: seasonType, week: feedWeek, groups: 80, limit: 400 }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value))
  const parsed = board.safeParse(await fetchJson(url, signal))
  if (!parsed.success) throw new FeedDown('The score feed answered something that is not a scoreboard.')
  return {
    at,
    season: parsed.data.season?.year ?? null,
    week: parsed.data.week?.number ?? null,
    calendar: readCalendar(parsed.data.leagues?.[0], season),
    ...sorted(parsed.data.events),
  }
}

async function fetchJson(url: URL, signal: AbortSignal): Promise<unknown> {
  let answer: Response
  try {
    answer = await fetch(url, {
      signal,
      headers: { accept: 'application/json', 'user-agent': 'cfb-picks/1 (private league)' },
    })
    if (answer.ok) return await answer.json()
  } catch (error) {
    const late = (error as Error).name === 'TimeoutError'
    const cut = error instanceof SyntaxError
    throw new FeedDown(
      late
        ? 'The score feed did not answer in time.'
        : cut
          ? 'The score feed’s answer was cut off.'
          : 'The score feed cannot be reached.',
    )
  }
  throw new FeedDown(`The score feed answered with an error (${answer.status}).`)
}

/** Games by id. One that is listed twice and differently is left out: which of the two is true is not ours to guess. */
function sorted(events: readonly unknown[]): Pick<Scoreboard, 'games' | 'doubtful' | 'trouble'> {
  const games = new Map<string, FeedGame>()
  const doubtful = new Map<string, string>()
  for (const raw of events) {
    const game = readEvent(raw)
    if (!game) continue
    const before = games.get(game.id)
    if (before && !isDeepStrictEqual(before, game)) doubtful.set(game.id, `${game.away.name} at ${game.home.name}`)
    games.set(game.id, game)
  }
  for (const id of doubtful.keys()) games.delete(id)
  if (events.length > 0 && games.size === 0) throw new FeedDown('The score feed lists no game that can be understood.')
  const names = [...doubtful.values()].join(', ')
  return {
    games,
    doubtful: new Set(doubtful.keys()),
    trouble: names && `The score feed lists a game twice and differently: ${names}.`,
  }
}
