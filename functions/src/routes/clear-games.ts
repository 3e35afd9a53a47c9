import { changeSlate } from '../desk/change-slate'
import type { Handler } from './handler'

/** Empties a week's slate; of an officer who says which games they saw, of those. */
export const clearGames: Handler<'DELETE /commish/clear-selected-games'> = async ({ body, caller }) => {
  const { week, known, confirmed = false } = body
  const games = (current: ReadonlySet<string>) => new Set([...current].filter((id) => known && !known.includes(id)))
  const { removed } = await changeSlate(week, { games, fresh: [], confirmed }, caller)
  return { cleared: removed.length }
}
