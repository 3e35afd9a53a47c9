import { describe, expect, it, test } from 'vitest'
import { isHandMade } from '#common/game/by-hand'
import { closedBecause } from '#common/game/lock'
import { teamById } from '#common/teams/teams'
import { KICKOFF } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { refuseSecondMeeting } from './duplicate-games'
import { handLine, refuseOtherGame } from './hand-game'

const asked = { week: 14, homeTeam: 'Auburn', awayTeam: 'Alabama', kickoff: KICKOFF }
const NOW = KICKOFF - 3_600_000
const line = (more: Partial<typeof asked> & { spread?: number | null; broadcast?: string } = {}) =>
  handLine({ ...asked, ...more }, NOW)

describe('a game by hand', () => {
  it('has its teams from the catalogue, and can be picked once it has a number', () => {
    expect(line({ spread: 7, broadcast: 'ABC' })).toMatchObject({
      ...{ homeTeamId: '2', homeAbbr: 'AUB', homeName: 'Auburn', awayTeamId: '333', spread: 7, broadcast: 'ABC' },
      ...{ kickoff: KICKOFF, timeTbd: false, kickoffSource: 'commissioner', byHand: { phase: 'pre' } },
    })
    expect(closedBecause(line({ spread: 7 }), NOW)).toBeNull()
    expect(closedBecause(line(), NOW)).toBe('no-line')
  })

  it.each(['333', 'ALA', 'alabama', 'Alabama Crimson Tide'])('knows %s', (awayTeam) =>
    expect(line({ awayTeam }).awayTeamId).toBe('333'),
  )

  it.each([
    ...['UMass', 'Connecticut', 'Appalachian State', 'Southern Mississippi', 'Sam Houston State', 'Louisiana-Monroe'],
    ...['Miami (FL)', 'North Carolina State', 'Sac State'],
  ])('takes %s for the team of the catalogue', (awayTeam) => {
    const { awayTeamId, awayName } = line({ awayTeam })
    expect([isHandMade(awayTeamId), awayName]).toEqual([false, teamById(awayTeamId)?.name])
  })

  it.each([
    ['Slippery Rock', 'SR'],
    ['Whitewater', 'WHIT'],
    ['Saint John’s (Minn.)', 'SJSM'],
    ['Élan', 'ÉLAN'],
    ['constructor', 'CONS'],
  ])('may have a team called %s', (homeTeam, homeAbbr) => {
    const { homeTeamId, homeName } = line({ homeTeam })
    expect([homeName, line({ homeTeam }).homeAbbr, isHandMade(homeTeamId)]).toEqual([homeTeam, homeAbbr, true])
  })

  it('has an id that no game of the feed has, and the same one each time', () => {
    expect(line().gameId).toMatch(/^hand-[0-9a-f]{12}$/)
    expect(line({ kickoff: KICKOFF + 1 }).gameId).toBe(line().gameId)
    const others = [line({ week: 15 }), line({ homeTeam: 'Troy' }), line({ homeTeam: 'Alabama', awayTeam: 'Auburn' })]
    expect(new Set([line(), ...others].map(({ gameId }) => gameId)).size).toBe(4)
  })

  it.each([
    ['against itself', { homeTeam: 'Bama', awayTeam: 'bama' }, /cannot play against itself\.$/],
    ['of a number that no team has', { homeTeam: '987654' }, /^No team is called 987654\./],
    ['of a single letter', { homeTeam: 'x' }, /^No team is called x\./],
    ['whose picks would be open at once', { kickoff: NOW - 600_000 }, /would be locked already/],
  ])('is refused %s', (_about, more, says) => expect(() => line(more)).toThrow(says))
})

test('two teams meet once on a slate, whatever the game is called there', () => {
  const swapped = line({ homeTeam: 'Alabama', awayTeam: 'Auburn' })
  expect(() => refuseSecondMeeting(swapped, [ironBowl()])).toThrow(/^Alabama at Auburn is on the slate already\./)
  for (const other of [{ kickoff: KICKOFF + 1 }, { spread: -4 }, { broadcast: 'ABC' }, { neutralSite: true }])
    expect(() => refuseOtherGame(line(other), line())).toThrow('is on the slate already. Please change it there.')
  expect(() => refuseSecondMeeting(line(), [line()])).not.toThrow()
  expect(() => refuseOtherGame(line(), line())).not.toThrow()
  // It came back with the spread that it had had.
  expect(() => refuseOtherGame(line({ spread: null }), line())).not.toThrow()
  expect(() => refuseSecondMeeting(line({ homeTeam: 'Troy' }), [ironBowl()])).not.toThrow()
})
