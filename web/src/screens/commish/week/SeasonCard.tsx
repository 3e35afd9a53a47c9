import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { isSeasonInPlay, nextToBegin, seasonAt, weekLabel } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { call } from '#web/api'
import { useWeek } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { Link } from '#web/ui/Link'
import { boardUrl } from '#web/urls'
import styles from '../Commish.module.css'
import { Confirmation, useCommand } from '../command'
import { type OpenWeeksProps, ShowWeek } from './OpenWeeks'
import { inSentence, otherOpenWeeks } from './steps'

/** How long after the last final a season is offered to be closed (ms): finals are corrected for about a week. */
const CLOSE_AFTER = 14 * DAY

type SeasonStep = 'close' | 'wait' | 'begin'

/**
 * What to offer of the season: to close it once everything is long over, to wait with that while another week than the
 * active one is not over, and to begin the next once it is closed or the calendar has gone on. Null in the middle of a
 * season.
 * @param activeLines the lines of the active week.
 * @param now epoch ms
 */
export function seasonStep(
  settings: Settings,
  activeLines: readonly Pick<GameLine, 'void' | 'phase' | 'kickoff'>[],
  now: number,
): SeasonStep | null {
  const { season, finishedWeeks } = settings
  if (!isSeasonInPlay(settings, season) || seasonAt(now) > season) return 'begin'
  const played = activeLines.filter((line) => !line.void)
  const isOver =
    played.length > 0
      ? played.every(({ phase, kickoff }) => phase === 'final' && now >= kickoff + CLOSE_AFTER)
      : finishedWeeks.length > 0 && finishedWeeks.every(({ at }) => now >= at + CLOSE_AFTER)
  if (!isOver) return null
  return otherOpenWeeks(settings).length > 0 ? 'wait' : 'close'
}

/** `Week 11 and Bowls are`, with a verb. */
function openText(settings: Settings): string {
  const labels = otherOpenWeeks(settings).map((week) => inSentence(weekLabel(settings.weeks, week)))
  const named = new Intl.ListFormat('en').format(labels)
  return `${named} ${labels.length === 1 ? 'is' : 'are'}`
}

/**
 * What a commissioner reads beside the buttons of this step.
 * @param step as {@link seasonStep} gives it.
 * @param next the season that may begin.
 */
export function seasonSentence(settings: Settings, step: SeasonStep, next: number): string {
  const { season } = settings
  if (!isSeasonInPlay(settings, season))
    return `Season ${season} is final: nothing in it changes any more. Until season ${next} begins, everybody sees how it ended.`
  if (step === 'wait') return `Season ${season} cannot be closed yet: ${openText(settings)} not over.`
  // Weeks may be left to open: the bowls, or play-offs whose teams are not known yet.
  if (step === 'close')
    return 'Every game so far is long over. Close the season when no more are to come and nothing is left to correct.'
  return `Season ${next} can begin. That closes season ${season}: correct first what is left to correct.`
}

interface Props extends OpenWeeksProps {
  /** The time now (epoch ms). */
  now: number
}

/** Closes a season that is long over, and begins the next; nothing while a season is played. */
export function SeasonCard({ settings, now, shown, onShow }: Props) {
  const { busy, run, ask, question } = useCommand()
  const { status, value: week } = useWeek(settings.activeWeek, 'Error loading spreads')
  const { season } = settings
  const step = seasonStep(settings, week?.lines ?? [], now)
  // Until the active week is known, it seems to have no game that counts.
  if (!step || (step === 'close' && status === 'loading')) return null
  const others = otherOpenWeeks(settings).filter((each) => each !== shown)
  const next = nextToBegin(settings, now)
  const isClosed = !isSeasonInPlay(settings, season)
  const yes = step === 'close' ? `Close season ${season}` : `Begin season ${next}`
  const go = () =>
    step === 'close'
      ? run(
          'Error closing the season',
          (confirmed) => call('POST /commish/season/close', { body: { season, confirmed } }),
          { done: () => `Season ${season} is final.`, confirm: { yes } },
        )
      : run(
          'Error beginning the season',
          (confirmed) => call('POST /commish/season', { body: { season: next, confirmed } }),
          { done: () => `Season ${next} has begun. Open its first week.`, confirm: { yes } },
        )
  const final =
    'its boards stay as they are for good, nothing in it can be changed, and it counts in the lifetime records'
  const ends = `Season ${season} becomes final: ${final}.`
  const begins = `Season ${next} begins without weeks; you open them one by one, and until then picks and boards are empty. Everybody starts with nothing. There is no way back.`
  const sentence = [!isClosed && ends, step === 'begin' && begins].filter(Boolean).join(' ')
  const askToGo = async () => {
    if (await ask({ title: `${yes}?`, sentence, yes })) await go()
  }
  return (
    <section className={styles.panel} aria-labelledby="season">
      <h2 id="season">Season {season}</h2>
      <p>{seasonSentence(settings, step, next)}</p>
      {isClosed && (
        <p className="leads">
          <Link to={boardUrl('overall', season)}>See how season {season} ended</Link>
        </p>
      )}
      {step === 'wait' ? (
        others.length > 0 && (
          <div className={styles.buttons}>
            {others.map((week) => (
              <ShowWeek key={week} label={weekLabel(settings.weeks, week)} onShow={() => onShow(week)} />
            ))}
          </div>
        )
      ) : (
        <div className={styles.buttons}>
          <Button weight={isClosed && seasonAt(now) > season ? 'primary' : 'plain'} disabled={busy} onClick={askToGo}>
            {yes}
          </Button>
        </div>
      )}
      <Confirmation question={question} />
    </section>
  )
}
