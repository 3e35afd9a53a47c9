import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF, NEWER_PICK_TEXT } from '#common/game/lock'
import type { PickState } from '#web/picking/pickState'
import { ironBowl } from '../../../../tests/fixtures/line'
import { refusedPick, slipOf, waitingPick } from '../../../../tests/fixtures/pick-states'
import { wordsOf } from '../../../../tests/fixtures/words'
import { cardsOf } from './cards'
import { SaveBar } from './SaveBar'

const AHEAD = 1_000_000
const PAST = -AHEAD
const game = (gameId: string, kickoff: number, more: Partial<GameLine> = {}) => ironBowl({ gameId, kickoff, ...more })
const refused = refusedPick('AWAY')
const late = refusedPick('AWAY', { isClosed: true })
const overtaken = refusedPick('AWAY', { sentence: NEWER_PICK_TEXT })
const waits = waitingPick('AWAY')
const saving: PickState = { ...waits, sending: 'here' }

/** The words of the bar at time 0, and whether Save can be pressed. `a` is picked. */
function shown(lines: GameLine[], picks: Record<string, PickState> = {}) {
  const cards = cardsOf(lines, slipOf({ a: 'HOME' }), picks, 0)
  const html = renderToStaticMarkup(<SaveBar cards={cards} loading={false} onSave={() => undefined} />)
  const canSave = !/<button[^>]* disabled/.test(html)
  const isDone = !canSave && !html.includes('Saving…')
  expect(html, 'it covers cards until nothing can be saved any more').toContain(`data-done="${isDone}"`)
  return [wordsOf(html), canSave]
}

const [a, b, c] = [game('a', AHEAD), game('b', AHEAD), game('c', AHEAD)]
const [pastA, pastB, atLock] = [game('a', PAST), game('b', PAST), game('b', -LOCK_AFTER_KICKOFF)]
const [handA, handC] = [game('a', AHEAD, { isLocked: true }), game('c', AHEAD, { isLocked: true })]
const [off, wasOff] = [game('v', AHEAD, { void: true }), game('v', PAST, { void: true })]
const unset = game('n', AHEAD, { spread: null })
const doubted = game('d', AHEAD, { doubt: { kickoff: PAST, since: 0, readings: 1, last: 0 } })

it.each<[of: string, lines: GameLine[], picks: Record<string, PickState>, words: string, canSave: boolean]>([
  ['a week without games', [], {}, 'No game is open Save', false],
  ['games ahead', [a, b], {}, '1 of 2 picked 1 left to pick Save', true],
  ['all games picked that can be', [a, pastB], {}, '1 of 2 picked All saved · 1 missed Save', true],
  ['all games picked', [a], {}, '1 of 1 picked All saved Save', true],
  ['a game missed, another ahead', [pastA, pastB, c], {}, '1 of 3 picked 1 left to pick · 1 missed Save', true],
  ['a week that is over', [pastA, pastB], {}, '1 of 2 picked All saved · 1 missed Save', false],
  ['a week locked by hand', [handA], {}, '1 of 1 picked All saved Save', false],
  ['games that nobody can pick', [a, wasOff, unset], {}, '1 of 1 picked All saved Save', true],
  ['an unsaved tap on a locked game', [pastA, pastB], { b: waits }, '1 of 2 picked 1 not saved Save', true],
  [
    'a late change',
    [pastA, pastB, handC],
    { a: refused },
    '1 of 3 picked 1 change came too late · 2 missed Save',
    false,
  ],
  [
    'a late change and a late pick',
    [pastA, pastB],
    { a: refused, b: refused },
    '1 of 2 picked 1 came too late · 1 change came too late Save',
    false,
  ],
  ['an only pick, refused a moment ago as late', [atLock], { b: late }, '0 of 1 picked 1 came too late Save', false],
  ['an overtaken change', [pastA, pastB], { a: overtaken }, '1 of 2 picked All saved · 1 missed Save', false],
  ['a late only pick', [pastB], { b: refused }, '0 of 1 picked 1 came too late Save', false],
  [
    'a late change, one left',
    [pastA, c],
    { a: refused },
    '1 of 2 picked 1 left to pick · 1 change came too late Save',
    true,
  ],
  ['a late pick, one left', [pastB, c], { b: refused }, '0 of 2 picked 1 left to pick · 1 came too late Save', true],
  [
    'a late change, one that was missed, and one that is left to be made',
    [pastA, pastB, c],
    { a: refused },
    '1 of 3 picked 1 left to pick · 1 change came too late · 1 missed Save',
    true,
  ],
  ['a late change, another being saved', [pastA, c], { a: refused, c: saving }, '2 of 2 picked Saving… Saving…', false],
  ['a pick that a doubt refused', [a, doubted], { d: refused }, '1 of 2 picked 1 not saved Save', true],
  ['a pick refused as its game was called off', [a, off], { v: refused }, '1 of 1 picked All saved Save', true],
  ['an unsaved tap on a game called off', [a, off], { v: waits }, '1 of 1 picked 1 not saved Save', true],
  ['a week that was missed', [pastB, wasOff], {}, 'No game is open Save', false],
])('the bar says the truth of %s', (_, lines, picks, words, canSave) => {
  expect(shown(lines, picks)).toEqual([words, canSave])
})
