import { useState } from 'react'
import { gradePick, pointsFor } from '#common/game/grade'
import { lineSide, type Side } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { PickResult } from '#web/ui/badges'
import { coverStatus } from '#web/ui/game/coverStatus'
import { GameCard } from '#web/ui/game/GameCard'
import { scoreText } from '#web/ui/game/gameText'
import { PickSide } from '#web/ui/game/PickSide'
import { ENDINGS, EXAMPLE, taskOf } from './example'
import styles from './HowItWorks.module.css'

/** A card to try: it says what the tapped team has to do, and how some endings would be graded. */
export function TryOne() {
  const [side, setSide] = useState<Side>('AWAY')
  const { name } = lineSide(EXAMPLE, side)
  const spread = lineSide(EXAMPLE, side).spread ?? 0
  const team = (which: Side) => (
    <PickSide team={lineSide(EXAMPLE, which)} pickedSide={side} closed={null} onPick={() => setSide(which)} />
  )
  return (
    <>
      <GameCard
        line={EXAMPLE}
        head="Try it: tap one, then the other"
        foot={
          <p role="status" className={styles.task}>
            <b>
              {name} {formatSpread(spread)}
            </b>{' '}
            {taskOf(spread)}.
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
