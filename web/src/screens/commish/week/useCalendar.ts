import { useEffect, useState } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import { call, sentenceOf } from '#web/api'

interface Calendar {
  status: 'loading' | 'absent' | 'ready'
  value?: CalendarResponse
  /** Why it could not be loaded, or empty. */
  problem: string
}

/** The season's weeks by the feed's calendar. Without it a week can still be chosen by its number. */
export function useCalendar(): Calendar {
  const [calendar, setCalendar] = useState<Calendar>({ status: 'loading', problem: '' })
  useEffect(() => {
    let left = false
    call('GET /commish/calendar')
      .then((value): Calendar => ({ status: 'ready', value, problem: '' }))
      .catch((failure): Calendar => ({ status: 'absent', problem: sentenceOf(failure) }))
      .then((loaded) => left || setCalendar(loaded))
    return () => {
      left = true
    }
  }, [])
  return calendar
}
