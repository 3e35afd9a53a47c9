import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import { type LiveGame, newScores } from '#common/week/week'
import { KICKOFF, upcoming } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { cardsOf } from './cards'
import { PickCard } from './PickCard'

vi.stubEnv('TZ', 'America/New_York')

const HOUR = 3_600_000
const postponed = { phase: 'postponed', timeTbd: true } as const

it.each<[about: string, line: Partial<GameLine>, live: Partial<LiveGame>, hours: number, head: string]>([
  ['postponed', postponed, postponed, -1, 'Postponed'],
  ['postponed after its picks were revealed', { phase: 'postponed' }, postponed, 1, 'Postponed'],
  ['postponed, with a kickoff by hand', { phase: 'postponed' }, postponed, -1, '7:30 PM'],
  ['put off by a day after its picks were revealed', {}, { kickoff: KICKOFF + 20 * HOUR }, 1, 'Sun 3:30 PM'],
])('the head of a card of a game %s', (_about, line, live, hours, head) => {
  const now = KICKOFF + hours * HOUR
  vi.setSystemTime(now)
  const bowl = ironBowl(line)
  const scores = { ...newScores(14), games: { [bowl.gameId]: { ...upcoming, ...live } } }
  const [card] = cardsOf([bowl], undefined, {}, now, scores)
  if (!card) throw new Error('no card')
  const markup = renderToStaticMarkup(
    <PickCard card={card} highlighted={false} onPick={() => undefined} onRetry={() => undefined} />,
  )
  expect(markup).toContain(`${head} · ABC`)
})
