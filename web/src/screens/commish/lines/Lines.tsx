import { useState } from 'react'
import { counted } from '#common/counted'
import type { GameLine } from '#common/game/line'
import type { WeekScores } from '#common/week/week'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { isAwaited } from '#web/ui/game/gameGroups'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import styles from '../Commish.module.css'
import { useCommand } from '../command'
import { type DeskWeek, inSentence, partId } from '../week/steps'
import { LineRow } from './LineRow'
import { afterPendingEdits } from './patchLine'
import { RefreshSpreads } from './RefreshSpreads'

interface Props extends DeskWeek {
  /** A line is missing that the feed has or may have, which is the next thing to do. */
  isNext: boolean
}

/** The lines of a week's slate, and what changes them all: the feed's spreads and half points. */
export function Lines({ week, label, stored, scores, isLoading, isNext, now }: Props) {
  const command = useCommand()
  const lines = stored?.lines ?? []
  const hasSpread = lines.some(({ spread }) => spread !== null)
  const addHalfPoints = () =>
    command.run(
      'Error adding half points',
      () => afterPendingEdits(() => call('POST /commish/add-half-points', { body: { week } })),
      {
        done: ({ modified }) =>
          modified
            ? `Half a point added to ${counted(modified, 'spread')}.`
            : 'No open game has a whole-number spread.',
        warns: ({ modified }) => !modified,
      },
    )
  return (
    <section id={partId('lines')} className={styles.panel} aria-labelledby="lines">
      <h2 id="lines">Lines of {inSentence(label)}</h2>
      {isLoading && <Skeleton count={6} height={124} />}
      {!isLoading && lines.length === 0 && (
        <Notice>No games selected for {inSentence(label)} yet. Choose them from the list of games.</Notice>
      )}
      {!isLoading && lines.length > 0 && (
        <>
          <div className={styles.buttons}>
            <RefreshSpreads week={week} lines={lines} command={command} isNext={isNext} />
            {hasSpread && (
              <Button disabled={command.busy} aria-describedby="half-points" onClick={addHalfPoints}>
                Add half points
              </Button>
            )}
          </div>
          {hasSpread && (
            <p id="half-points" className="note">
              Add half points: −7 becomes −7½, so no open game can end in a tie against the spread.
            </p>
          )}
          <LineRows lines={lines} scores={scores} now={now} />
        </>
      )}
    </section>
  )
}

interface RowsProps {
  lines: readonly GameLine[]
  scores: WeekScores | undefined
  now: number
}

/**
 * The lines, those of games that are over last. The order is that of the first look: a game that ends later stays where
 * it is, since a row must not move away from under a finger.
 */
export function LineRows({ lines, scores, now }: RowsProps) {
  const [overAtFirst] = useState(
    () => new Set(lines.filter((line) => !isAwaited(line, scores)).map(({ gameId }) => gameId)),
  )
  const isLast = ({ gameId }: GameLine) => overAtFirst.has(gameId)
  return (
    <ul className="stack">
      {[...lines.filter((line) => !isLast(line)), ...lines.filter(isLast)].map((line) => (
        <LineRow key={line.gameId} line={line} live={scores?.games[line.gameId]} now={now} />
      ))}
    </ul>
  )
}
