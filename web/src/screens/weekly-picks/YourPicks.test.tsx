import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { lockTime } from '#common/game/lock'
import { NO_PICK_STATE } from '#web/picking/pickState'
import { ironBowl } from '../../../../tests/fixtures/line'
import { wordsOf } from '../../../../tests/fixtures/words'
import { cardsOf } from './cards'
import { PickReceipt } from './PickReceipt'
import YourPicks from './YourPicks'

it('writes a spread of zero as PK', () => {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: 0, savedAt: 1 } } }
  const cards = cardsOf([ironBowl({ gameId: 'a', homeName: 'Auburn', spread: 0 })], slip, {}, 0)
  const markup = renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)
  expect(markup).toContain('Auburn <b>PK</b>')
})

it.each([
  ['away', 'AWAY', false, 'Alabama <b>−7</b><small>@ Auburn</small>'],
  ['at home', 'HOME', false, 'Auburn <b>+7</b><small>vs Alabama</small>'],
  ['on a neutral field', 'AWAY', true, 'Alabama <b>−7</b><small>vs Auburn</small>'],
  ['not made', null, false, '>Alabama at Auburn<'],
  ['not made on a neutral field', null, true, '>Alabama vs Auburn<'],
] as const)('names the teams of a pick %s', (_, pickTeam, neutralSite, words) => {
  const slip = pickTeam ? { picks: { a: { pickTeam, spread: 7, savedAt: 1 } } } : undefined
  const cards = cardsOf([ironBowl({ gameId: 'a', neutralSite })], slip, {}, 0)
  expect(renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)).toContain(words)
})

it.each([
  ['a double', false, true],
  ['no double once its game is called off', true, false],
])('marks %s', (_, isOff, marked) => {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: 7, savedAt: 1 } } }
  const cards = cardsOf([ironBowl({ gameId: 'a', multiplier: 2, void: isOff })], slip, {}, 0)
  const markup = renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)
  expect(markup.includes('Double points')).toBe(marked)
})

it.each([
  ['shows no result of a tap that is not saved', undefined, 'Auburn', 'not saved', null],
  ['shows that of the side that is saved', 'AWAY', 'Alabama', '', 'LOSS'],
] as const)('once a game is over, %s', (_, pickTeam, team, label, result) => {
  const slip = pickTeam ? { picks: { a: { pickTeam, spread: -7, savedAt: 1 } } } : undefined
  const over = ironBowl({ gameId: 'a', phase: 'final', homeScore: 20, awayScore: 21 })
  const waits = { a: { ...NO_PICK_STATE, tap: { week: 14, side: 'HOME' as const, at: 2 } } }
  const cards = cardsOf([over], slip, waits, over.kickoff + 3_600_000)
  const markup = renderToStaticMarkup(<YourPicks cards={cards} onLeave={() => undefined} />)
  expect(markup).toContain(`${team} <b>`)
  expect(markup.includes('not saved')).toBe(label !== '')
  expect(/WIN|LOSS|PUSH/.exec(markup)?.[0] ?? null).toBe(result)
})

it.each([
  ['its final comes after the reveal', 0, 'PUSH'],
  ['its final comes before it', -1, undefined],
])('shows the result of a pick once it counts: %s', (_, early, result) => {
  const slip = { picks: { a: { pickTeam: 'AWAY' as const, spread: -7, savedAt: 1 } } }
  const over = ironBowl({ gameId: 'a', phase: 'final', homeScore: 20, awayScore: 27 })
  const [card, ...others] = cardsOf([over], slip, {}, (lockTime(over) ?? 0) + early)
  if (!card) throw new Error('no card')
  const results = [
    wordsOf(<YourPicks cards={[card, ...others]} onLeave={() => undefined} />),
    wordsOf(<PickReceipt card={card} isMarkedMissing={false} />),
  ].map((words) => /WIN|LOSS|PUSH/.exec(words)?.[0])
  expect(results).toEqual([result, result])
})

it.each([
  ['still to be made', {}, {}, 'pick now'],
  [
    'refused, and not locked',
    {},
    { refusal: { side: 'HOME', at: 1, sentence: null, isClosed: false, before: 1 } },
    'not saved',
  ],
  ['of a game that has locked', { isLocked: true }, {}, 'no pick'],
  ['of a game that was called off', { void: true }, {}, 'does not count'],
  ['of a game that has no line yet', { spread: null }, {}, 'no line yet'],
] as const)('says of a pick %s what to do', (_, line, known, words) => {
  const picks = { a: { ...NO_PICK_STATE, ...known } }
  const cards = cardsOf([ironBowl({ gameId: 'a', ...line })], undefined, picks, 0)
  expect(wordsOf(<YourPicks cards={cards} onLeave={() => undefined} />)).toContain(`Alabama at Auburn ${words}`)
})
