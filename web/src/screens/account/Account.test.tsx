import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { userOf } from '../../../../tests/fixtures/device'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import Account from './Account'
import { EmailForm } from './AccountForms'
import { changedFields, ProfileForm } from './ProfileForm'

const session = { uid: 'ray', username: 'ray', name: 'Uncle Ray', avatar: '' }
vi.mock(import('#web/session/session'), async (actual) => ({
  ...(await actual()),
  useSession: ((select: (state: object) => unknown) => select({ session })) as never,
}))

it('shows no empty fields in place of a profile that is not loaded', () => {
  const markup = markupAt('/account', <Account />)
  expect(markup).toContain('New email address')
  expect(markup).not.toContain('Your name on the boards')
})

it.each([
  [{ phone: '1' }, { phone: '1' }],
  [{}, {}],
])('sends only what was changed here, since the rest may have been changed elsewhere: %j', (typed, sent) => {
  const saved = { displayName: 'Ray', about: '', phone: '' }
  expect(changedFields(saved, { ...saved, ...typed })).toEqual(sent)
})

it('shows the present address and the mobile number', () => {
  const switches = { missing: true, game: true, overtaken: true, result: true }
  const own = { user: userOf('ray'), email: 'ray@example.com', phone: '2055550103', reminders: true }
  const profile = markupAt('/account', <ProfileForm own={{ ...own, push: { key: '', switches } }} />)
  expect(profile).toMatch(/<input[^>]* value="2055550103"/)
  expect(profile, 'leads to what else is the player’s own').toMatch(/Your favorite team and reminders are on <a /)
  expect(renderToStaticMarkup(<EmailForm present={own.email} />)).toContain('Now: ray@example.com')
  expect(renderToStaticMarkup(<EmailForm present={undefined} />)).not.toContain('Now:')
})
