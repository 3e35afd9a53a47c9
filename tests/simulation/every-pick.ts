import { paths } from '#common/paths'
import { Timestamp } from './store/sdk'

/** So many uids, as long as real ones. */
export const longUids = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `uid-${String(index).padStart(24, '0')}`)

/**
 * Adds the picks and slips of players who have all picked every game of a week, about every seventh time its home side.
 * @param now when they were saved (epoch ms).
 */
export function everyPick(
  documents: Map<string, object>,
  { season, week, uids, games, now }: { season: number; week: number; uids: string[]; games: string[]; now: number },
): void {
  for (const [index, uid] of uids.entries()) {
    const picks: Record<string, object> = {}
    for (const [game, gameId] of games.entries()) {
      const entry = { pickTeam: (index + game) % 7 === 0 ? 'HOME' : 'AWAY', spread: 3.5, savedAt: now }
      picks[gameId] = entry
      documents.set(paths.pick(season, week, gameId, uid), { ...entry, uid, gameId, week })
    }
    documents.set(paths.slip(season, week, uid), { picks, at: Timestamp.fromMillis(now) })
  }
}
