import { isInPlay } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { call } from '#web/api'
import { useWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import styles from '../Commish.module.css'
import { Confirmation, useCommand } from '../command'
import { seasonSentence, seasonStep } from './seasonStep'

interface Props {
  settings: Settings
  /** The time now (epoch ms). */
  now: number
}

/** Closes a season that is long over, and begins the next; nothing while a season is played. */
export function SeasonCard({ settings, now }: Props) {
  const { busy, run, ask, question } = useCommand()
  const { value: active } = useWeek(settings.activeWeek, 'Error loading spreads')
  const { season } = settings
  const step = seasonStep(settings, active?.lines ?? [], now)
  if (!step) return null
  const next = season + 1
  const isClosed = !isInPlay(settings, season)
  const yes = step === 'close' ? `Close season ${season}` : `Begin season ${next}`
  const go = () =>
    step === 'close'
      ? run(
          'Error closing the season',
          (confirmed) => call('POST /commish/season/close', { body: { season, confirmed } }),
          () => `Season ${season} is final.`,
          yes,
        )
      : run(
          'Error beginning the season',
          (confirmed) => call('POST /commish/season', { body: { season: next, confirmed } }),
          () => `Season ${next} has begun. Open its first week.`,
          yes,
        )
  const ends = `Season ${season} becomes final: its boards stay as they are for good, nothing in it can be changed, and it counts in the lifetime records.`
  const begins = `Season ${next} begins without weeks; you open them one by one. Everybody starts with nothing.`
  const sentence = [!isClosed && ends, step === 'begin' && begins].filter(Boolean).join(' ')
  const askToGo = async () => {
    if (await ask(`${yes}?`, sentence, yes)) await go()
  }
  return (
    <section className={styles.panel} aria-labelledby="season">
      <h2 id="season">Season {season}</h2>
      <p>{seasonSentence(settings, step)}</p>
      <div className={styles.buttons}>
        <Button weight={isClosed ? 'primary' : 'plain'} disabled={busy} onClick={askToGo}>
          {yes}
        </Button>
      </div>
      <Confirmation question={question} />
    </section>
  )
}
