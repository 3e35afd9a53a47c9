import type { ReactNode } from 'react'
import type { BoardGame } from '#common/boards/leaderboard'
import { MINUTE } from '#common/durations'
import { isHandMade } from '#common/game/by-hand'
import { LONGEST_GAME, phaseNow, type WeekScores } from '#common/week/week'
import { Icon } from '../Icon'
import styles from './FeedBadge.module.css'
import { kickoffNow } from './gameText'

/** While games are under way, scores that were read longer ago than this (ms) are called stale. */
const STALE_AFTER = 180_000

/**
 * The age of the scores in whole minutes when they are stale although a game is under way, or should be by its kickoff;
 * otherwise 0. A game that has not begun long after its kickoff no longer counts: it may have been moved. Scores that
 * were never read, as in a league that plays by hand, have no age, and the feed says nothing of a game added by hand.
 */
export function minutesStale(
  games: readonly Pick<BoardGame, 'gameId' | 'kickoff' | 'timeTbd' | 'phase' | 'void'>[],
  scores: WeekScores | undefined,
  now: number,
): number {
  if (!scores?.feedAt || now - scores.feedAt <= STALE_AFTER) return 0
  const isUnderWay = games.some((game) => {
    const live = scores.games[game.gameId]
    const { kickoff, timeTbd } = kickoffNow(game, live, now)
    const shouldHaveBegun = !timeTbd && kickoff <= now && now - kickoff < LONGEST_GAME
    const phase = phaseNow(game, live)
    return !game.void && !isHandMade(game.gameId) && (phase === 'live' || (phase === 'pre' && shouldHaveBegun))
  })
  return isUnderWay ? Math.floor((now - scores.feedAt) / MINUTE) : 0
}

interface Props {
  /** How old the scores are (minutes); 0 when they are not stale. */
  minutes: number
  /** The feed cannot be read now. */
  isDown: boolean
  /** Stands there while nothing is wrong: with both, the title would need a second line. */
  children?: ReactNode
}

/** Says beside the title that the scores are stale, or that the feed is down. */
export function FeedBadge({ minutes, isDown, children }: Props) {
  const age = minutes >= 120 ? `${Math.floor(minutes / 60)} h old` : `${minutes} min old`
  const words = [isDown && 'Scores delayed', minutes > 0 && age].filter(Boolean).join(' · ')
  return (
    <>
      {/* Not the age, which would be read out every minute. */}
      <span role="status" className="unseen">
        {words && (isDown ? 'The scores are delayed.' : 'The scores are old.')}
      </span>
      {words ? (
        <b className={styles.badge}>
          <Icon shape="warn" size={14} /> {words}
        </b>
      ) : (
        children
      )}
    </>
  )
}
