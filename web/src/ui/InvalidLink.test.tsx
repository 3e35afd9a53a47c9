import { expect, it } from 'vitest'
import { markupAt } from '../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../tests/fixtures/words'
import { InvalidLink } from './InvalidLink'

it('a link that is no longer valid leads to another one, but not where somebody else is logged in', () => {
  const said = (to?: string) => wordsOf(markupAt('/reset-password', <InvalidLink to={to} />))
  expect(said('/login-help')).toBe('This link is invalid or expired. Ask for a new link')
  expect(said()).toBe('This link is invalid or expired.')
})
