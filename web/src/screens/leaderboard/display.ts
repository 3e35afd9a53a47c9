import { type Tally, winShare } from '#common/boards/leaderboard'
import { ordinal } from '#common/boards/place-words'
import { hasPlaces } from '#common/boards/ranks'
import { counted } from '#common/counted'
import type { WhatIfRow } from '#common/race/what-if'

/**
 * How the viewer stands: `You're tied for 2nd with 2 points`, or where they moved
 * `You: 3rd → tied for 1st with 5 points`. Empty for who is not on the board, and before there are places.
 */
export function rankSentence(
  standings: readonly (Pick<WhatIfRow, 'rank' | 'moved' | 'points'> & { row: { userId: string } })[],
  viewer: string | undefined,
): string {
  const own = standings.find(({ row }) => row.userId === viewer)
  if (!own || !hasPlaces(standings)) return ''
  const { rank, moved, points } = own
  const tied = standings.some((other) => other !== own && other.rank === rank)
  const won = `with ${counted(points, 'point')}`
  const place = `${tied ? 'tied for ' : ''}${ordinal(rank)} ${won}`
  return moved === 0 ? `You're ${place}` : `You: ${ordinal(rank + moved)} → ${place}`
}

/** Win % with one decimal, `58.3%`. */
export const winShareText = (tally: Pick<Tally, 'correct' | 'picks'>): string =>
  `${(winShare(tally) * 100).toFixed(1)}%`

/** How many rows {@link topRows} leaves of a board that is too long, apart from the viewer's. */
export const TOP_ROWS = 10

/** Every row while there are at most `limit`; of more, the top ten and the viewer's own. The rows come best first. */
export function topRows<Row>(rows: readonly Row[], limit: number, isViewer: (row: Row) => boolean): Row[] {
  return rows.filter((row, index) => rows.length <= limit || index < TOP_ROWS || isViewer(row))
}
