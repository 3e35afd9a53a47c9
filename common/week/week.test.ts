import { expect, test } from 'vitest'
import { defaultWeekName, type LiveGame, momentText, newScores, nextVersion } from './week'

const game = { phase: 'live', period: 3, clock: '7:21', pause: null } as const
type Moment = Pick<LiveGame, 'phase' | 'period' | 'clock' | 'pause'>

const moments: [changed: Partial<Moment>, text: string][] = [
  [{}, 'Q3 7:21'],
  [{ period: 0, clock: '15:00' }, 'Q1 15:00'],
  [{ period: 4, clock: '0:00' }, 'Q4 0:00'],
  [{ period: 0, clock: '' }, 'Live'],
  [{ period: 1, clock: '' }, 'Q1'],
  [{ period: 2, clock: '' }, 'Q2'],
  [{ period: 2, pause: 'halftime' }, 'Half'],
  [{ period: 1, pause: 'delayed' }, 'Delayed'],
  [{ period: 5, pause: 'delayed' }, 'Delayed'],
  [{ period: 5, clock: '0:00' }, 'OT'],
  [{ period: 6, clock: '0:00' }, '2OT'],
  [{ period: 13, clock: '0:00' }, '9OT'], // Illinois at Penn State, 2021, went this far
  [{ phase: 'final', period: 4 }, 'Final'],
  [{ phase: 'final', period: 5 }, 'Final/OT'], // Georgia at Tennessee, 2025
  [{ phase: 'final', period: 6 }, 'Final/2OT'], // Baylor at SMU, 2025
  [{ phase: 'pre', period: 0, clock: '0:00' }, 'Upcoming'],
  [{ phase: 'postponed', period: 0 }, 'Postponed'],
  [{ phase: 'canceled', period: 0 }, 'Cancelled'],
  [{ phase: 'suspended' }, 'Suspended'],
]
test.each(moments)('%o reads %s', (changed, text) => expect(momentText({ ...game, ...changed })).toBe(text))

test.each([
  [0, 'Week 0', 2, 1], // the feed knows no week 0: those games are in its week 1
  [1, 'Week 1', 2, 1],
  [16, 'Week 16', 2, 16],
  [17, 'Bowls', 3, 1],
  [18, 'Play-offs', 3, 999],
])('week %d is "%s", type %d week %d of the feed', (week, label, seasonType, feedWeek) => {
  expect(defaultWeekName(week)).toEqual({ week, label, seasonType, feedWeek })
})

test('every change of the settings has the next version, from none on', () =>
  expect([nextVersion({}), nextVersion({ version: 4 })]).toEqual([1, 5]))

test('the scores of a new week are empty', () => {
  expect(newScores(14)).toEqual({
    ...{ week: 14, feedAt: 0, trouble: '', feedDown: false, games: {}, refusal: '' },
    nextLock: null,
  })
})
