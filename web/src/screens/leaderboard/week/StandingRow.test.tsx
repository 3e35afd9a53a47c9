import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { newScores } from '#common/week/week'
import { boardOf } from '../../../../../tests/fixtures/board'
import { KICKOFF, liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { standingsOf } from '../standings'
import { StandingRow } from './StandingRow'

const board = boardOf(
  [
    ironBowl({ gameId: 'over', revealedAt: KICKOFF, phase: 'final', homeScore: 0, awayScore: 27 }),
    ironBowl({ gameId: 'live', revealedAt: KICKOFF, multiplier: 2 }),
  ],
  { ann: { sides: { over: 'AWAY', live: 'AWAY' } }, bob: { sides: { live: 'HOME' } } },
)
const standings = standingsOf(board, { ...newScores(14), games: { live: liveGame() } })
const row = (name: string, areGamesUnderWay: boolean) => {
  const standing = standings.find((each) => each.row.name === name)
  if (!standing) throw new Error(name)
  const html = renderToStaticMarkup(
    <table>
      <tbody>
        <StandingRow
          standing={standing}
          you={name === 'bob'}
          areGamesUnderWay={areGamesUnderWay}
          onPlayer={() => undefined}
        />
      </tbody>
    </table>,
  )
  return [...html.matchAll(/<t[dh].*?<\/t[dh]>/g)].map(([cell]) => wordsOf(cell, ''))
}

it('shows points won, points if it ended now, and the places moved', () => {
  expect(row('ann', true)).toEqual([
    '1',
    'Aann 1–0, none covering',
    '1 point, now 1 if it ended now 1, down 1 place',
    '1',
    '1',
    '100.0%',
  ])
  expect(row('bob', true)).toEqual([
    '2',
    'Bbob you1 covering',
    '0 points, now 2 if it ended now 1, up 1 place',
    '0',
    '0',
    '–',
  ])
})

it('shows no points if it ended now while no game is on', () => expect(row('bob', false)[2]).toBe('0 points'))
