import { useState } from 'react'
import type { WeekScores } from '#common/week/week'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import styles from '../Commish.module.css'
import { Confirmation, count, useCommand } from '../command'
import { RefreshSpreads } from './RefreshSpreads'
import { UndoButton } from './UndoButton'

const LOCK_SENTENCE =
  'Nobody can make or change a pick of this week after that. No pick is shown to others any earlier.'

interface Props {
  week: number
  opened: SlateWeek | null | undefined
  scores: WeekScores | null | undefined
}

/** The actions on a whole week: spreads from the feed, the hook, lock, score, and undo. */
export function WeekActions({ week, opened, scores }: Props) {
  const command = useCommand()
  const { busy, run } = command
  const [locking, setLocking] = useState(false)

  const addHalfPoints = () =>
    run(
      'Error hooking spreads',
      () => call('POST /commish/add-half-points', { body: { week } }),
      ({ modified }) => `${count(modified, 'whole number')} turned into halves.`,
    )
  const score = () =>
    run(
      'Score failed',
      () => call('POST /commish/score-week/:week', { params: { week } }),
      ({ updatedPicks, games, notice }) =>
        `${count(updatedPicks, 'pick')} in ${count(games, 'game')} scored. ${notice}`,
    )
  const lock = () =>
    run(
      'Error locking week',
      () => call('POST /commish/lock-week', { body: { week } }),
      ({ modified }) => `${count(modified, 'game')} locked.`,
    )
  const answer = (goOn: boolean) => {
    setLocking(false)
    if (goOn) void lock()
  }

  return (
    <section className={styles.panel} aria-label={`Week ${week}`}>
      <div className={styles.buttons}>
        <RefreshSpreads week={week} lines={opened?.lines ?? []} command={command} />
        <Button disabled={busy} onClick={addHalfPoints}>
          Hook
        </Button>
        <Button disabled={busy} onClick={() => setLocking(true)}>
          Lock week {week}
        </Button>
        <Button disabled={busy} weight="primary" onClick={score}>
          Score week {week}
        </Button>
      </div>
      <p className={styles.hint}>Hook: the favorite of every whole number gives half a point more, so nobody pushes.</p>
      {opened && <UndoButton week={week} opened={opened} scores={scores} />}
      <Confirmation
        title={`Lock week ${week}?`}
        yes="Lock week"
        question={locking ? { sentence: LOCK_SENTENCE, answer } : undefined}
      />
    </section>
  )
}
