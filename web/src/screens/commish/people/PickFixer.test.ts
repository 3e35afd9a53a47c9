import { expect, it } from 'vitest'
import { afterEntering } from './PickFixer'

const reason = 'Called me.'
const sent = {
  week: 11,
  userId: 'ray',
  gameId: 'game',
  pickTeam: 'HOME',
  reason,
  sent: reason,
  entryId: 'one',
} as const

it('a form whose pick is entered is ready for the next one of the member', () => {
  expect(afterEntering(sent, sent, 'two')).toEqual({ ...sent, pickTeam: undefined, entryId: 'two' })
})

it('what was typed while a pick was being entered stays', () => {
  const typed = { ...sent, reason: 'Texted me.', entryId: 'later' }
  expect(afterEntering(typed, sent, 'two')).toBe(typed)
})
