import type { TextareaHTMLAttributes } from 'react'
import { ABOUT_MAX } from '#common/people/registration'
import { Field } from './Field'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string
  problem: string | undefined
}

/** What a player says about themselves, with the number of its characters. */
export function AboutField({ problem, ...input }: Props) {
  return (
    <Field label="About you (optional)" hint={`${input.value.length} of ${ABOUT_MAX} characters`} problem={problem}>
      {(wiring) => <textarea rows={3} {...input} {...wiring} />}
    </Field>
  )
}
