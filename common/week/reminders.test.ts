import { describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { ironBowl } from '../../tests/fixtures/line'
import { lineOf } from '../../tests/fixtures/week-state'
import {
  gamesRemindedOf,
  isRemindedJustNow,
  nudgeText,
  type ReminderKind,
  reminderDue,
  reminderPush,
  wasReminded,
} from './reminders'

/** Noon kickoff on a Saturday of November 2025, Eastern: it locks at 12:10. */
const LOCK = Date.UTC(2025, 10, 8, 17, 10)

test.each<[about: string, left: number, due: ReminderKind | null]>([
  ['more than a day ahead', 24 * HOUR + 1, null],
  ['a day ahead to the minute', 24 * HOUR, 'day'],
  ['half a day ahead, on a server that was down', 12 * HOUR + 1, 'day'],
  ['too late for one reminder, too early for the other', 12 * HOUR, null],
  ['more than an hour ahead', HOUR + 1, null],
  ['an hour ahead to the minute', HOUR, 'hour'],
  ['a second ahead', 1000, 'hour'],
  ['at the lock', 0, null],
  ['after the lock', -HOUR, null],
])('%s', (_about, left, due) => expect(reminderDue(LOCK, LOCK - left)).toBe(due))

test('no reminder is due where nothing locks by itself', () => expect(reminderDue(null, LOCK)).toBeNull())

test.each<[reminder: ReminderKind, games: string[]]>([
  ['hour', ['noon', 'half past']],
  ['day', ['noon', 'half past', 'one', 'night', 'after midnight', 'twelve hours later']],
])('the reminder an %s ahead is of the open games %j: the later ones have one of their own', (reminder, games) => {
  const kickoff = LOCK - 10 * MINUTE
  const lines = [
    lineOf('noon', { kickoff }),
    lineOf('after midnight', { kickoff: kickoff + 13 * HOUR }),
    lineOf('half past', { kickoff: kickoff + HOUR / 2 }),
    lineOf('one', { kickoff: kickoff + HOUR }),
    lineOf('night', { kickoff: kickoff + 9 * HOUR }),
    lineOf('twelve hours later', { kickoff: kickoff + 25 * HOUR }),
    lineOf('a quarter of an hour after that', { kickoff: kickoff + 37.25 * HOUR }),
    lineOf('the title game', { kickoff: kickoff + 30 * 24 * HOUR }),
    lineOf('to be announced', { kickoff, timeTbd: true }),
    lineOf('without a line', { kickoff, spread: null }),
    lineOf('called off', { kickoff, void: true }),
  ]
  expect(gamesRemindedOf(lines, reminder, LOCK, LOCK - HOUR).map(({ gameId }) => gameId)).toEqual(games)
})

const WEEK_11 = { week: 11, label: 'Week 11', lines: [ironBowl()] }

describe('a reminder is sent once', () => {
  const game = ironBowl({ kickoffWas: null })
  const unpicked = (lock: number) => ({ lock, lastLock: lock, first: game })
  test.each<[about: string, before: number, reminder: ReminderKind, was: boolean]>([
    ['for the same lock', 0, 'hour', true],
    ['when the kickoff is put off by half an hour', 30 * MINUTE, 'hour', true],
    ['but not when it is put off by an hour', HOUR, 'hour', false],
    ['when a game is added that locks half an hour earlier', -30 * MINUTE, 'hour', true],
    ['but the afternoon’s lock is another', 3.5 * HOUR, 'hour', false],
    ['a day ahead, for a lock that moves within the day', 6 * HOUR, 'day', true],
    ['a day ahead of Friday’s game, and of Saturday’s', 16 * HOUR, 'day', false],
  ])('%s', (_about, moved, reminder, was) =>
    expect(wasReminded({ [reminder]: LOCK }, reminder, unpicked(LOCK + moved), LOCK)).toBe(was),
  )
  test.each<[by: number, reminder: ReminderKind, was: boolean]>([
    [10 * MINUTE - 1, 'hour', true],
    [10 * MINUTE, 'hour', false],
    [7 * HOUR, 'day', false],
  ])('of a game that was moved up by %s ms, %s ahead: %s', (by, reminder, was) => {
    const first = ironBowl({ kickoffWas: game.kickoff + by })
    expect(wasReminded({ [reminder]: LOCK }, reminder, { ...unpicked(LOCK - by), first }, LOCK)).toBe(was)
  })
  test('each of the two separately', () => {
    expect(wasReminded({ day: LOCK }, 'hour', unpicked(LOCK), LOCK)).toBe(false)
    expect(wasReminded({}, 'day', unpicked(LOCK), LOCK)).toBe(false)
  })
  test('unless a later game was not part of it', () => {
    const [quarterToOne, one] = [LOCK + 45 * MINUTE, LOCK + HOUR]
    const was = (sentAgo: number, lastLock = one) =>
      wasReminded({ hour: LOCK, at: LOCK - sentAgo }, 'hour', { ...unpicked(quarterToOne), lastLock }, LOCK)
    expect(was(HOUR)).toBe(false)
    expect(was(HOUR, one - 1)).toBe(true)
    expect([was(45 * MINUTE), was(45 * MINUTE - 1)], 'but not soon after the last one').toEqual([false, true])
    expect(wasReminded({ hour: quarterToOne }, 'hour', unpicked(one), LOCK), 'and then not again for it').toBe(true)
    expect(wasReminded({ day: LOCK }, 'day', { ...unpicked(LOCK), lastLock: LOCK + 23 * HOUR }, LOCK)).toBe(true)
  })
})

test.each<[after: number, named: number | undefined, lock: number, together: boolean]>([
  [0, LOCK, LOCK, true],
  [10 * MINUTE - 1, LOCK, LOCK, true],
  [10 * MINUTE, LOCK, LOCK, false],
  [0, LOCK, LOCK + HOUR, true],
  [0, LOCK, LOCK - 1, false],
  [0, undefined, LOCK, true],
])(
  'a reminder %s ms after one that named the lock %s says the same of the lock %s: %s',
  (after, named, lock, together) =>
    expect(isRemindedJustNow({ day: LOCK, at: LOCK, ...(named && { named }) }, lock, LOCK + after)).toBe(together),
)

test('whoever was never reminded was not reminded just now', () =>
  expect(isRemindedJustNow({}, LOCK, LOCK)).toBe(false))

describe('the nudge', () => {
  const AFTERNOON = Date.UTC(2025, 10, 8, 20, 40)
  const status = (...missing: [name: string, missing: number][]) => ({
    games: ['401754598'],
    players: missing.map(([name, missing]) => ({ userId: name, name, made: 12 - missing, missing })),
  })
  const SITE = 'https://picks.example.com'

  test('names who is missing how many picks, until when, and where', () =>
    expect(nudgeText(status(['Bea', 1], ['Ray', 2], ['Wes', 0]), WEEK_11, AFTERNOON, SITE)).toBe(
      'Week 11, picks still missing: Bea (1), Ray (2). Next lock Sat, Nov 8, 3:40 PM EST. https://picks.example.com/weekly-picks?week=11',
    ))

  test('names thirty players at most, and counts the rest', () => {
    const many = status(...Array.from({ length: 32 }, (_, index): [string, number] => [`P${index}`, 1]))
    expect(nudgeText(status(['bit.ly', 1]), WEEK_11, AFTERNOON, SITE), 'is no link').toContain(': bit. ly (1).')
    expect(nudgeText(many, WEEK_11, AFTERNOON, SITE)).toMatch(/: P0 \(1\), .*P29 \(1\) and 2 more\. Next lock/)
  })

  test('leaves the next lock out where none is known', () =>
    expect(nudgeText(status(['Bea', 1]), { week: 17, label: 'Bowls', lines: [] }, null, SITE)).toBe(
      'Bowls, picks still missing: Bea (1). https://picks.example.com/weekly-picks?week=17',
    ))

  test('says of a week in which nobody has picked yet, and nothing has locked, that it is open', () => {
    const nobody = { games: ['401754598'], players: [{ userId: 'Bea', name: 'Bea', made: 0, missing: 1 }] }
    const says = 'Week 11 is open: 1 game to pick. Next lock Sat, Nov 8, 3:40 PM EST. https://picks.example.com/'
    expect(nudgeText(nobody, WEEK_11, AFTERNOON, SITE)).toBe(`${says}weekly-picks?week=11`)
    const withNext = (line: Partial<GameLine>) => ({ ...WEEK_11, lines: [ironBowl(), ironBowl(line)] })
    expect(nudgeText(nobody, withNext({ spread: null }), AFTERNOON, SITE), 'it has no line yet').toContain(says)
    const double = withNext({ gameId: '401754598', multiplier: 2 })
    expect(nudgeText(nobody, double, AFTERNOON, SITE)).toContain('1 game to pick, double. Next lock')
    const offDouble = withNext({ gameId: 'off', multiplier: 2, void: true })
    expect(nudgeText(nobody, offDouble, AFTERNOON, SITE), 'a double that is called off').toContain(says)
    for (const line of [{ isLocked: true }, { revealedAt: 1 }])
      expect(nudgeText(nobody, withNext(line), AFTERNOON, SITE)).toMatch(/picks still missing: Bea \(1\)\./)
  })

  test('says that everybody is in when no pick is missing', () =>
    expect(nudgeText(status(['Bea', 0]), WEEK_11, AFTERNOON, SITE)).toBe('Everybody is in for Week 11.'))

  test('is empty while no game can be picked: then nobody can be missing one', () =>
    expect(nudgeText({ ...status(['Bea', 0]), games: [] }, { week: 12, label: 'Week 12', lines: [] }, null, SITE)).toBe(
      '',
    ))
})

test('the notification says how many are missing and until when', () =>
  expect(reminderPush(WEEK_11, 2, LOCK)).toEqual({
    title: 'Week 11: 2 picks are still missing',
    body: 'The first locks Sat, Nov 8, 12:10 PM EST. Tap your teams.',
    path: '/weekly-picks?week=11',
    tag: 'missing-11',
  }))

test('of one missing pick it says when that game locks', () =>
  expect(reminderPush(WEEK_11, 1, LOCK).body).toBe('It locks Sat, Nov 8, 12:10 PM EST. Tap your teams.'))
