import { expect, it, test } from 'vitest'
import { rememberSeen } from '#web/session/shownOnce'
import { newBrowser } from '../../../../tests/fixtures/device'
import { ironBowl } from '../../../../tests/fixtures/line'
import { slipOf } from '../../../../tests/fixtures/pick-states'
import { cardsOf } from './cards'
import { isTimeToOffer } from './PushOffer'

const BEFORE = ironBowl().kickoff - 3_600_000
const lines = ['one', 'two'].map((gameId) => ironBowl({ gameId }))
const tab = () => newBrowser().openTab().storage

const slips: [about: string, picked: string[], now: number, isTime: boolean][] = [
  ['complete', ['one', 'two'], BEFORE, true],
  ['one short', ['one'], BEFORE, false],
  ['empty', [], BEFORE, false],
  ['complete, of games that are over', ['one', 'two'], BEFORE + 86_400_000, false],
]
test.each(slips)('whether it is time to offer notifications, with a slip that is %s', (_about, picked, now, isTime) => {
  const slip = slipOf(Object.fromEntries(picked.map((id) => [id, 'HOME'])))
  expect(isTimeToOffer(tab(), 'ann', cardsOf(lines, slip, {}, now))).toBe(isTime)
})

it('it is never time again once the player has answered on this device', () => {
  const kept = tab()
  rememberSeen(kept, 'ann', 'push-offer')
  const cards = cardsOf(lines, slipOf({ one: 'HOME', two: 'HOME' }), {}, BEFORE)
  expect([isTimeToOffer(kept, 'ann', cards), isTimeToOffer(kept, 'bob', cards)]).toEqual([false, true])
})
