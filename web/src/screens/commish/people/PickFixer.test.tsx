import { expect, it, vi } from 'vitest'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { afterEntering, PickFixer } from './PickFixer'

const players = ['Dale', 'Ray'].map((name) => ({ userId: name, name }))
vi.mock('#web/live/boards', () => ({ useWeekStatus: () => ({ value: { players } }) }))
vi.mock('#web/session/session', async (original) => ({ ...(await original<object>()), useUid: () => 'Dale' }))

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

const fixer = (spread: number | null, isOpen = true) =>
  wordsOf(<PickFixer week={14} lines={[ironBowl({ isLocked: true, spread })]} isOpen={isOpen} now={0} />)

it('offers the games that are closed, but for those without a line', () => {
  expect(fixer(7)).toContain('Alabama at Auburn')
  expect(fixer(null)).toMatch(/Until a game locks, players make and change their picks themselves\.$/)
  expect(fixer(null, false)).toMatch(/Until the week is open, nobody can pick in it\.$/)
})

it('offers every player but the commissioner who enters the pick', () => {
  expect(fixer(7)).toContain('Choose… Ray')
  expect(fixer(7)).not.toContain('Dale')
})
