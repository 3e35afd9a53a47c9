import { eastern } from './eastern'
import type { WeekStatus } from './week'

/**
 * Words for the group's chat: whose picks are missing, how many, and until when; empty while no game can be picked.
 * @param site the product's address.
 */
export function nudgeText(
  { games, players }: Pick<WeekStatus, 'games' | 'players'>,
  label: string,
  nextLock: number | null,
  site: string,
): string {
  if (games.length === 0) return ''
  const missing = players.filter((player) => player.missing > 0).map(({ name, missing }) => `${name} (${missing})`)
  if (missing.length === 0) return `Everybody is in for ${label}.`
  const until = nextLock === null ? '' : ` Next lock ${eastern(nextLock)}.`
  return `${missing.join(', ')}: picks still missing for ${label}.${until} ${site}/weekly-picks`
}
