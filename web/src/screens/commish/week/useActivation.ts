import { call } from '#web/api'
import { useScores, useWeek } from '#web/live/league'
import { timeNow } from '#web/session/serverTime'
import { useUid } from '#web/session/session'
import { useCommand } from '../command'
import { showActivated } from '../onDesk'
import { activatedText, activationSentence, inSentence, isPlaying } from './steps'
import type { Weeks } from './useWeeks'

/** How another week is made the active one, and what is known of the present one. */
export type Activation = ReturnType<typeof useActivation>

/** Makes a week the active one, which opens it if it is new. */
export function useActivation({ settings, active, labelOf }: Weeks) {
  const { busy, run, ask, question } = useCommand()
  const uid = useUid()
  const { value: scores } = useScores(active)
  const { status, value: stored } = useWeek(active, 'Error loading spreads')
  const activeLines = stored?.lines ?? []
  const mayBePlaying = status === 'loading' || isPlaying(activeLines, scores, timeNow())
  /** The label of the active week until its games are known to be over; else null. */
  const unfinishedActiveLabel = active !== undefined && mayBePlaying ? labelOf(active) : null

  async function activate(week: number): Promise<void> {
    const activated = await run(
      'Error saving',
      () => call('POST /settings/active-week', { body: { activeWeek: week } }),
      { done: ({ activeWeek }) => activatedText(labelOf(activeWeek)) },
    )
    if (activated) showActivated({ uid, season: settings?.season, week })
  }

  /** Asks before it activates a week, which becomes the active week of everybody. */
  async function askToActivate(week: number): Promise<void> {
    const label = labelOf(week)
    const yes = `Open ${inSentence(label)}`
    const isEarlier = active !== undefined && week < active
    const isEmpty = !settings?.weeks.some((each) => each.week === week && !each.isEmpty)
    const sentence = activationSentence({ label, unfinishedActiveLabel, isEarlier, isEmpty })
    if (await ask({ title: `${yes}?`, sentence, yes })) await activate(week)
  }

  return {
    busy,
    question,
    activeLines,
    unfinishedActiveLabel,
    askToActivate,
    /** Activates a week, and asks first only where players lose sight of games that they may still pick or watch. */
    open: (week: number) => (unfinishedActiveLabel || week < (active ?? 0) ? askToActivate(week) : activate(week)),
  }
}
