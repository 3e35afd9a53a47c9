import { describe, expect, it, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { openedWeeks } from '../../tests/fixtures/desk-week'
import { ironBowl } from '../../tests/fixtures/line'
import { blockedPicks, comingWeeks, usualKickoff } from './blocked-picks'
import { defaultWeekName, POSTSEASON, REGULAR } from './week'

/** Noon in the East on a Saturday. */
const kickoff = Date.UTC(2025, 10, 8, 17)
const lock = kickoff + LOCK_AFTER_KICKOFF

const blocked = (left: number, lines: Partial<GameLine>[], { isOpen = false, start = kickoff as number | null } = {}) =>
  blockedPicks(
    { label: 'Week 11', usualKickoff: start, isOpen, lines: lines.map((line) => ironBowl({ kickoff, ...line })) },
    lock - left,
  )

test.each([
  ['a Monday', '2025-11-03T08:00Z', REGULAR, '2025-11-08T17:00'],
  ['that Saturday', '2025-11-08T08:00Z', REGULAR, '2025-11-08T17:00'],
  ['the Sunday before', '2025-11-02T08:00Z', REGULAR, '2025-11-08T17:00'],
  ['a Sunday of December, with the bowls', '2026-12-13T08:00Z', POSTSEASON, '2026-12-13T17:00'],
])('the first kickoff of a week that begins on %s', (_day, start, seasonType, kickoff) => {
  expect(usualKickoff(Date.parse(start), seasonType)).toBe(Date.parse(`${kickoff}Z`))
})

describe('a week that is not open', () => {
  it('is due two days before its first lock, and no longer after it', () => {
    const later = { kickoff: kickoff + HOUR }
    expect(blocked(2 * DAY + 1, [later, {}])).toBeNull()
    expect(blocked(2 * DAY, [later, {}])).toEqual({
      what: 'closed',
      title: 'nobody can pick yet',
      sentence: 'Week 11 is not open yet, and its first game locks Sat, Nov 8, 12:10 PM EST.',
      todo: 'Open it',
      lockAt: lock,
    })
    expect(blocked(0, [{}])).toBeNull()
  })

  it.each<[string, Partial<GameLine>]>([
    ['was called off', { void: true }],
    ['has no kickoff yet', { timeTbd: true }],
    ['is over', { phase: 'final' }],
    ['has revealed', { revealedAt: kickoff }],
  ])('has nothing to be reminded of where its only game %s', (_what, game) => {
    expect(blocked(DAY, [game])).toBeNull()
  })

  it('is due two days before its Saturday where it has no games', () => {
    const sentence = 'Week 11 is not open and has no games yet.'
    expect(blocked(2 * DAY + 20 * MINUTE, [])).toBeNull()
    expect(blocked(2 * DAY, [])).toMatchObject({ sentence, todo: 'Open it and choose them', lockAt: kickoff })
    expect(blocked(2 * DAY, [], { start: null }), 'while no calendar has it').toBeNull()
  })
})

describe('an open week', () => {
  const open = { isOpen: true }

  it('is due where it has no games', () => {
    expect(blocked(DAY, [], open)).toMatchObject({ what: 'empty', sentence: 'Week 11 has no games yet.' })
  })

  it('has nothing to be reminded of where each game has a line', () => {
    expect(blocked(HOUR, [{ spread: -3 }], open)).toBeNull()
  })

  it('is due a day before the first lock of a game without a line', () => {
    const night = { awayName: 'Army', kickoff: kickoff + HOUR, spread: null }
    const noon = { awayName: 'Navy', spread: null }
    expect(blocked(DAY + 1, [night, noon], open)).toBeNull()
    expect(blocked(DAY, [night, noon, { spread: -3 }], open)).toEqual({
      what: 'lines',
      title: '2 games without a line',
      sentence: '2 games have no line, and nobody can pick them. Navy at Auburn locks Sat, Nov 8, 12:10 PM EST.',
      todo: 'Set them',
      lockAt: lock,
    })
    expect(blocked(DAY, [noon], open)).toMatchObject({
      title: '1 game without a line',
      sentence: 'Navy at Auburn has no line, and nobody can pick it. It locks Sat, Nov 8, 12:10 PM EST.',
      todo: 'Set it',
    })
  })
})

describe('coming weeks', () => {
  const start = Date.parse('2025-11-03T08:00Z')
  const calendar = [10, 11, 12, 17, 18].map((week) => ({ ...defaultWeekName(week), start, end: start + 7 * DAY }))
  const numbers = (settings: Parameters<typeof comingWeeks>[0]) =>
    comingWeeks(settings, calendar)
      .map(({ week }) => week)
      .sort((a, b) => a - b)

  it('are those of the calendar from the active one on, and the bowls, but not the play-offs', () => {
    expect(numbers(openedWeeks(11, 11))).toEqual([11, 12, 17])
  })

  it('are also an earlier week that is still played, and every week before the first is opened', () => {
    expect(numbers(openedWeeks(12, 10, 12))).toEqual([10, 12, 17])
    expect(numbers(openedWeeks(0))).toEqual([10, 11, 12, 17])
  })

  it('says of each whether it is open and has games, and when it begins as a rule', () => {
    const settings = openedWeeks(11, 11)
    const days = { start: start + 14 * DAY, end: start + 15 * DAY }
    const prepared = { ...defaultWeekName(12), isEmpty: true as const, days }
    const coming = comingWeeks({ ...settings, weeks: [...settings.weeks, prepared] }, calendar)
    expect(coming[0]).toEqual({ week: 11, label: 'Week 11', usualKickoff: kickoff, isOpen: true, hasGames: true })
    expect(coming[1]).toMatchObject({ week: 12, usualKickoff: kickoff + 14 * DAY, isOpen: false, hasGames: false })
    expect(comingWeeks(settings, [])).toMatchObject([{ week: 11, usualKickoff: null }])
  })
})
