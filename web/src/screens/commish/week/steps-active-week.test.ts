import { describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { newScores, type WeekScores } from '#common/week/week'
import { deskLines as linesOf, DESK_WEEK as week } from '../../../../../tests/fixtures/desk-week'
import { liveGame } from '../../../../../tests/fixtures/games'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { activationSentence, isPlaying, openBefore } from './steps'

const { kickoff } = ironBowl()
const now = kickoff - 1_000
const final: Partial<GameLine> = { phase: 'final', revealedAt: kickoff, homeScore: 20, awayScore: 27 }
const [open, byHand, calledOff] = [{}, { isLocked: true }, { void: true }]
const inDoubt = { doubt: { kickoff: now, since: 0, readings: 1, last: 0 } }
const isLive = { games: { 0: liveGame() } }

describe('another week becomes the active one', () => {
  it.each<[about: string, lines: Partial<GameLine>[], scores: Partial<WeekScores>, is: boolean]>([
    ['a game can be picked', [open, final], {}, true],
    ['a game that was locked by hand is still to reveal', [byHand], {}, true],
    ['a game is under way', [{ revealedAt: kickoff }], isLive, true],
    ['a game is under way that was called off', [{ ...calledOff, revealedAt: kickoff }], isLive, false],
    ['all are over or called off, one of them before its kickoff', [final, calledOff], {}, false],
    ['there are none', [], {}, false],
    ['a game has kicked off of which nobody has said a score', [{ kickoff: now - HOUR, revealedAt: now }], {}, true],
    ['all have a day and no hour yet', [{ kickoff: now + DAY, timeTbd: true }], {}, true],
    ['a revealed game was put off to a later day', [{ kickoff: now + DAY, revealedAt: now }], {}, true],
    ['the last game was moved to a later week', [final, { kickoff: now + 4 * DAY, kickoffWas: now }], {}, false],
    ['the last game waits for a date', [final, { kickoff: now + DAY, timeTbd: true }], {}, false],
    ['a kickoff is in doubt', [{ kickoff: now + HOUR, ...inDoubt }], {}, true],
    ['that was eight hours ago', [{ kickoff: now - 8 * HOUR, revealedAt: now }], {}, false],
  ])('while in the present one %s', (_about, lines, scores, is) =>
    expect(isPlaying(linesOf(lines), { ...newScores(week), ...scores }, now)).toBe(is),
  )

  it.each<[about: string, first: number | null, last: number, before: number | null]>([
    ['is not urged days ahead', 5 * DAY, DAY, null],
    ['within two days of its first lock', 2 * DAY, DAY, 2 * DAY],
    ['at any time if the present one lasts longer', 5 * DAY, 50 * DAY, 5 * DAY],
    ['nor without a game that will lock', null, DAY, null],
  ])('%s', (_about, first, last, before) => {
    const at = (lock: number | null) => ({ kickoff: now + (lock ?? 0) - LOCK_AFTER_KICKOFF, timeTbd: lock === null })
    const active = linesOf([at(last), at(HOUR), final])
    const opening = openBefore(linesOf([at(first), at(first && first + DAY)]), active, now)
    expect(opening).toBe(before && now + before)
  })

  it('with a sentence of what it means for a week that is not over', () => {
    expect(isPlaying([], undefined, now)).toBe(false)
    const then = 'Everybody picks the games of Bowls from now on. You can change it back.'
    const bowls = { label: 'Bowls', unfinishedActiveLabel: null, isEarlier: false, isEmpty: false }
    const week0 = { ...bowls, label: 'Week 0', isEarlier: true }
    const earlier = activationSentence(week0)
    expect(activationSentence(bowls)).toBe(then)
    expect(activationSentence({ ...week0, unfinishedActiveLabel: 'Week 12' })).toMatch(
      /^Week 12 is not over yet\. Nobody will be able to pick in Week 12, /,
    )
    expect(earlier).toBe('Players see Week 0 from now on, and no longer the weeks after it. You can change it back.')
    expect(activationSentence({ ...bowls, isEmpty: true })).toBe(
      `Bowls has no games yet. You can prepare games and lines without this. ${then}`,
    )
    expect(activationSentence({ ...bowls, unfinishedActiveLabel: 'Week 12' })).toBe(
      `Week 12 is not over yet. Weekly Picks and Live Scores will open with Bowls, with a link to Week 12. ${then}`,
    )
  })
})
