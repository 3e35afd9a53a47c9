import { useEffect, useState } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import { call } from '#web/api'

/** The season's weeks by the feed's calendar; undefined until it is here, and where it cannot be had. */
export function useCalendar(): CalendarResponse | undefined {
  const [calendar, setCalendar] = useState<CalendarResponse>()
  useEffect(() => {
    let gone = false
    call('GET /commish/calendar').then(
      (answer) => gone || setCalendar(answer),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [])
  return calendar
}
