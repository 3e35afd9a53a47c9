import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { MemberRow, RemoveMember } from './MemberRow'

/** What the dialog says before somebody is removed. */
function removal(isCommissioner = false, hasInvite = true) {
  const member = { id: 'ray', name: 'Uncle Ray', username: 'ray', isCommissioner, left: null }
  const nothing = () => undefined
  return renderToStaticMarkup(
    <RemoveMember member={member} hasInvite={hasInvite} onClose={nothing} onChange={nothing} />,
  )
}

it.each([
  [false, 'You can let them back later.'],
  [true, 'You can let them back later, but not as a commissioner.'],
])('says what comes back with a member who is let back, commissioner: %s', (isCommissioner, sentence) => {
  expect(removal(isCommissioner)).toContain(sentence)
})

it('says how whoever is removed could come straight back, and what ends that', () => {
  expect(removal()).toMatch(/Whoever knows the invite link can join again under another\s+name: renew it on this page/)
  expect(removal(false, false)).toMatch(
    /Everybody who knows the address can join again under another\s+name: make a link/,
  )
})

it('names the day on which somebody was removed, Saturdays too', () => {
  vi.stubEnv('TZ', 'America/New_York')
  const saturday = Date.UTC(2026, 9, 10, 19, 40)
  vi.setSystemTime(saturday + 3 * 86_400_000)
  const left = { at: saturday, reason: 'Asked to go.' }
  const member = { id: 'ray', name: 'Uncle Ray', username: 'ray', isCommissioner: false, left }
  expect(renderToStaticMarkup(<MemberRow member={member} hasInvite onChange={() => undefined} />)).toContain(
    'removed Sat 3:40 PM',
  )
})
