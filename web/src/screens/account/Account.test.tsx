import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import Account from './Account'

const session = { uid: 'ray', username: 'ray', name: 'Uncle Ray', avatar: '' }
vi.mock(import('#web/session/session'), async (actual) => ({
  ...(await actual()),
  useSession: ((select: (state: object) => unknown) => select({ session })) as never,
}))

it('shows no empty fields in place of a profile that is not loaded', () => {
  const markup = renderToStaticMarkup(<Account />)
  expect(markup).toContain('New e-mail address')
  expect(markup).not.toContain('Your name on the boards')
})
