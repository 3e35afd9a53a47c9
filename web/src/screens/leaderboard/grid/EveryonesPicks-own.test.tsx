import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { standingsOf } from '../standings'
import EveryonesPicks from './EveryonesPicks'

vi.mock('#web/live/boards', () => ({ useSlipWhileHidden: () => ({ picks: { ahead: { pickTeam: 'AWAY' } } }) }))
vi.mock('#web/session/session', () => ({ useUid: () => 'bob', session: {} }))

const device: { clipboard?: object | undefined } = { clipboard: {} }
vi.stubGlobal('navigator', device)

const board = boardOf(
  [
    ironBowl({ gameId: 'over', revealedAt: KICKOFF, homeName: 'Texas' }),
    ironBowl({ gameId: 'off', void: true, homeName: 'Navy' }),
    ironBowl({ gameId: 'ahead', homeName: 'Rice' }),
  ],
  { ann: { sides: { over: 'HOME' } }, bob: { sides: { over: 'AWAY' } } },
)
const picksOf = (shown: typeof board) => (
  <EveryonesPicks
    board={shown}
    scores={undefined}
    standings={standingsOf(shown, undefined)}
    label=""
    onPlayer={() => {}}
  />
)
const picks = picksOf(board)

it('shows the viewer their own hidden pick, and nobody else’s', () => {
  const rows = [...renderToStaticMarkup(picks).matchAll(/<tr.*?<\/tr>/g)].map(([row]) => wordsOf(row))
  expect(rows.find((row) => row.includes('ann'))).toMatch(/ hidden$/)
  expect(rows.find((row) => row.includes('bob'))).toMatch(/ ALA waiting, seen by you alone until it reveals$/)
})

it('splits the games that have revealed, names those that are called off, and says how many show later', () => {
  const [, split = ''] = wordsOf(picks).split('The split')
  expect(split).toMatch(/Alabama vs\. Texas .*Alabama vs\. Navy Called off/)
  expect(split).not.toContain('Rice')
  expect(split).toMatch(/1 more game shows here 10 minutes after kickoff\.$/)
})

it('offers to copy the picks once a game that counts has revealed, where the browser can copy', () => {
  const copies = (shown: typeof board) => wordsOf(picksOf(shown)).includes('Copy picks')
  expect(copies(board)).toBe(true)
  expect(copies({ ...board, revealed: ['off'] })).toBe(false)
  device.clipboard = undefined
  expect(copies(board)).toBe(false)
})
