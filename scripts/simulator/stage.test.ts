import { beforeEach, expect, test } from 'vitest'
import { MINUTE } from '#common/durations'
import { scheduleSeason, slateOf } from '../season/day'
import { applyOrder } from './control'
import { simulatedScoreboard } from './scoreboard'
import { Stage } from './stage'

const START = Date.parse('2026-11-07T20:00:00Z')
const WEEK = 7 * 24 * 3_600_000

const schedule = scheduleSeason({ start: START })
let stage: Stage
beforeEach(() => {
  stage = new Stage({ start: START })
})

/** A game as the feed lists it in a week: its date, its teams and scores from the home side, its number. */
function listed(id: string, week = 11, now = START) {
  const query = new URLSearchParams({ week: String(week), limit: '400' })
  const event = simulatedScoreboard(stage, query, now).events.find((each) => each.id === id)
  const [game] = event?.competitions ?? []
  return {
    at: event && Date.parse(event.date),
    week: event?.week.number,
    teams: game?.competitors.map((side) => side.team.id),
    scores: game?.competitors.map((side) => Number(side.score)),
    spread: game?.odds?.[0]?.spread,
    possession: game?.situation && 'possession' in game.situation ? game.situation.possession : undefined,
    status: event?.status.type.name,
  }
}
/** Of the slate's games, one that is over, one under way and one to come. */
const [over = '', , , , live = '', , , soon = ''] = slateOf(11)
  .map(({ id }) => id)
  .sort((a, b) => (schedule.get(a)?.kickoff ?? 0) - (schedule.get(b)?.kickoff ?? 0))
const misbehave = (kind: string, gameId: string) => applyOrder(stage, { misbehave: kind, gameId }, START)

test('a final is corrected by a point of the visitors', () => {
  const [home = 0, away = 0] = listed(over).scores ?? []
  misbehave('corrected-final', over)
  expect(listed(over)).toMatchObject({ scores: [home, away - 1], status: 'STATUS_FINAL' })
})

test('home and away swap, with scores, spread and possession', () => {
  const before = [listed(live), listed(soon)]
  for (const id of [live, soon]) misbehave('swapped-home', id)
  const after = [listed(live), listed(soon)]
  expect(after.map(({ teams }) => teams)).toEqual(before.map(({ teams }) => teams?.toReversed()))
  expect(after[0]?.scores).toEqual(before[0]?.scores?.toReversed())
  expect(after[0]?.possession).toBe(before[0]?.possession)
  expect(after[1]?.spread).toBe(-(before[1]?.spread ?? 0))
})

test('a game moved to the next week is listed there only', () => {
  const { at = 0 } = listed(soon)
  misbehave('moved-week', soon)
  expect(listed(soon).at).toBeUndefined()
  expect(listed(soon, 12)).toMatchObject({ at: at + WEEK, week: 12, status: 'STATUS_SCHEDULED' })
})

test('a suspended game keeps its score, and resumes when the trouble ends', () => {
  const before = listed(live)
  misbehave('suspended', live)
  expect(listed(live)).toEqual({ ...before, possession: undefined, status: 'STATUS_SUSPENDED' })
  applyOrder(stage, { misbehave: null, gameId: live }, START)
  expect(listed(live)).toEqual(before)
})

test('at speed 10 a game that is about to start is over in half an hour, and kickoffs stay', () => {
  const { at } = listed(soon)
  stage = new Stage({ start: START }, { speed: 10 })
  expect(listed(soon)).toMatchObject({ at, status: 'STATUS_SCHEDULED' })
  expect(listed(soon, 11, START + 30 * MINUTE).status).toBe('STATUS_FINAL')
})
