import { useEffect, useState } from 'react'
import type { CalendarResponse } from '#common/api/responses'
import type { Settings } from '#common/week/week'
import { call } from '#web/api'
import { Field, InputField } from '#web/ui/Field'
import styles from '../Commish.module.css'
import { useCommand } from '../command'

interface Props {
  settings: Settings | null
  /** The week on the desk. */
  week: number
  onWeek: (week: number) => void
}

/** The last week there can be, while the calendar is not known. */
const LAST_WEEK = 18

/** The season's weeks by the feed's calendar; undefined until it is loaded, and if it cannot be. */
function useCalendar(): CalendarResponse | undefined {
  const [calendar, setCalendar] = useState<CalendarResponse>()
  useEffect(() => {
    let left = false
    call('GET /commish/calendar').then(
      (response) => left || setCalendar(response),
      // Without it the week can still be typed, up to LAST_WEEK.
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [])
  return calendar
}

/** Which week the league plays, and which week is on the desk. */
export function WeekChoice({ settings, week, onWeek }: Props) {
  const { busy, run } = useCommand()
  const calendar = useCalendar()
  const labels = new Map<number, string>([[week, `Week ${week}`]])
  // A week keeps the label it was opened with, even if the calendar has changed since.
  for (const each of [...(calendar?.weeks ?? []), ...(settings?.weeks ?? [])]) labels.set(each.week, each.label)
  const choices = [...labels].sort(([a], [b]) => a - b)
  // The active week of a new league has not been opened yet.
  const active = settings?.weeks.find((each) => each.week === settings.activeWeek)?.week
  const last = calendar?.weeks.at(-1)?.week ?? LAST_WEEK
  const current = calendar?.current
  const activate = (next: number) =>
    run(
      'Error saving the active week',
      () => call('POST /settings/active-week', { body: { activeWeek: next } }),
      ({ activeWeek }) => `${labels.get(activeWeek) ?? `Week ${activeWeek}`} is now the active week.`,
    )
  return (
    <section className={styles.panel} aria-label="Week">
      <div className={styles.fields}>
        <Field label="Active week" hint={current == null ? undefined : `By the calendar: ${labels.get(current)}`}>
          {(wiring) => (
            <select
              {...wiring}
              disabled={busy}
              value={active ?? ''}
              onChange={(event) => activate(Number(event.target.value))}
            >
              {active === undefined && <option value="">none yet</option>}
              {choices.map(([each, label]) => (
                <option key={each} value={each}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <InputField
          label="Week to work on"
          hint={labels.get(week)}
          type="number"
          inputMode="numeric"
          min={0}
          max={last}
          value={week}
          onChange={(event) => {
            const typed = event.target.valueAsNumber
            if (Number.isInteger(typed) && typed >= 0 && typed <= last) onWeek(typed)
          }}
        />
      </div>
    </section>
  )
}
