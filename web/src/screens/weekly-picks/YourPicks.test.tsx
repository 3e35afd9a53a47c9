import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { lockTime } from '#common/game/lock'
import type { Slip } from '#common/game/pick'
import { NO_PICK_STATE, type PickState } from '#web/picking/pickState'
import { ironBowl } from '../../../../tests/fixtures/line'
import { refusedPick, slipOf, waitingPick } from '../../../../tests/fixtures/pick-states'
import { wordsOf } from '../../../../tests/fixtures/words'
import { cardsOf } from './cards'
import { PickReceipt } from './PickReceipt'
import YourPicks from './YourPicks'

/** The column of a slate with one game. */
const listed = (line: Partial<GameLine>, slip?: Slip, known: PickState = NO_PICK_STATE, now = 0) =>
  renderToStaticMarkup(
    <YourPicks
      cards={cardsOf([ironBowl({ gameId: 'a', ...line })], slip, { a: known }, now)}
      onLeave={() => undefined}
    />,
  )

it('writes a spread of zero as PK', () => {
  expect(listed({ spread: 0 }, slipOf({ a: 'HOME' }, { spread: 0 }))).toContain('Auburn <b>PK</b>')
})

it.each([
  ['away', 'AWAY', false, 'Alabama <b>−7</b><small>@ Auburn</small>'],
  ['at home', 'HOME', false, 'Auburn <b>+7</b><small>vs Alabama</small>'],
  ['on a neutral field', 'AWAY', true, 'Alabama <b>−7</b><small>vs Auburn</small>'],
  ['not made', null, false, '>Alabama at Auburn<'],
  ['not made on a neutral field', null, true, '>Alabama vs Auburn<'],
] as const)('names the teams of a pick %s', (_, side, neutralSite, words) =>
  expect(listed({ neutralSite }, slipOf(side ? { a: side } : {}, { spread: 7 }))).toContain(words),
)

it.each([
  ['a double', false, true],
  ['no double once its game is called off', true, false],
])('marks %s', (_, isOff, marked) => {
  const markup = listed({ multiplier: 2, void: isOff }, slipOf({ a: 'HOME' }, { spread: 7 }))
  expect(markup.includes('Double points')).toBe(marked)
})

it.each([
  ['shows no result of a tap that is not saved', {}, 'Auburn', 'not saved', null],
  ['shows that of the side that is saved', { a: 'AWAY' }, 'Alabama', '', 'LOSS'],
] as const)('once a game is over, %s', (_, picks, team, label, result) => {
  const over = { phase: 'final', homeScore: 20, awayScore: 21 } as const
  const end = ironBowl().kickoff + 3_600_000
  const markup = listed(over, slipOf(picks, { spread: -7 }), waitingPick('HOME', 2), end)
  expect(markup).toContain(`${team} <b>`)
  expect(markup.includes('not saved')).toBe(label !== '')
  expect(/WIN|LOSS|PUSH/.exec(markup)?.[0] ?? null).toBe(result)
})

it.each([
  ['its final comes after the reveal', 0, 'PUSH'],
  ['its final comes before it', -1, undefined],
])('shows the result of a pick once it counts: %s', (_, early, result) => {
  const over = ironBowl({ gameId: 'a', phase: 'final', homeScore: 20, awayScore: 27 })
  const slip = slipOf({ a: 'AWAY' }, { spread: -7 })
  const at = (lockTime(over) ?? 0) + early
  const [card] = cardsOf([over], slip, {}, at)
  if (!card) throw new Error('no card')
  const receipt = wordsOf(<PickReceipt card={card} isMarkedMissing={false} />)
  const results = [listed(over, slip, NO_PICK_STATE, at), receipt].map((words) => /WIN|LOSS|PUSH/.exec(words)?.[0])
  expect(results).toEqual([result, result])
})

it.each([
  ['still to be made', {}, NO_PICK_STATE, 'pick now'],
  ['refused, and not locked', {}, refusedPick('HOME', { sentence: null }), 'not saved'],
  ['of a game that has locked', { isLocked: true }, NO_PICK_STATE, 'no pick'],
  ['of a game that was called off', { void: true }, NO_PICK_STATE, 'does not count'],
  ['of a game that has no line yet', { spread: null }, NO_PICK_STATE, 'no line yet'],
] as const)('says of a pick %s what to do', (_, line, known, words) =>
  expect(wordsOf(listed(line, undefined, known))).toContain(`Alabama at Auburn ${words}`),
)
