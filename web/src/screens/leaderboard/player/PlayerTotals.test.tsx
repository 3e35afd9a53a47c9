import { expect, it, vi } from 'vitest'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { PlayerTotals } from './PlayerTotals'

const user = vi.hoisted(() => ({ about: '' }))
vi.mock('#web/live/boards', () => ({ usePublicProfile: () => ({ status: 'ready', value: user }) }))
vi.mock('#web/live/league', () => ({ useShownSeason: () => ({ season: 2026 }) }))

const row = { userId: 'ann', favoriteTeam: 'Georgia', points: 3, possible: 7, correct: 2, picks: 4, winPct: 0.5 }
const said = (about: string, tally: Partial<typeof row> = {}) => {
  user.about = about
  return wordsOf(<PlayerTotals row={{ ...row, ...tally }} />, '|')
}

it('says the points, the share of right picks and the team with its conference', () => {
  expect(said('')).toMatch(/Georgia, SEC.*3 of 7 points.*2 of 4 correct/)
})

it('says no points before the first final', () => {
  expect(said('', { points: 0, possible: 0, correct: 0, picks: 0 })).toMatch(/^\|*Georgia, SEC[|\s]*$/)
  expect(said('', { points: 0, correct: 0, picks: 0 })).toMatch(/Georgia, SEC.*0 of 7 points[|\s]*$/)
})

it('shows a short text about the player whole, and of a long one the beginning', () => {
  expect(said('Since 1987.')).toMatch(/Since 1987\.\|+$/)
  expect(said('🏈'.repeat(140)), 'an emoji is one character').not.toContain('More')
  const long = said(`${'a'.repeat(139)}🏈 and more`)
  expect(long).toContain(`${'a'.repeat(139)}🏈… `)
  expect(long).toMatch(/More\|+$/)
})
