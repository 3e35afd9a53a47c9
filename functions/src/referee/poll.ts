import type { LiveGame, WeekName } from '#common/week/week'
import { FeedDown, readScoreboard } from '../feed/espn'
import type { FeedResult } from './feed-snapshot'
import { findStrays } from './strays'

/** Games the feed may drop without anybody missing them. */
const settled = new Set<LiveGame['phase']>(['final', 'canceled'])

/**
 * Asks the feed; a feed that is down is an answer too, never a failure of the pass.
 * @param games what is known of the week's games so far.
 * @param signal ends the asking: one deadline holds for everything a pass asks.
 */
export async function poll(
  season: number,
  name: WeekName,
  games: Readonly<Record<string, LiveGame>>,
  signal: AbortSignal,
): Promise<FeedResult> {
  try {
    const board = await readScoreboard(season, name, signal)
    const asked = (board.week ?? name.feedWeek) === name.feedWeek && (board.season ?? season) === season
    const missing = Object.entries(games).flatMap(([id, { phase }]) =>
      board.games.has(id) || board.doubtful.has(id) || settled.has(phase) ? [] : [id],
    )
    // An answer for another week than the one asked for says nothing about what this one lists.
    const strays = await findStrays(season, name.week, asked ? missing : [], signal)
    for (const [id, { game }] of strays) board.games.set(id, game)
    const elsewhere = new Map([...strays].map(([id, { label }]) => [id, label]))
    const unlisted = new Set(asked ? missing.filter((id) => !strays.has(id)) : [])
    const trouble = Object.keys(games).some((id) => board.doubtful.has(id)) ? board.trouble : ''
    return { reading: { ...board, elsewhere, unlisted }, trouble }
  } catch (error) {
    if (error instanceof FeedDown) return { reading: null, trouble: error.message }
    throw error
  }
}
