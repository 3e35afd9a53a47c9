import { useState } from 'react'
import { eastern } from '#common/week/eastern'
import { InputField } from '#web/ui/form/Field'
import { fromLocalInput, toLocalInput } from './localTime'

interface Props {
  /** The kickoff that it begins with (epoch ms); by default none. */
  kickoff?: number | undefined
  /** Why the kickoff cannot be changed; by default it can. */
  fixedBecause?: string | false
  required?: boolean
}

/**
 * The field `kickoff` of a form, typed in the zone of the device. It says what that is in Eastern time: the device's
 * zone may be wrong, and where clocks are put back a time of that night means the first of two hours.
 */
export function KickoffField({ kickoff, fixedBecause = false, required = false }: Props) {
  const [at, setAt] = useState(kickoff)
  // While a year is typed, the field has years such as 0002.
  const isTyped = at !== undefined && at > 0
  return (
    <InputField
      label="Kickoff"
      name="kickoff"
      type="datetime-local"
      required={required}
      disabled={fixedBecause !== false}
      defaultValue={kickoff === undefined ? '' : toLocalInput(kickoff)}
      onChange={(event) => setAt(fromLocalInput(event.target.value))}
      hint={fixedBecause || (isTyped ? `That is ${eastern(at)}.` : 'In your own time zone.')}
    />
  )
}
