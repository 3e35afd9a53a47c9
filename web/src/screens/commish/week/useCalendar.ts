import { useEffect, useState } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { call, sentenceOf, TIMEOUTS } from '#web/api'
import { LOADING, type Loaded } from '#web/live/loaded'
import { useReturns } from '#web/ui/useReturns'
import { whileMounted } from '#web/ui/whileMounted'

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
export function useCalendar(season: number | undefined): Calendar & { reload: () => void } {
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
