import { useState } from 'react'
import type { SpreadOffer } from '#common/api/responses'
import type { WeekScores } from '#common/week/week'
import { call } from '#web/api'
import type { SlateWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { Modal } from '#web/ui/Modal'
import styles from '../Commish.module.css'
import { useCommand } from '../useCommand'
import { type Accepted, SpreadOffers } from './SpreadOffers'
import { UndoButton } from './UndoButton'

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

interface Props {
  week: number
  opened: SlateWeek | null | undefined
  scores: WeekScores | null | undefined
}

/** What is done to a whole week: spreads from the feed, hook, lock, score, and the way back. */
export function WeekActions({ week, opened, scores }: Props) {
  const { busy, run } = useCommand()
  const [locking, setLocking] = useState(false)
  const [left, setLeft] = useState<readonly SpreadOffer[]>([])

  async function seed(accept?: Accepted[]) {
    setLeft([])
    const answer = await run(
      'Error seeding/updating spreads',
      () => call('POST /commish/spreads', { body: { week, ...(accept && { accept }) } }),
      ({ seeded, offers }) => {
        const odd = offers.filter((offer) => offer.problem).length
        return `${count(seeded, 'spread')} set from the feed.${odd ? ` ${count(odd, 'game')} left as they were.` : ''}`
      },
    )
    // Of those that were waved through, what has become another number meanwhile is asked about again.
    const asked = (gameId: string) => !accept || accept.some((each) => each.gameId === gameId)
    const odd = answer?.offers.filter((offer) => offer.problem && asked(offer.gameId)) ?? []
    if (odd.some((offer) => offer.acceptable)) setLeft(odd)
  }
  const hook = () =>
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
  const lock = () => {
    setLocking(false)
    return run(
      'Error locking week',
      () => call('POST /commish/lock-week', { body: { week } }),
      ({ modified }) => `${count(modified, 'game')} locked.`,
    )
  }

  return (
    <section className={styles.panel} aria-label={`Week ${week}`}>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={() => seed()}>
          Refresh spreads
        </Button>
        <Button disabled={busy} onClick={hook}>
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
      {left.length > 0 && (
        <SpreadOffers offers={left} lines={opened?.lines ?? []} busy={busy} onTake={seed} onClose={() => setLeft([])} />
      )}
      {locking && (
        <Modal
          title={`Lock week ${week}?`}
          onClose={() => setLocking(false)}
          actions={
            <>
              <Button onClick={() => setLocking(false)}>Cancel</Button>
              <Button weight="primary" onClick={lock}>
                Lock week
              </Button>
            </>
          }
        >
          <p>Nobody can make or change a pick of this week after that. No pick is shown to others any earlier.</p>
        </Modal>
      )}
    </section>
  )
}
