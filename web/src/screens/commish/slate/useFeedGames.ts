import { useEffect, useState } from 'react'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import { call, sentenceOf, TIMEOUTS } from '#web/api'
import { untilLeft } from '#web/ui/untilLeft'

/** The feed's games of a week, and what is wrong with them. */
export interface FeedGames {
  week: number
  games: ScoreboardGame[]
  notice: string
}

/**
 * The feed's games of a week, undefined until they are loaded, and how to ask for them again. Without a week they are
 * not asked for.
 */
export function useFeedGames(week: number | undefined) {
  const [loaded, setLoaded] = useState<FeedGames>()
  const [tries, setTries] = useState(1)
  useEffect(() => {
    if (week === undefined) return
    return untilLeft(
      call('GET /games-by-week', { query: { week }, timeout: TIMEOUTS.soon }),
      (answer) => setLoaded({ week, ...answer }),
      (failure) => setLoaded({ week, games: [], notice: `Error loading games for week: ${sentenceOf(failure)}` }),
    )
  }, [week, tries])
  function reload(): void {
    setLoaded(undefined)
    setTries(tries + 1)
  }
  return { feedGames: loaded?.week === week ? loaded : undefined, reload }
}
