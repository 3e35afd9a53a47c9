import { expect, it, vi } from 'vitest'
import { thirdQuarter } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { type CardState, shownCard } from '../../../../tests/fixtures/pick-card'

vi.stubEnv('TZ', 'America/New_York')
vi.stubGlobal('navigator', { onLine: true })

const { kickoff } = ironBowl()
const HOUR = 3_600_000
const saved = { pickTeam: 'AWAY', spread: -7, savedAt: kickoff - HOUR } as const
const waits = (side: 'AWAY' | 'HOME') => ({ tap: { week: 14, side, at: kickoff - HOUR } })
const on: CardState = { live: thirdQuarter(), now: kickoff + HOUR }
const over: CardState = { line: { phase: 'final', awayScore: 28, homeScore: 20 }, now: kickoff + 4 * HOUR }

it.each<[about: string, state: CardState, says: (string | RegExp)[], never: string]>([
  [
    'one under way shows the game',
    { ...on, receipt: waits('AWAY') },
    ['Not saved yet', 'Auburn covering by 3'],
    'needs',
  ],
  [
    'one under way shows the saved side',
    { ...on, pick: saved, receipt: waits('HOME') },
    [/Alabama .* needs 4 to/],
    'Auburn covering',
  ],
  ['one that is over wins nothing', { ...over, receipt: waits('AWAY') }, ['Alabama won by 8', 'Not saved'], 'WIN'],
  ['one that is over counts as saved', { ...over, pick: saved, receipt: waits('HOME') }, ['WIN +1'], 'LOSS'],
  [
    'one that is over is worth what was set by hand',
    { ...over, pick: { ...saved, points: 2 }, receipt: waits('HOME') },
    ['WIN +2'],
    'LOSS',
  ],
])('of a game with a tap that is not saved, %s', (_about, state, says, never) => {
  const { words } = shownCard(state)
  for (const text of says) expect(words).toMatch(text)
  expect(words).not.toContain(never)
})
