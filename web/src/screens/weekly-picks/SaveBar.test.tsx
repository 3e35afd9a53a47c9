import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF, NEWER_PICK_TEXT } from '#common/game/lock'
import { NO_PICK_STATE, type PickState } from '#web/picking/pickState'
import { ironBowl } from '../../../../tests/fixtures/line'
import { wordsOf } from '../../../../tests/fixtures/words'
import { cardsOf } from './cards'
import { SaveBar } from './SaveBar'

const AHEAD = 1_000_000
const PAST = -AHEAD
const game = (gameId: string, kickoff: number, more: Partial<GameLine> = {}) => ironBowl({ gameId, kickoff, ...more })
const refusal: PickState = {
  ...NO_PICK_STATE,
  refusal: { side: 'AWAY', at: 1, sentence: 'No.', isClosed: false, before: 2 },
}
const waits: PickState = { ...NO_PICK_STATE, tap: { week: 14, side: 'AWAY', at: 2 } }

/** The words of the bar at time 0, and whether Save can be pressed. `a` is picked. */
function shown(lines: GameLine[], picks: Record<string, PickState> = {}) {
  const slip = { picks: { a: { pickTeam: 'HOME' as const, spread: -3, savedAt: 1 } } }
  const html = renderToStaticMarkup(
    <SaveBar cards={cardsOf(lines, slip, picks, 0)} loading={false} onSave={() => undefined} />,
  )
  const canSave = !/<button[^>]* disabled/.test(html)
  const isDone = !canSave && !html.includes('Saving…')
  expect(html, 'it covers cards until nothing can be saved any more').toContain(`data-done="${isDone}"`)
  return [wordsOf(html), canSave]
}

const off = game('v', PAST, { void: true })
const unset = game('n', AHEAD, { spread: null })

it.each([
  ['a week without games', [], {}, 'No game is open Save', false],
  ['games ahead', [game('a', AHEAD), game('b', AHEAD)], {}, '1 of 2 picked 1 left to pick Save', true],
  [
    'all games picked that can be',
    [game('a', AHEAD), game('b', PAST)],
    {},
    '1 of 2 picked All saved · 1 missed Save',
    true,
  ],
  ['all games picked', [game('a', AHEAD)], {}, '1 of 1 picked All saved Save', true],
  [
    'a game missed, another ahead',
    [game('a', PAST), game('b', PAST), game('c', AHEAD)],
    {},
    '1 of 3 picked 1 left to pick · 1 missed Save',
    true,
  ],
  ['a week that is over', [game('a', PAST), game('b', PAST)], {}, '1 of 2 picked All saved · 1 missed Save', false],
  ['a week locked by hand', [game('a', AHEAD, { isLocked: true })], {}, '1 of 1 picked All saved Save', false],
  ['games that nobody can pick', [game('a', AHEAD), off, unset], {}, '1 of 1 picked All saved Save', true],
  [
    'an unsaved tap on a game that has locked',
    [game('a', PAST), game('b', PAST)],
    { b: waits },
    '1 of 2 picked 1 not saved Save',
    true,
  ],
  [
    'a change that came after the lock',
    [game('a', PAST), game('b', PAST), game('c', AHEAD, { isLocked: true })],
    { a: refusal },
    '1 of 3 picked 1 came too late · 2 missed Save',
    false,
  ],
  [
    'an only pick that the server has refused as too late, a moment ago',
    [game('b', -LOCK_AFTER_KICKOFF)],
    { b: { ...NO_PICK_STATE, refusal: { side: 'AWAY' as const, at: 1, sentence: 'No.', isClosed: true, before: 2 } } },
    '0 of 1 picked 1 came too late Save',
    false,
  ],
  [
    'a change that a newer pick had overtaken before the lock',
    [game('a', PAST), game('b', PAST)],
    {
      a: {
        ...NO_PICK_STATE,
        refusal: { side: 'AWAY' as const, at: 1, sentence: NEWER_PICK_TEXT, isClosed: false, before: 2 },
      },
    },
    '1 of 2 picked All saved · 1 missed Save',
    false,
  ],
  [
    'an only pick that came after the lock',
    [game('b', PAST)],
    { b: refusal },
    '0 of 1 picked 1 came too late Save',
    false,
  ],
  [
    'one that came after the lock, while another is left to be made',
    [game('a', PAST), game('c', AHEAD)],
    { a: refusal },
    '1 of 2 picked 1 left to pick · 1 came too late Save',
    true,
  ],
  [
    'an only pick that came after the lock, while another is left to be made',
    [game('b', PAST), game('c', AHEAD)],
    { b: refusal },
    '0 of 2 picked 1 left to pick · 1 came too late Save',
    true,
  ],
  [
    'one that came after the lock, one that was missed, and one that is left to be made',
    [game('a', PAST), game('b', PAST), game('c', AHEAD)],
    { a: refusal },
    '1 of 3 picked 1 left to pick · 1 came too late · 1 missed Save',
    true,
  ],
  [
    'one that came after the lock, while another is being saved',
    [game('a', PAST), game('c', AHEAD)],
    { a: refusal, c: { ...waits, sending: 'here' as const } },
    '2 of 2 picked Saving… Saving…',
    false,
  ],
  [
    'a pick that was refused because the kickoff of its game is in doubt',
    [game('a', AHEAD), game('d', AHEAD, { doubt: { kickoff: PAST, since: 0, readings: 1, last: 0 } })],
    { d: refusal },
    '1 of 2 picked 1 not saved Save',
    true,
  ],
  [
    'a pick that was refused because its game was called off',
    [game('a', AHEAD), game('v', AHEAD, { void: true })],
    { v: refusal },
    '1 of 1 picked All saved Save',
    true,
  ],
  [
    'an unsaved tap on a game that was called off',
    [game('a', AHEAD), game('v', AHEAD, { void: true })],
    { v: waits },
    '1 of 1 picked 1 not saved Save',
    true,
  ],
  ['a week that was missed', [game('b', PAST), off], {}, 'No game is open Save', false],
])('the bar says the truth of %s', (_, lines, picks, words, isLive) => {
  expect(shown(lines, picks)).toEqual([words, isLive])
})
