import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { wordsOf } from '../../../../../tests/fixtures/words'
import HeadToHead, { Counts } from './HeadToHead'

const board = vi.hoisted(() => ({ now: {} as object }))
vi.mock('#web/live/boards', () => ({ useOverallBoard: () => board.now }))
const viewer = { session: { uid: 'ann', username: 'ann77', name: 'ann' } }
vi.mock('#web/session/session', () => ({
  useSession: (select: (state: typeof viewer) => unknown) => select(viewer),
  useUid: () => viewer.session?.uid,
  session: {},
}))

const [ann, ben] = [
  { userId: 'ann', name: 'Ann' },
  { userId: 'ben', name: 'Ben' },
]
const NOBODY = 'Nobody to compare with yet.'

it.each([
  ['while the season’s board loads', { status: 'loading' }, false],
  ['without a board', { status: 'absent' }, true],
  ['with nobody else on it', { status: 'ready', value: { rows: [ann] } }, true],
  ['with another player', { status: 'ready', value: { rows: [ben, ann] } }, false],
])('says that there is nobody to compare with only when that is known: %s', (_when, loaded, isSaid) => {
  board.now = loaded
  expect(renderToStaticMarkup(<HeadToHead player={ann} />).includes(NOBODY)).toBe(isSaid)
})

it('compares a player with the viewer, also where the viewer is not on the board that is shown', () => {
  board.now = { status: 'ready', value: { rows: [ben, { userId: 'cal', name: 'Cal' }] } }
  expect(wordsOf(<HeadToHead player={ben} />)).toMatch(/Against .*ann \(you\)/)
  expect(renderToStaticMarkup(<HeadToHead player={ben} />)).toContain('<option value="ann" selected="">')
})

it('offers each player of the board once, and not the player who is compared', () => {
  board.now = { status: 'ready', value: { rows: [ben, { userId: 'cal', name: 'Cal' }, ann] } }
  const options = renderToStaticMarkup(<HeadToHead player={ben} />).matchAll(/<option value="(\w+)"/g)
  expect([...options].map(([, id]) => id)).toEqual(['ann', 'cal'])
})

const compared = { seasons: [2025], weeks: 9, won: 3, lost: 4, tied: 2, differed: 45, right: 17, wrong: 26 }
const drawn = (ofViewer: boolean, changed: Partial<typeof compared>) =>
  renderToStaticMarkup(<Counts compared={{ ...compared, ...changed }} first="Ben" second="Ann" ofViewer={ofViewer} />)
const said = (ofViewer: boolean, changed: Partial<typeof compared> = {}) => wordsOf(drawn(ofViewer, changed))

it('says what neither of two players won, so that the numbers add up', () => {
  expect(said(true)).toMatch(/9 weeks, 2 tied .*Correct when you disagreed .*17 .*26 .*45 games, 2 pushed/)
  expect(said(false, { right: 19, tied: 0 })).toMatch(/9 weeks .*Correct when they disagreed .*45 games$/)
})

it('puts each number under its player, and marks whoever is ahead, but neither of two who are level', () => {
  const counts = drawn(false, { lost: 3, tied: 3 }).matchAll(/<p data-ahead="(\w+)">(.*?)<\/p>/g)
  expect([...counts].map(([, is, what]) => [is, wordsOf(what ?? '')])).toEqual([
    ['false', '3 Ben'],
    ['false', '3 Ann'],
    ['false', '17 Ben'],
    ['true', '26 Ann'],
  ])
})

it('says that two have not met only where there is nothing to count', () => {
  const nothing = { seasons: [], weeks: 0, won: 0, lost: 0, tied: 0, differed: 0, right: 0, wrong: 0 }
  expect(said(true, nothing)).toMatch(/^You have not met yet/)
  expect(said(false, nothing)).toMatch(/^They have not met yet/)
  // Of a week that is not finished, the games that are over count already.
  expect(said(true, { ...nothing, differed: 1, right: 1 })).toBe('Correct when you disagreed 1 Ben 0 Ann 1 game')
})
