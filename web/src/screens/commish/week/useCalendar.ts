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

/**
 * The season's weeks by the feed's calendar. Without it a week can still be chosen by its number.
 * @param season asked again for another one.
 */
export function useCalendar(season: number | undefined): Calendar {
  const [calendar, setCalendar] = useState<Calendar>({ status: 'loading', problem: '' })
  useEffect(
    () =>
      untilLeft(
        call('GET /commish/calendar', { timeout: TIMEOUTS.soon }),
        (value) => setCalendar({ status: 'ready', value, problem: '' }),
        (failure) => setCalendar({ status: 'absent', problem: sentenceOf(failure) }),
      ),
    [season],
  )
  return calendar
}
