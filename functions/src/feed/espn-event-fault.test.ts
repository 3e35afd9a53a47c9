import { expect, test } from 'vitest'
import { feedEvent, SCHEDULED, side, underWay } from '../../../tests/fixtures/feed-answer'
import { parseEvent } from './espn-event'

const LEFT_OUT = 'cannot be read. The event is left out.'
const none = { status: undefined }
/** An event whose status is only in these two places. */
const withStatus = (ofEvent: object, ofGame: object) => {
  const { competitions, ...event } = feedEvent()
  return { ...event, ...ofEvent, competitions: competitions.map((game) => ({ ...game, ...ofGame })) }
}

test.each<[about: string, raw: object, fault: string]>([
  ['a date', { ...feedEvent(), date: 'soon' }, `The score feed’s date of event 401752784 ${LEFT_OUT}`],
  ['a status', withStatus(none, none), `The score feed’s status of event 401752784 ${LEFT_OUT}`],
  [
    'its host',
    feedEvent({ home: { homeAway: 'away' } }),
    `The score feed’s competitions.0.competitors.0.team of event 401752784 ${LEFT_OUT}`,
  ],
  [
    'one of two sides',
    feedEvent({ home: { ...side('2', 'AUB', 'Auburn', 'Tigers'), homeAway: 'away' } }),
    `The score feed’s competitions.0.competitors of event 401752784 ${LEFT_OUT}`,
  ],
  [
    'two teams',
    feedEvent({ home: side('2', 'AUB', 'Auburn', 'Tigers'), away: side('2', 'AUB', 'Auburn', 'Tigers') }),
    `The score feed’s competitions.0.competitors of event 401752784 ${LEFT_OUT}`,
  ],
  [
    'two different teams, where both ids are the same word',
    feedEvent({ home: side('x', 'AUB', 'Auburn', 'Tigers'), away: side('x', 'AUB', 'Auburn', 'Tigers') }),
    `The score feed’s competitions.0.competitors of event 401752784 ${LEFT_OUT}`,
  ],
  [
    'the id of a team',
    feedEvent({ home: side('', 'AUB', 'Auburn', 'Tigers') }),
    `The score feed’s competitions.0.competitors.0.team.id of event 401752784 ${LEFT_OUT}`,
  ],
  ['an id', { ...feedEvent(), id: 'a/b' }, `The score feed’s id of event without an id ${LEFT_OUT}`],
])('an event without %s is left out, and says what is missing', (_about, raw, fault) =>
  expect(parseEvent(raw)).toMatchObject({ game: null, fault }),
)

test('a status may be that of the event or that of its game', () => {
  expect(parseEvent(withStatus(none, { status: SCHEDULED })).game?.phase).toBe('pre')
  expect(parseEvent(withStatus({ status: SCHEDULED }, none)).game?.phase).toBe('pre')
})

test('the first three fields that cannot be read are named', () => {
  const { fault, game } = parseEvent(
    feedEvent({ neutralSite: 'no', broadcast: 7, situation: 7, odds: [{ spread: 'x' }], broadcasts: 7 }),
  )
  expect(game).toMatchObject({ id: '401752784', spread: null, broadcast: '' })
  const named = ['neutralSite', 'odds.0.spread', 'broadcasts'].map((field) => `competitions.0.${field}`)
  const name = 'Alabama at Auburn (event 401752784)'
  expect(fault).toBe(`The score feed’s ${named.join(', ')} of ${name} cannot be read. The rest of it is used.`)
})

test('a game of two teams that are not known yet is left out, and says so', () => {
  const tbd = side('-1', 'TBD', 'TBD', '')
  expect(parseEvent(feedEvent({ home: tbd, away: tbd })).unnamed).toMatch(/does not know both teams/)
})

test.each(['home', 'away'])('a game whose %s team is not known yet is left out, and says so', (where) => {
  const { game, id, fault, unnamed } = parseEvent(feedEvent({ [where]: side('-1', 'TBD', 'TBD', '') }))
  expect({ game, id, fault }).toEqual({ game: null, id: '401752784', fault: '' })
  expect(unnamed).toMatch(/^The score feed does not know both teams of (TBD at Auburn|Alabama at TBD) yet\.$/)
})

test('a game whose opponent has withdrawn is left out as cancelled', () => {
  const { game, unnamed } = parseEvent(
    feedEvent({ away: side('-2', 'TBD', 'TBD', ''), status: { type: { name: 'STATUS_CANCELED', state: 'post' } } }),
  )
  expect(game).toBeNull()
  expect(unnamed).toBe('The score feed has TBD at Auburn as cancelled, and names no second team.')
})

test.each([
  ['a period', { status: underWay(1e308, '9:00') }, 'period', 0],
  ['a period, below zero', { status: underWay(-1, '9:00') }, 'period', 0],
  ['a fractional period', { status: underWay(1.5, '9:00') }, 'period', 0],
  ['an over/under', { odds: [{ overUnder: 1e308 }] }, 'overUnder', null],
  ['an over/under, below zero', { odds: [{ overUnder: -1 }] }, 'overUnder', null],
] as const)('%s out of its bounds counts as missing, and is named', (_about, event, field, value) => {
  const { game, fault } = parseEvent(feedEvent(event as Parameters<typeof feedEvent>[0]))
  expect(game?.[field]).toBe(value)
  expect(fault).toMatch(new RegExp(`${field}[ ,].* cannot be read\\. The rest of it is used\\.$`))
})

test('the most overtimes so far are within the bounds', () =>
  expect(parseEvent(feedEvent({ status: underWay(13, '') }))).toMatchObject({ game: { period: 13 }, fault: '' }))

test('a fractional rank counts as none', () => {
  const away = side('333', 'ALA', 'Alabama', 'Crimson Tide', { curatedRank: { current: 3.5 } })
  expect(parseEvent(feedEvent({ away })).game?.away.rank).toBeNull()
})
