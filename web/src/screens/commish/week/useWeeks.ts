import { useEffect, useState } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { defaultWeekName, LAST_WEEK } from '#common/week/week'
import { call, sentenceOf, TIMEOUTS } from '#web/api'
import { useScores, useSettings, useWeek } from '#web/live/league'
import { LOADING, type Loaded } from '#web/live/loaded'
import { timeNow } from '#web/session/serverTime'
import { useUid } from '#web/session/session'
import { useReturns } from '#web/ui/useReturns'
import { whileMounted } from '#web/ui/whileMounted'
import { useCommand } from '../command'
import { putOnDesk, showActivated, useOnDesk } from '../onDesk'
import { activatedText, activationSentence, inSentence, isPlaying } from './steps'

/** The feed's calendar; `problem` says why it could not be loaded, or is empty. */
type Calendar = Loaded<CalendarResponse> & { problem: string }

const NOT_LOADED: Calendar = { ...LOADING, problem: '' }

/** A calendar that is older than this (ms) is loaded again when the commissioner comes back. */
const FRESH_FOR = 15 * MINUTE

/**
 * The season's weeks by the feed's calendar, and how to ask for it again. Without it a week can still be chosen by its
 * number; then every return asks for it.
 * @param season when it changes, the calendar is asked for again: the last one knows the weeks of the season before.
 */
function useCalendar(season: number | undefined): Calendar & { reload: () => void } {
  const [loaded, setLoaded] = useState<Calendar & { season?: number | undefined }>(NOT_LOADED)
  const [tries, setTries] = useState(1)
  const calendar = loaded.season === season ? loaded : NOT_LOADED
  // The server answers the weeks by their numbers while it cannot read the feed.
  const returns = useReturns(calendar.value?.current == null ? 0 : FRESH_FOR)
  useEffect(() => {
    const fail = (failure: unknown) => {
      const failed: typeof loaded = { season, status: 'absent', problem: sentenceOf(failure) }
      setLoaded((before) => (before.season === season && before.status === 'ready' ? before : failed))
    }
    return whileMounted(
      call('GET /commish/calendar', { timeout: TIMEOUTS.soon }),
      (value) => setLoaded({ season, status: 'ready', value, problem: '' }),
      fail,
    )
  }, [season, tries, returns])
  return { ...calendar, reload: () => setTries(tries + 1) }
}

/**
 * The week on the desk, and the weeks there are. It is the one that was chosen, else the one that the league played
 * when the desk was opened: what another commissioner does changes no week under the hands of this one. In a new league
 * it is the first one that is not over by the calendar.
 */
export function useWeeks() {
  const { status, value: settings } = useSettings('Error fetching initial commish data')
  const { status: calendarStatus, value: calendar, problem, reload } = useCalendar(settings?.season)
  const { busy, run, ask, question } = useCommand()
  const uid = useUid()
  const season = settings?.season
  // The next season begins with its own first week.
  const shown = useOnDesk((desk) => (desk.shown?.uid === uid && desk.shown?.season === season ? desk.shown : null))
  const calendarWeek = calendar?.current ?? null
  // The active week of a new league has not been opened yet.
  const active = settings?.weeks.find((each) => each.week === settings.activeWeek)?.week
  const { value: scores } = useScores(active)
  const { status: activeStatus, value: activeWeek } = useWeek(active, 'Error loading spreads')
  const activeLines = activeWeek?.lines ?? []
  const week = shown?.week ?? active ?? calendarWeek ?? settings?.activeWeek ?? 1
  const isLoading = status === 'loading' || (active === undefined && calendarStatus === 'loading')
  useEffect(() => {
    if (!isLoading && shown === null) putOnDesk({ uid, season, week, isChosen: false })
  }, [isLoading, shown, uid, season, week])
  const labels = new Map<number, string>([[week, defaultWeekName(week).label]])
  // A week keeps the label it was opened with, even if the calendar has changed since.
  for (const each of [...(calendar?.weeks ?? []), ...(settings?.weeks ?? [])]) labels.set(each.week, each.label)
  const labelOf = (each: number) => labels.get(each) ?? defaultWeekName(each).label
  /** Makes a week the active one, and opens it if it is new. */
  const activate = async (next: number) => {
    const activated = await run(
      'Error saving',
      () => call('POST /settings/active-week', { body: { activeWeek: next } }),
      { done: ({ activeWeek }) => activatedText(labelOf(activeWeek)) },
    )
    if (activated) showActivated({ uid, season, week: next })
  }
  const mayBePlaying = activeStatus === 'loading' || isPlaying(activeLines, scores, timeNow())
  /** The label of the active week until its games are known to be over; else null. */
  const unfinishedActiveLabel = active !== undefined && mayBePlaying ? labelOf(active) : null
  /** Activates a week once the commissioner has said yes: it becomes the active week of everybody. */
  const askToActivate = async (next: number) => {
    const yes = `Open ${inSentence(labelOf(next))}`
    const isEarlier = active !== undefined && next < active
    const isEmpty = !settings?.weeks.some((each) => each.week === next && !each.isEmpty)
    const sentence = activationSentence({ label: labelOf(next), unfinishedActiveLabel, isEarlier, isEmpty })
    if (await ask({ title: `${yes}?`, sentence, yes })) await activate(next)
  }
  const isDated = calendar?.weeks.some((each) => each.week === week && each.start !== null) ?? false
  const isByHand = settings?.weeks.some((each) => each.week === week && each.days) ?? false
  return {
    /** Whether the feed's calendar says nothing of the week, so that a commissioner has to. */
    isUnnamed: isByHand || (calendar !== undefined && !isDated),
    settings,
    active,
    week,
    /** Whether the week opens with its name or its games: a season begins with its first week as the active one. */
    becomesActive: active === undefined && week === settings?.activeWeek,
    calendarWeek,
    labels,
    labelOf,
    busy,
    problem,
    /** Asks for the calendar again. */
    reload,
    question,
    unfinishedActiveLabel,
    activeLines,
    activate,
    askToActivate,
    // While the calendar is not known, every week is offered that the server takes.
    last: calendar?.weeks.at(-1)?.week ?? LAST_WEEK,
    choose: (next: number) => putOnDesk({ uid, season, week: next, isChosen: true }),
    isLoading,
  }
}
