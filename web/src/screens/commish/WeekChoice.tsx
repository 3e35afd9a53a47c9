import type { Settings } from '../../../../common/week'
import { call } from '../../api'
import { Field, InputField } from '../../ui/Field'
import styles from './Commish.module.css'
import { useCommand } from './useCommand'

interface Props {
  settings: Settings | null
  /** The week on the desk. */
  week: number
  onWeek: (week: number) => void
}

/** Which week the league plays, and which week is on the desk. */
export function WeekChoice({ settings, week, onWeek }: Props) {
  const { busy, run } = useCommand()
  const known = settings?.weeks.map((each) => each.week) ?? []
  // A new league names an active week that nobody has opened yet.
  const active = known.find((each) => each === settings?.activeWeek)
  const choices = [...new Set([...known, week])].sort((a, b) => a - b)
  const activate = (next: number) =>
    run(
      'Error saving the active week',
      () => call('POST /settings/active-week', { body: { activeWeek: next } }),
      ({ activeWeek }) => `Week ${activeWeek} is now the active week.`,
    )
  return (
    <section className={styles.panel} aria-label="Week">
      <div className={styles.fields}>
        <Field label="Active week">
          {(wiring) => (
            <select
              {...wiring}
              disabled={busy}
              value={active ?? ''}
              onChange={(event) => activate(Number(event.target.value))}
            >
              {active === undefined && <option value="">none yet</option>}
              {choices.map((each) => (
                <option key={each} value={each}>
                  {settings?.weeks.find((known) => known.week === each)?.label ?? `Week ${each}`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <InputField
          label="Week to work on"
          type="number"
          inputMode="numeric"
          min={0}
          max={18}
          value={week}
          onChange={(event) => {
            const typed = event.target.valueAsNumber
            if (Number.isInteger(typed) && typed >= 0 && typed <= 18) onWeek(typed)
          }}
        />
      </div>
    </section>
  )
}
