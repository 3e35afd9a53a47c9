import { useEffect, useState } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import { call, sentenceOf, TIMEOUTS } from '#web/api'
import { untilLeft } from '#web/ui/untilLeft'

interface Calendar {
  status: 'loading' | 'absent' | 'ready'
  value?: CalendarResponse
  /** Why it could not be loaded, or empty. */
  problem: string
}

const LOADING: Calendar = { status: 'loading', problem: '' }

/**
 * The season's weeks by the feed's calendar. Without it a week can still be chosen by its number.
 * @param season asked again for another one, which does not begin with the week at which the calendar before it ended.
 */
export function useCalendar(season: number | undefined): Calendar {
  const [calendar, setCalendar] = useState<Calendar & { season?: number | undefined }>(LOADING)
  useEffect(
    () =>
      untilLeft(
        call('GET /commish/calendar', { timeout: TIMEOUTS.soon }),
        (value) => setCalendar({ season, status: 'ready', value, problem: '' }),
        (failure) => setCalendar({ season, status: 'absent', problem: sentenceOf(failure) }),
      ),
    [season],
  )
  return calendar.season === season ? calendar : LOADING
}
