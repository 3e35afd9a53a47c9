import { describe, expect, it } from 'vitest'
import type { WeekPicks } from '#common/boards/leaderboard'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import type { LiveGame } from '#common/week/week'
import { feedGame, KICKOFF, liveGame, REVEAL, upcoming } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import { lineOf, reading } from '../../../tests/fixtures/week-state'
import { correctionEntries, decideLines, linesToReveal, overridesFeedKickoff } from './decide-lines'
import { feedMayChange, nextWake } from './wake'

const NOW = KICKOFF - HOUR
const ID = ironBowl().gameId
const byHand = { kickoffSource: 'commissioner' } as const
const doubt = { kickoff: KICKOFF - DAY, since: NOW, readings: 1, last: NOW }

it('the lines that are due reveal, with the time of the rule, and no others', () => {
  const lines = [
    lineOf('due'),
    lineOf('revealed before', { revealedAt: KICKOFF - DAY }),
    lineOf('ahead', { kickoff: KICKOFF + HOUR }),
    lineOf('to be announced', { timeTbd: true }),
    lineOf('in doubt', { doubt }),
    lineOf('moved too late', { doubt, lockWas: REVEAL - 1, moveDecidedAt: REVEAL - 2, movedAt: REVEAL - 1 }),
  ]
  const revealing = linesToReveal(lines, REVEAL + HOUR - 1)
  expect(revealing).toEqual([
    { ...lines[0], revealedAt: REVEAL },
    { ...lines[5], revealedAt: REVEAL - 1, doubt: null },
  ])
})

describe('updated lines', () => {
  it('without a reading follow what is known of their game, or else keep their own', () => {
    const lines = [ironBowl(), lineOf('unknown', { phase: 'final', homeScore: 7, awayScore: 3 })]
    const known = { [ID]: liveGame({ phase: 'live' }) }
    const { lines: decided, games, entries } = decideLines(lines, known, null, NOW, [])
    expect(decided.map(({ phase }) => phase)).toEqual(['live', 'final'])
    expect(games).toEqual({ [ID]: known[ID], unknown: expect.objectContaining({ phase: 'final', homeScore: 7 }) })
    expect(entries).toEqual([])
  })

  it('note that the feed drops a game that it has just called off again', () => {
    const offAgain = { phase: 'canceled', since: NOW, readings: 1, last: NOW } as const
    const dropped = reading([], { unlisted: new Set([ID]) })
    expect(decideLines([ironBowl({ offAgain })], { [ID]: upcoming }, dropped, NOW, []).games[ID]?.unlisted).toBe(true)
  })

  it('with a reading follow it, and the entries name the game', () => {
    const moved = feedGame({ kickoff: KICKOFF + HOUR })
    const other = lineOf('other')
    const { lines, games, entries } = decideLines([other, ironBowl()], { [ID]: upcoming }, reading([moved]), NOW, [])
    expect(lines[0]).toEqual(other)
    expect(lines[1]).toMatchObject({ gameId: ID, kickoff: KICKOFF + HOUR, kickoffWas: KICKOFF })
    expect(games[ID]?.kickoff).toBe(KICKOFF + HOUR)
    expect(entries).toEqual([{ gameId: ID, kind: 'kickoff', text: expect.stringMatching(/: kickoff moved from /) }])
  })

  it('log the week in which a game is listed now', () => {
    const moved = feedGame({ kickoff: KICKOFF + 7 * DAY })
    const { entries } = decideLines(
      [ironBowl()],
      {},
      reading([moved], { otherWeekLabels: new Map([[ID, 'Week 15']]) }),
      NOW,
      [],
    )
    expect(entries[0]?.text).toMatch(/: moved to Week 15, from /)
  })

  it('keep the slate’s sides when the feed swaps them at a neutral site', () => {
    const { home, away } = feedGame()
    const turned = feedGame({ neutralSite: true, home: { ...away, rank: 3 }, away: { ...home, rank: null } })
    const { lines } = decideLines([ironBowl()], {}, reading([turned]), NOW, [])
    expect(lines[0]).toMatchObject({ homeRank: null, awayRank: 3, neutralSite: true })
  })

  it('doubt a kickoff in the past from the time of the reading', () => {
    const wrong = feedGame({ kickoff: KICKOFF - DAY })
    const { lines } = decideLines([ironBowl()], {}, reading([wrong], { at: NOW - 5 }), NOW, [])
    expect(lines[0]?.doubt).toEqual({ kickoff: KICKOFF - DAY, since: NOW - 5, readings: 1, last: NOW - 5 })
  })

  it.each<[about: string, line: Partial<GameLine>, shown: 'the feed’s' | 'the line’s']>([
    ['as a rule', {}, 'the feed’s'],
    ['set by a commissioner', byHand, 'the line’s'],
    ['set by a commissioner, once it was put off after its reveal', { ...byHand, revealedAt: 1 }, 'the feed’s'],
    ['once it has revealed', { revealedAt: 1 }, 'the feed’s'],
  ])('show a kickoff %s', (_about, over, shown) => {
    const line = ironBowl({ kickoff: KICKOFF - HOUR, timeTbd: true, ...over })
    const { games } = decideLines([line], {}, reading([feedGame()]), NOW, [])
    const { kickoff, timeTbd }: Partial<LiveGame> = games[ID] ?? {}
    expect({ kickoff, timeTbd }).toEqual(
      shown === 'the line’s' ? { kickoff: KICKOFF - HOUR, timeTbd: true } : { kickoff: KICKOFF, timeTbd: false },
    )
    expect(overridesFeedKickoff(line, games[ID])).toBe(shown === 'the line’s')
  })

  it.each([
    ['knows only the day', { kickoff: KICKOFF - 15 * HOUR, timeTbd: true }],
    ['knows a later day without a time', { kickoff: KICKOFF + DAY, timeTbd: true }],
    ['has an earlier one', { kickoff: KICKOFF - HOUR }],
  ])('keep a kickoff by hand after the reveal where the feed %s, so that the game is watched', (_about, given) => {
    const line = ironBowl({ ...byHand, revealedAt: KICKOFF + 10 * MINUTE })
    const { lines, games } = decideLines([line], {}, reading([feedGame(given)]), KICKOFF + HOUR, [])
    expect(games[ID]).toMatchObject({ kickoff: KICKOFF, timeTbd: false })
    expect(nextWake(lines, games, KICKOFF + HOUR)).toBeLessThan(KICKOFF)
    expect(feedMayChange({ games, doubted: false }, KICKOFF + HOUR)).toBe(true)
  })

  it.each<[about: string, line: Partial<GameLine>, game: Partial<LiveGame> | null, is: boolean]>([
    ['repeats it', {}, {}, true],
    ['has the one that it replaced', { kickoffWas: KICKOFF + DAY }, { kickoff: KICKOFF + DAY }, true],
    ['has a new date', {}, { kickoff: KICKOFF + DAY }, false],
    ['has a new date for a game that it does not know', { gameId: 'hand-1' }, { kickoff: KICKOFF + DAY }, true],
    ['says nothing of it', {}, null, true],
  ])('have a kickoff by hand after the reveal while the feed %s: %#', (_about, over, game, is) => {
    const line = ironBowl({ ...byHand, revealedAt: REVEAL, ...over })
    expect(overridesFeedKickoff(line, game ? liveGame(game) : undefined)).toBe(is)
  })

  it('keep the kickoff to which a commissioner moved a game by hand, also once it has revealed', () => {
    const added = ironBowl({ ...byHand, gameId: 'hand-1', byHand: { phase: 'pre', homeScore: 0, awayScore: 0 } })
    const { games } = decideLines([added], {}, null, NOW, [])
    const moved = { ...added, kickoff: KICKOFF - DAY, kickoffWas: KICKOFF }
    const after = decideLines([{ ...moved, revealedAt: KICKOFF - DAY }], games, null, KICKOFF - DAY, [])
    expect(after.games['hand-1']?.kickoff).toBe(KICKOFF - DAY)
  })

  it('keep the kickoff while the feed’s is in doubt', () => {
    const { games } = decideLines([ironBowl()], {}, reading([feedGame({ kickoff: KICKOFF - DAY })]), NOW, [])
    expect(games[ID]?.kickoff).toBe(KICKOFF)
  })
})

describe('a corrected final', () => {
  const final = (homeScore: number, awayScore: number, over: Partial<GameLine> = {}) =>
    ironBowl({ phase: 'final', homeScore, awayScore, revealedAt: 1, ...over })
  const picks = new Map<string, WeekPicks>([['ann', { sides: { [ID]: 'HOME' } }]])
  const entries = (was: GameLine, is: GameLine) => correctionEntries([was], [is], picks)

  it('is logged with its game and the number of picks it changes', () => {
    const text = 'Alabama at Auburn: final corrected, 27–21 → 27–19, 1 result changed.'
    expect(entries(final(21, 27), final(19, 27))).toEqual([{ kind: 'final', text, gameId: ID }])
  })

  it('is logged without a number while the picks are not revealed', () => {
    const secret = { revealedAt: null }
    expect(entries(final(21, 27, secret), final(19, 27, secret))[0]?.text).toMatch(/27–19\.$/)
  })

  it.each<[about: string, was: GameLine | undefined, is: GameLine, news: number]>([
    ['of the away team alone', final(20, 27), final(20, 24), 1],
    ['of the home side alone', final(20, 27), final(24, 27), 1],
    ['that is no other', final(20, 27), final(20, 27), 0],
    ['of a game that was live', ironBowl({ phase: 'live' }), final(20, 27), 0],
    ['of a game that is new on the slate', undefined, final(20, 27), 0],
  ])('%s', (_about, was, is, news) => {
    expect(correctionEntries(was ? [was] : [], [is], picks)).toHaveLength(news)
  })
})
