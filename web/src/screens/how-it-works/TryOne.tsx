import { useState } from 'react'
import { gradePick, pointsFor, type Score } from '#common/game/grade'
import { scoreText } from '#common/game/score-text'
import { lineSide, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { PickResult } from '#web/ui/badges'
import { coverStatus } from '#web/ui/game/coverStatus'
import { GameCard } from '#web/ui/game/GameCard'
import { PickSide } from '#web/ui/game/PickSide'
import styles from './HowItWorks.module.css'

/** A game to try the rules on: Alabama, at home, gives Oklahoma 6½. */
export const EXAMPLE = {
  gameId: 'example',
  neutralSite: false,
  homeTeamId: '333',
  awayTeamId: '201',
  homeAbbr: 'ALA',
  awayAbbr: 'OU',
  homeName: 'Alabama',
  awayName: 'Oklahoma',
  homeRank: 4,
  awayRank: 11,
  homeRecord: '8-1',
  awayRecord: '7-2',
  spread: -6.5,
  overUnder: null,
  multiplier: 1,
  void: false,
} as const

/** Ways for it to end: the favorite far ahead, the favorite by less than it gives, the other team ahead. */
export const ENDINGS: readonly Score[] = [
  { awayScore: 20, homeScore: 31 },
  { awayScore: 24, homeScore: 27 },
  { awayScore: 28, homeScore: 24 },
]

/** What a team has to do with this spread, from its own view: `has to win by 7 or more`. */
export function taskOf(spread: number): string {
  if (spread > 1) return `has to win, or lose by ${Math.ceil(spread) - 1} or less`
  const least = Math.floor(-spread) + 1
  return least > 1 ? `has to win by ${least} or more` : 'has to win'
}

/** A card to try: it says what the tapped team has to do, and how some endings would be graded. */
export function TryOne() {
  const [side, setSide] = useState<Side>('AWAY')
  const { name, spread } = lineSide(EXAMPLE, side)
  const team = (which: Side) => (
    <PickSide team={lineSide(EXAMPLE, which)} pickedSide={side} closedLabel={null} onPick={() => setSide(which)} />
  )
  return (
    <>
      <GameCard
        line={EXAMPLE}
        head="Try it: tap one, then the other"
        foot={
          <p role="status" className={styles.task}>
            <b>
              {name} {formatSpread(spread ?? 0)}
            </b>{' '}
            {taskOf(spread ?? 0)}.
          </p>
        }
      >
        {team('AWAY')}
        {team('HOME')}
      </GameCard>
      <ul className={styles.rows} aria-label="If it ends like this">
        {ENDINGS.map((score) => {
          const result = gradePick(EXAMPLE, side, score)
          return (
            <li key={score.homeScore}>
              <span>
                <b>{scoreText(EXAMPLE, score)}</b>
                <small>{coverStatus(EXAMPLE, side, score, true)?.text}</small>
              </span>
              <PickResult result={result} points={pointsFor(result, EXAMPLE)} />
            </li>
          )
        })}
      </ul>
    </>
  )
}
