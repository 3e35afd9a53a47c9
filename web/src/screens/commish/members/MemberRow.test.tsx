import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RemoveMember } from './MemberRow'

it.each([
  [false, 'You can let them back later.'],
  [true, 'You can let them back later, but not as a commissioner.'],
])('says what comes back with a member who is let back, commissioner: %s', (isCommissioner, sentence) => {
  const member = { id: 'ray', name: 'Uncle Ray', username: 'ray', isCommissioner, left: null }
  const nothing = () => undefined
  expect(renderToStaticMarkup(<RemoveMember member={member} onClose={nothing} onChange={nothing} />)).toContain(
    sentence,
  )
})
