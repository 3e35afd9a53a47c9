import { useEffect, useState } from 'react'
import type { ScoreboardGame } from '#common/game/scoreboard-game'
import { call, sentenceOf } from '#web/api'

/** The feed's games of a week, and what is odd about them. */
export interface FeedGames {
  games: ScoreboardGame[]
  notice: string
}

/** Asks for the feed's games of a week; undefined until they are here. */
export function useFeedGames(week: number): FeedGames | undefined {
  const [loaded, setLoaded] = useState<FeedGames>()
  useEffect(() => {
    let gone = false
    call('GET /games-by-week', { query: { week } })
      .catch((failure) => ({ games: [], notice: `Error loading games for week: ${sentenceOf(failure)}` }))
      .then((answer) => gone || setLoaded(answer))
    return () => {
      gone = true
    }
  }, [week])
  return loaded
}
