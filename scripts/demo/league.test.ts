import { describe, expect, test } from 'vitest'
import { MINUTE } from '#common/durations'
import { gradePick } from '#common/game/grade'
import { couldPick, isRevealed, lockTime } from '#common/game/lock'
import { isSpread } from '#common/game/set-spread'
import { TEAMS_A_ROUND } from '#common/nicknames/nickname-round'
import { usernameKey } from '#common/people/registration'
import { demoLeague, slipsOf } from './league'
import { demoUid, idlePlayer } from './players'

/** A Friday lunchtime, a Monday morning at the turn of the week, a night in March. */
const STARTS = ['2026-11-20T13:04:31Z', '2026-11-23T08:00:00Z', '2027-03-01T04:59:59Z'].map((text) => Date.parse(text))

describe.each(STARTS)('the demo league at %i', (start) => {
  const league = demoLeague({ start })
  const current = league.lines.filter((line) => line.week === 11)

  test('has twelve members, the two commissioners among them, and eleven weeks of twelve games with two doubles', () => {
    expect(league.members).toHaveLength(12)
    const usernames = league.members.map(({ user }) => user.username)
    expect(usernames).toEqual(expect.arrayContaining(['commish', 'deputy']))
    expect(new Set(league.members.map((member) => usernameKey(member.user.username))).size).toBe(12)
    expect(league.weeks.map((week) => week.state)).toEqual([...Array(10).fill('scored'), 'open'])
    for (const { week, slate } of league.weeks) {
      const lines = league.lines.filter((line) => line.week === week)
      expect(slate).toEqual(lines.map((line) => line.gameId))
      expect(lines).toHaveLength(12)
      expect(lines.filter((line) => line.multiplier === 2)).toHaveLength(2)
      expect(lines.every((line) => line.spread !== null && isSpread(line.spread))).toBe(true)
    }
  })

  test('has ten weeks behind it, all final and revealed', () => {
    for (const line of league.lines.filter(({ week }) => week < 11)) {
      expect(line).toMatchObject({ phase: 'final', revealedAt: line.kickoff + 600_000 })
      expect(line.homeScore).not.toBeNull()
    }
  })

  test('has a current day with three finals, four games under way, one about to start and four later', () => {
    const phases = current.map((line) => line.phase)
    expect(phases.filter((phase) => phase === 'final')).toHaveLength(3)
    expect(phases.filter((phase) => phase === 'live')).toHaveLength(4)
    const inGrace = current.filter((line) => line.phase === 'live' && line.revealedAt === null)
    expect(inGrace).toHaveLength(1)
    const minutes = current.filter((line) => line.phase === 'pre').map((line) => (line.kickoff - start) / MINUTE)
    expect(minutes).toHaveLength(5)
    expect(minutes[0]).toBeGreaterThan(3)
    expect(minutes[0]).toBeLessThanOrEqual(5)
    expect(minutes[1]).toBeGreaterThan(40)
    expect(minutes.at(-1)).toBeGreaterThan(20 * 60)
  })

  test('has a member who joined in week 3, too late for the weeks before', () => {
    const uid = demoUid({ key: 'maggie' })
    const joinedAt = league.members.find((member) => member.uid === uid)?.user.joinedAt
    const weeksOfMaggie = league.weeks.filter(({ week }) =>
      couldPick(
        league.lines.filter((line) => line.week === week),
        joinedAt,
      ),
    )
    expect(weeksOfMaggie.map(({ week }) => week)).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(league.picks.filter((pick) => pick.uid === uid && pick.week < 3)).toEqual([])
  })

  test('holds legal picks only', () => {
    for (const pick of league.picks) {
      const line = league.lines.find((each) => each.week === pick.week && each.gameId === pick.gameId)
      if (!line || line.spread === null) throw new Error('a pick without a line')
      expect(pick.savedAt).toBeLessThan(Math.min(start, lockTime(line) ?? start))
      expect(pick.spread).toBe(pick.pickTeam === 'HOME' ? line.spread : 0 - line.spread)
    }
  })

  test('has one idle player now, nearly everybody in on what has locked, and most of the rest picked', () => {
    const slips = slipsOf(league.picks, 11)
    expect(slips.has(demoUid({ key: idlePlayer }))).toBe(false)
    expect(slips.size).toBe(11)
    const made = (gameIds: string[]) => league.picks.filter((pick) => gameIds.includes(pick.gameId)).length
    const locked = current.filter((line) => isRevealed(line, start)).map((line) => line.gameId)
    const open = current.filter((line) => !isRevealed(line, start)).map((line) => line.gameId)
    expect(made(locked)).toBeGreaterThan(locked.length * 9.5)
    expect(made(open)).toBeGreaterThan(open.length * 7)
    expect(made(open)).toBeLessThan(open.length * 11)
  })

  test('has mini game scores of most members', () => {
    const rows = Object.values(league.minigames.rows)
    expect(rows.length).toBeGreaterThan(6)
    expect(rows.length).toBeLessThan(12)
    for (const row of rows) {
      expect(row.totalQuestions).toBe(row.roundsPlayed * TEAMS_A_ROUND)
      expect(row.playedAt).toBeLessThan(start)
    }
  })

  test('is the same again for the same start', () => {
    expect(demoLeague({ start })).toEqual(league)
    expect(demoLeague({ start, now: start + 20 * MINUTE }).picks).toEqual(league.picks)
  })
})

test('players differ in skill, within what is possible', () => {
  const { picks, lines, members } = demoLeague({ start: STARTS[0] ?? 0 })
  const shares = members.map(({ uid }) => {
    const results = picks.flatMap((pick) => {
      const line = lines.find((each) => each.gameId === pick.gameId)
      const { homeScore, awayScore } = line ?? {}
      if (!line || pick.uid !== uid || homeScore == null || awayScore == null) return []
      return gradePick(line, pick.pickTeam, { homeScore, awayScore })
    })
    return results.filter((result) => result === 'WIN').length / results.length
  })
  expect(Math.max(...shares)).toBeGreaterThan(0.56)
  expect(Math.min(...shares)).toBeLessThan(0.5)
  expect(Math.min(...shares)).toBeGreaterThan(0.3)
})
