import { useState } from 'react'
import { HAND_NAME_MAX } from '#common/game/by-hand'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { InputField } from '#web/ui/form/Field'
import { fieldText } from '#web/ui/form/Form'
import { FormModal } from '#web/ui/form/FormModal'
import { SelectField } from '#web/ui/form/SelectField'
import { toast } from '#web/ui/toast'
import styles from '../Commish.module.css'
import { Confirmation } from '../command'
import { activatedText, partId } from './steps'
import type { Activation } from './useActivation'
import type { Weeks } from './useWeeks'

interface Props {
  weeks: Weeks
  activation: Activation
  hasGames: boolean
}

/** Which week the league plays, and which week is on the desk. */
export function WeekChoice({ weeks, activation, hasGames }: Props) {
  const { active, week, labels, calendarWeek, last, choose } = weeks
  /** What is being typed, which may be empty for a moment; undefined shows the week. */
  const [typed, setTyped] = useState<string>()
  const take = (wanted: number) => {
    if (Number.isInteger(wanted) && wanted >= 0 && wanted <= last) choose(wanted)
  }
  /** Takes what was typed, once: Enter and leaving the field may follow one another. */
  const finish = (wanted: number) => {
    if (typed === undefined) return
    setTyped(undefined)
    take(wanted)
    if (wanted < 0 || wanted > last) toast('warn', `Please give a week from 0 to ${last}.`)
  }
  const choices = [...labels].sort(([a], [b]) => a - b)
  return (
    <section id={partId('open')} className={styles.panel} aria-label="Week">
      <div className={styles.fields}>
        <SelectField
          label="Active week"
          hint={
            calendarWeek === null || calendarWeek === active
              ? undefined
              : `By the calendar: ${labels.get(calendarWeek)}`
          }
          disabled={activation.busy}
          value={active ?? ''}
          empty={active === undefined && 'none yet'}
          options={choices.map(([value, name]) => ({ value, name }))}
          // The arrow keys change a select at once, so the commissioner is asked first.
          onChoose={(next) => activation.askToActivate(Number(next))}
        />
        <InputField
          label="Week to work on"
          hint={labels.get(week) === `Week ${week}` ? undefined : labels.get(week)}
          type="number"
          inputMode="numeric"
          min={0}
          max={last}
          value={typed ?? week}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => {
            setTyped(target.value)
            // A 1 may be the beginning of 12: to open week 1 meanwhile would throw away what is not saved.
            if (target.valueAsNumber * 10 > last) take(target.valueAsNumber)
          }}
          onKeyDown={({ key, currentTarget }) => key === 'Enter' && finish(currentTarget.valueAsNumber)}
          onBlur={({ target }) => finish(target.valueAsNumber)}
        />
      </div>
      <Confirmation question={activation.question} />
      {!hasGames && weeks.isUnnamed && (
        <WeekByHand key={week} week={week} label={labels.get(week) ?? ''} becomesActive={weeks.becomesActive} />
      )}
    </section>
  )
}

interface WeekByHandProps {
  week: number
  label: string
  /** It is the first week of its season, which opens with its name. */
  becomesActive: boolean
}

/** Names a week, with its days, where the feed's calendar does not. */
function WeekByHand({ week, label, becomesActive }: WeekByHandProps) {
  const [open, setOpen] = useState(false)
  async function send(fields: FormData) {
    const text = (name: string) => fieldText(fields, name)
    const body = { week, label: text('label'), firstDay: text('first'), lastDay: text('last') }
    const named = await call('POST /commish/weeks', { body })
    toast('good', becomesActive ? activatedText(named.label) : `Week ${week} is ${named.label}.`)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>Name week {week} by hand</Button>
      {open && (
        <FormModal title={`Week ${week} by hand`} submit="Save week" send={send} onClose={() => setOpen(false)}>
          <InputField
            label="Name"
            name="label"
            required
            maxLength={HAND_NAME_MAX}
            defaultValue={label}
            autoComplete="off"
          />
          <div className={styles.fields}>
            <InputField label="First day" name="first" type="date" required />
            <InputField label="Last day" name="last" type="date" required />
          </div>
          <p className="note">For a week that the feed's calendar lacks. Once it has games it keeps its name.</p>
        </FormModal>
      )}
    </>
  )
}
