import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import HeadToHead from './HeadToHead'

const board = vi.hoisted(() => ({ now: {} as object }))
vi.mock('#web/live/boards', () => ({ useSeasonBoard: () => board.now }))
vi.mock('#web/session/session', () => ({ useSession: () => 'ann', session: {} }))

const ben = { userId: 'ben', name: 'Ben' }
const NOBODY = 'Nobody to compare with yet.'

it.each([
  ['while the season’s board loads', { status: 'loading' }, false],
  ['without a board', { status: 'absent' }, true],
  ['with nobody else on it', { status: 'ready', value: { rows: [ben] } }, true],
  ['with another player', { status: 'ready', value: { rows: [ben, { userId: 'ann', name: 'Ann' }] } }, false],
])('says that there is nobody to compare with only when that is known: %s', (_when, loaded, isSaid) => {
  board.now = loaded
  expect(renderToStaticMarkup(<HeadToHead player={ben} />).includes(NOBODY)).toBe(isSaid)
})
