import { useEffect, useState } from 'react'
import { MINUTE } from '#common/durations'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import { call, sentenceOf, TIMEOUTS } from '#web/api'
import { useReturns } from '#web/ui/useReturns'
import { whileMounted } from '#web/ui/whileMounted'

/** The feed's games of a week, and what is wrong with them. */
export interface FeedGames {
  week: number
  games: ScoreboardGame[]
  notice: string
  /** The call failed: nobody knows which games the feed has. */
  hasFailed?: true
}

/**
 * A list that is older than this (ms) is loaded again when the commissioner comes back: a desk may stay open for days.
 */
const FRESH_FOR = 15 * MINUTE

/**
 * The feed's games of a week, undefined until they are loaded, and how to ask for them again. A list that is loaded
 * again stays until the new one is there.
 */
export function useFeedGames(week: number) {
  const [loaded, setLoaded] = useState<FeedGames>()
  const [tries, setTries] = useState(1)
  const returns = useReturns(FRESH_FOR)
  useEffect(() => {
    return whileMounted(
      call('GET /games-by-week', { query: { week }, timeout: TIMEOUTS.soon }),
      (answer) => setLoaded({ week, ...answer }),
      (failure) => {
        const failed: FeedGames = {
          week,
          hasFailed: true,
          games: [],
          notice: `Error loading games for week: ${sentenceOf(failure)}`,
        }
        setLoaded((before) => (before?.week === week && before.games.length > 0 ? before : failed))
      },
    )
  }, [week, tries, returns])
  function reload(): void {
    setLoaded(undefined)
    setTries(tries + 1)
  }
  return { feedGames: loaded?.week === week ? loaded : undefined, reload }
}
