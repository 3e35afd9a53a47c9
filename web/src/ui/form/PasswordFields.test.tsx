import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RESET_PASSWORD_MIN, SHORT_PASSWORD_TEXT } from '#common/people/registration'
import { wordsOf } from '../../../../tests/fixtures/words'
import { checkNewPassword, NewPasswordField } from './PasswordFields'

it('a new password has as many characters as the server asks for', () => {
  expect(() => checkNewPassword('x'.repeat(RESET_PASSWORD_MIN - 1))).toThrow(SHORT_PASSWORD_TEXT)
  expect(() => checkNewPassword('x'.repeat(RESET_PASSWORD_MIN))).not.toThrow()
})

it('the field of a password that is too short is marked, and leaves the words to the form', () => {
  const field = (problem: string) =>
    renderToStaticMarkup(<NewPasswordField value="" onValue={() => {}} problem={problem} />)
  expect(field(SHORT_PASSWORD_TEXT)).toContain('aria-invalid="true"')
  expect(wordsOf(field(SHORT_PASSWORD_TEXT))).toBe('New password Show New password')
  expect(field('No network.')).toContain('aria-invalid="false"')
  expect(wordsOf(field(''))).toContain(`At least ${RESET_PASSWORD_MIN} characters.`)
})

it('a password that is shown is typed as it is, and the button that shows it sends no form', () => {
  const markup = renderToStaticMarkup(<NewPasswordField value="" onValue={() => {}} problem="" />)
  expect(markup).toMatch(/<input [^>]*autoCapitalize="none" spellCheck="false"/)
  expect(markup).toContain('<button type="button">Show ')
})
