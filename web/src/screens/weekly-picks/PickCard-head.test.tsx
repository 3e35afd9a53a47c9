import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import { type LiveGame, newScores } from '#common/week/week'
import { KICKOFF, thirdQuarter, upcoming } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf } from './cards'
import { PickCard } from './PickCard'

vi.stubEnv('TZ', 'America/New_York')

const HOUR = 3_600_000
const postponed = { phase: 'postponed', timeTbd: true } as const

/** What stands at the head of a card of this game, so many hours after its kickoff. */
function headOf(line: Partial<GameLine>, live: LiveGame, hours: number): string {
  const now = KICKOFF + hours * HOUR
  vi.setSystemTime(now)
  const bowl = ironBowl(line)
  const scores = { ...newScores(14), games: { [bowl.gameId]: live } }
  const [card] = cardsOf([bowl], undefined, {}, now, scores)
  if (!card) throw new Error('no card')
  const markup = renderToStaticMarkup(
    <PickCard card={card} isMarkedMissing={false} onPick={() => undefined} onRetry={() => undefined} />,
  )
  return /<header.*?<\/header>/.exec(markup)?.[0] ?? ''
}

it.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame>, hours: number, head: string]>([
  ['postponed', postponed, postponed, -1, 'Postponed'],
  ['postponed after its picks were revealed', { phase: 'postponed' }, postponed, 1, 'Postponed'],
  ['postponed, with a kickoff by hand', { phase: 'postponed' }, postponed, -1, '7:30 PM'],
  ['put off by a day after its picks were revealed', {}, { kickoff: KICKOFF + 20 * HOUR }, 1, 'Sun 3:30 PM'],
])('the head of a card of a game %s', (_about, line, live, hours, head) => {
  expect(headOf(line, { ...upcoming, ...live }, hours)).toContain(`${head} · ABC`)
})

it('names the day of a game that was moved to a Saturday from another day', () => {
  expect(headOf({ kickoffWas: KICKOFF - 48 * HOUR }, upcoming, -1)).toContain('Sat 7:30 PM · ABC')
})

it('shows that a game is on while it can still be picked', () => {
  const first = thirdQuarter({ period: 1, clock: '12:40', awayScore: 7, homeScore: 0 })
  expect(headOf({}, first, 0.1)).toMatch(/class="[^"]*on[^"]*">Q1 12:40<\/b> ALA 7, AUB 0 · ABC</)
  expect(headOf({}, first, -0.1), 'the feed has no say before the kickoff').toContain('7:30 PM · ABC')
  expect(headOf({}, { ...upcoming }, 0.1)).toContain('7:30 PM · ABC')
  const delayed = thirdQuarter({ period: 1, clock: '15:00', pause: 'delayed', awayScore: 0, homeScore: 0 })
  expect(headOf({}, delayed, 0.1), 'before the first snap').toMatch(/Delayed<\/b> ABC</)
})

it('keeps the kickoff and the total of a game that has locked', () => {
  const over = { phase: 'final', awayScore: 28, homeScore: 20 } as const
  expect(headOf({}, thirdQuarter(), 2)).toMatch(/Q3 7:21<\/b> 7:30 PM · ABC<.*O\/U 48½/)
  expect(headOf(over, thirdQuarter(over), 4)).toMatch(/Final<\/b> 7:30 PM · ABC<.*O\/U 48½/)
  expect(headOf({ ...over, timeTbd: true }, thirdQuarter(over), 4), 'never announced').toMatch(/Final<\/b> ABC</)
  expect(headOf({ ...over, void: true }, thirdQuarter(over), 4)).toMatch(/Final<\/b> ABC</)
})
