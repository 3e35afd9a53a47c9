import type { TextareaHTMLAttributes } from 'react'
import { ABOUT_MAX, LONG_ABOUT_TEXT } from '#common/people/registration'
import { Field } from './Field'

interface Props extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  value: string
}

/** What a player says about themselves, with its number of characters, which turns into a problem past the limit. */
export function AboutField(input: Props) {
  const { length } = input.value
  const problem = length > ABOUT_MAX ? LONG_ABOUT_TEXT : undefined
  return (
    <Field label="About you (optional)" hint={`${length} of ${ABOUT_MAX} characters`} problem={problem}>
      {(wiring) => <textarea rows={3} {...input} {...wiring} />}
    </Field>
  )
}
