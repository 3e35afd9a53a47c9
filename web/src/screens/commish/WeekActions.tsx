import { useState } from 'react'
import { call } from '../../api'
import { Button } from '../../ui/Button'
import { Modal } from '../../ui/Modal'
import styles from './Commish.module.css'
import { useCommand } from './useCommand'

const count = (many: number, one: string) => `${many} ${one}${many === 1 ? '' : 's'}`

/** What is done to a whole week: spreads from the feed, lock, score. */
export function WeekActions({ week }: { week: number }) {
  const { busy, run } = useCommand()
  const [locking, setLocking] = useState(false)

  const seed = () =>
    run(
      'Error seeding/updating spreads',
      () => call('POST /commish/spreads', { body: { week } }),
      ({ seeded, offers }) => {
        const odd = offers.filter((offer) => offer.problem).length
        return `${count(seeded, 'spread')} set from the feed.${odd ? ` ${count(odd, 'game')} left as they were.` : ''}`
      },
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
        <Button disabled={busy} onClick={seed}>
          Refresh spreads
        </Button>
        <Button disabled={busy} onClick={() => setLocking(true)}>
          Lock week {week}
        </Button>
        <Button disabled={busy} weight="primary" onClick={score}>
          Score week {week}
        </Button>
      </div>
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
