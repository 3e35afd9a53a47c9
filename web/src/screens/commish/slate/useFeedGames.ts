import { useMemo } from 'react'
import { MINUTE } from '#common/durations'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import { call, TIMEOUTS } from '#web/api'
import { useResponse } from '#web/ui/useResponse'

/** The feed's games of a week, and what is wrong with them. */
export interface FeedGames {
  games: ScoreboardGame[]
  notice: string
  /** The call failed: nobody knows which games the feed has. */
  hasFailed?: true
}

/**
 * How old a list may be (ms) before it is loaded again when the commissioner comes back: a desk may stay open for days.
 */
const freshFor = () => 15 * MINUTE

/**
 * The feed's games of a week, undefined until they are loaded, and how to ask for them again. A list that is loaded
 * again stays until the new one is there; `busy` meanwhile.
 */
export function useFeedGames(week: number): { feedGames: FeedGames | undefined; busy: boolean; reload: () => void } {
  const ask = () => call('GET /games-by-week', { query: { week }, timeout: TIMEOUTS.short })
  const { value, failure, busy, reload } = useResponse(ask, { about: week, freshFor })
  const failed = useMemo((): FeedGames | undefined => {
    const notice = `Error loading games for week: ${failure}`
    return failure === undefined ? undefined : { hasFailed: true, games: [], notice }
  }, [failure])
  return { feedGames: value?.games.length || !failed ? value : failed, busy, reload }
}
