import { describe, expect, it, test } from 'vitest'
import * as feed from '../../../tests/fixtures/feed-answer'
import { isFinalStatus, parseEvent } from './espn-event'
import type { FeedGame } from './feed-game'

const { feedEvent, shownOn, side, status } = feed

test('Georgia at South Carolina, September 17th 2022, at the half', () => {
  const home = { color: '670010', records: feed.records('1-1', '1-0') }
  const away = { score: '24', curatedRank: { current: 1 }, records: feed.records('2-0', '1-0') }
  const raw = feedEvent({
    ...{ id: '401403888', date: '2022-09-17T16:00Z', status: feed.HALFTIME, broadcasts: shownOn('ESPN') },
    // Two quarters later the feed still shows where the last kickoff put the ball, and no longer who had it.
    situation: { downDistanceText: '1st & 10 at UGA 10', isRedZone: false },
    home: side('2579', 'SC', 'South Carolina', 'Gamecocks', home),
    away: side('61', 'UGA', 'Georgia', 'Bulldogs', away),
  })
  expect(parseEvent(raw).game).toEqual({
    ...{ id: '401403888', kickoff: Date.UTC(2022, 8, 17, 16), timeTbd: false, neutralSite: false },
    ...{ phase: 'live', pause: 'halftime', period: 2, clock: '0:00', possession: null, down: '' },
    ...{ broadcast: 'ESPN', spread: null, favorite: null, overUnder: null },
    home: {
      ...{ id: '2579', abbr: 'SC', name: 'South Carolina', nickname: 'Gamecocks', color: '#73000a' },
      ...{ rank: null, record: '1-1', score: 0 },
    },
    away: {
      ...{ id: '61', abbr: 'UGA', name: 'Georgia', nickname: 'Bulldogs', color: '#ba0c2f' },
      ...{ rank: 1, record: '2-0', score: 24 },
    },
  })
})

describe('the phase of a game', () => {
  type Case = [seen: string, status: ReturnType<typeof status>, expected: Partial<FeedGame>]
  // What the feed says of a game, and where it has been seen to.
  const cases: Case[] = [
    ['USM @ TROY 2026', feed.SCHEDULED, { phase: 'pre', period: 0, clock: '0:00', pause: null }],
    ['TXST @ BAY 2022', feed.underWay(3, '12:57'), { phase: 'live', period: 3, clock: '12:57', pause: null }],
    ['CIN @ M-OH 2022', feed.HALFTIME, { phase: 'live', period: 2, pause: 'halftime' }],
    ['WOF @ VT 2022', feed.finalAfter(4), { phase: 'final', period: 4, pause: null }],
    ['Tarleton State at Army 2025, two overtimes', feed.finalAfter(6), { phase: 'final', period: 6 }],
    ['HOU @ SMU 2020: over, and not completed', feed.POSTPONED, { phase: 'postponed', timeTbd: true }],
    [
      'JAX-LV 2022, of the professionals: under way before its first snap',
      status('STATUS_DELAYED', 'in', { period: 1, displayClock: '15:00' }),
      { phase: 'live', pause: 'delayed', period: 1, clock: '15:00' },
    ],
    ['NFL preseason 2020', status('STATUS_CANCELED', 'post'), { phase: 'canceled', timeTbd: false }],
    // Not seen so far.
    ['a storm', status('STATUS_RAIN_DELAY', 'in'), { phase: 'live', pause: 'delayed' }],
    ['stopped for good, or for now', status('STATUS_SUSPENDED', 'in'), { phase: 'suspended', pause: null }],
    ['given up', status('STATUS_FORFEIT', 'post', { completed: true }), { phase: 'suspended' }],
    ['broken off', status('STATUS_ABANDONED', 'post'), { phase: 'suspended' }],
    ['over, but not confirmed', status('STATUS_FINAL', 'post'), { phase: 'live' }],
    ['a pause between quarters', status('STATUS_END_PERIOD', 'in', { period: 1 }), { phase: 'live', pause: null }],
  ]
  it.each(cases)('%s', (_seen, now, expected) =>
    expect(parseEvent(feedEvent({ status: now })).game).toMatchObject(expected),
  )

  it('is not guessed from a state that the feed has never had', () => {
    const { game, id, fault } = parseEvent(feedEvent({ status: status('STATUS_TBD', 'tbd') }))
    expect([game, id]).toEqual([null, '401752784'])
    expect(fault).toMatch(/status\.type\.state.* of event 401752784 cannot be read\. The event is left out\.$/)
  })

  it('is read from the event, else from its competition; an event without a status is skipped', () => {
    const { status: _, ...event } = feedEvent({ status: feed.HALFTIME })
    expect(parseEvent(event).game?.pause).toBe('halftime')
    expect(parseEvent({ ...event, status: feed.finalAfter(4) }).game?.phase).toBe('final')
    expect(parseEvent({ ...event, competitions: [{ ...event.competitions[0], status: null }] }).game).toBeNull()
  })

  it('is upcoming, unless the feed says more than the name of the status', () => {
    const event = feedEvent({ status: { type: { name: 'STATUS_FINAL', state: 'in' } } })
    expect(parseEvent(event).game).toMatchObject({ phase: 'live', period: 0, clock: '' })
  })
})

test.each<[about: string, status: object, timeValid: boolean | undefined, timeTbd: boolean]>([
  ['SC @ FLA 2026, a week ahead: midnight Eastern stands for a time', feed.SCHEDULED, false, true],
  ['the same once it is set', feed.SCHEDULED, true, false],
  ['where the feed does not say whether the time is valid', feed.SCHEDULED, undefined, false],
  ['NAVY @ USF 2020: postponed, at the old time', feed.POSTPONED, true, true],
  ['cancelled while it has no time', status('STATUS_CANCELED', 'post'), false, true],
  ['cancelled', status('STATUS_CANCELED', 'post'), true, false],
  ['forfeited while it has no time', status('STATUS_FORFEIT', 'post', { completed: true }), false, true],
  ['forfeited in the second quarter', { ...status('STATUS_FORFEIT', 'post'), period: 2 }, false, false],
  ['under way', feed.underWay(1, '15:00'), false, false],
  ['final', feed.finalAfter(4), false, false],
])('the kickoff of a game, %s', (_about, now, timeValid, timeTbd) => {
  expect(parseEvent(feedEvent({ status: { ...now }, timeValid })).game?.timeTbd).toBe(timeTbd)
})

test.each<[about: string, situation: object | null | undefined, expected: Partial<FeedGame>]>([
  ['Baylor 2022', ball('2', '2nd & 10 at BAY 48'), { possession: 'HOME', down: '2nd & 10 at BAY 48' }],
  ['Villanova 2022, across midfield', ball('333', '2nd & 20 at ARMY 33'), { possession: 'AWAY' }],
  ['YSU @ UK 2022, after a try', { down: -1, distance: -1 }, { possession: null, down: '' }],
  ['half the games under way in 2022, around kickoffs and breaks', ball(null, null), { possession: null, down: '' }],
  ['USA @ UCLA 2022, before the first snap', undefined, { possession: null, down: '' }],
  ['a game without a ball', null, { possession: null, down: '' }],
  ['the ball of another game', ball('57', '1st & 10 at FLA 25'), { possession: null }],
])('who has the ball: %s', (_about, situation, expected) => {
  expect(parseEvent(feedEvent({ status: feed.underWay(3, '12:57'), situation })).game).toMatchObject(expected)
})

test('the down is that of the play under way: during a break the feed keeps the last one', () => {
  const situation = { downDistanceText: '2nd & 7 at AUB 35' }
  const downOf = (status: typeof feed.HALFTIME) => parseEvent(feedEvent({ status, situation })).game?.down
  expect(downOf(feed.underWay(2, '4:00'))).toBe('2nd & 7 at AUB 35')
  expect(downOf(feed.HALFTIME)).toBe('')
})

function ball(possession: string | null, downDistanceText: string | null) {
  return { possession, downDistanceText }
}

test.each<[about: string, broadcasts: object[] | null | undefined, broadcast: string]>([
  ['MIA @ WAKE 2026', shownOn('ESPN'), 'ESPN'],
  ['CAL @ ND 2022, on the air and on the net', shownOn('NBC', 'Peacock'), 'NBC, Peacock'],
  ['two markets', [...shownOn('FOX'), { market: 'home', names: ['BTN'] }], 'FOX, BTN'],
  ['TOW @ WVU 2022, under a name of the feed’s own', shownOn('BIG12|ESPN+'), 'BIG12, ESPN+'],
  ['a name that is a blank', shownOn('', 'ESPN'), 'ESPN'],
  ['UNT @ UNLV 2022, nowhere', [], ''],
  ['a market without a name', [{ market: 'national' }], ''],
  ['no list', null, ''],
  ['not even that', undefined, ''],
  ['twice on the same', shownOn('BIG12|ESPN+', 'ESPN+'), 'BIG12, ESPN+'],
])('where a game is shown: %s', (_about, broadcasts, broadcast) => {
  expect(parseEvent(feedEvent({ broadcasts })).game?.broadcast).toBe(broadcast)
})

test('the broadcast of a game without a list is its summary: PRST @ ORE 2026', () => {
  expect(parseEvent(feedEvent({ broadcast: 'BTN' })).game?.broadcast).toBe('BTN')
  expect(parseEvent(feedEvent({ broadcast: 'ACC|ESPN+' })).game?.broadcast).toBe('ACC, ESPN+')
  expect(parseEvent(feedEvent({ broadcast: 'NBC/Peacock', broadcasts: shownOn('NBC') })).game?.broadcast).toBe('NBC')
})

test('a game at a neutral site still has a home side (CIN @ M-OH 2022)', () => {
  const expected = { abbr: 'AUB' }
  expect(parseEvent(feedEvent({ neutralSite: true })).game).toMatchObject({ neutralSite: true, home: expected })
  expect(parseEvent(feedEvent({ neutralSite: undefined })).game).toMatchObject({ neutralSite: false, home: expected })
})

describe('an event that is not a game', () => {
  const [home, away] = [side('2', 'AUB', 'Auburn', 'Tigers'), side('333', 'ALA', 'Alabama', 'Crimson Tide')]
  const between = (...competitors: object[]) => feedEvent({ competitors })
  it.each([
    ['nothing', null],
    ['a word', 'game'],
    ['an event without a competition', { ...feedEvent(), competitions: [] }],
    ['one whose competition is none', { ...feedEvent(), competitions: ['final'] }],
    ['one without teams', between()],
    ['one with a home team alone', between({ ...home, homeAway: 'home' })],
    ['one with an away team alone', between({ ...away, homeAway: 'away' })],
    [
      'a team that is neither at home nor away',
      between({ ...home, homeAway: 'neutral' }, { ...away, homeAway: 'away' }),
    ],
    ['a date that is none', feedEvent({ date: 'soon' })],
    ['an id with a path in it', feedEvent({ id: '1/2' })],
    ['an id that begins with a blank', feedEvent({ id: ' 1' })],
    ['an id that ends with a line', feedEvent({ id: '1 ' })],
    ['an id without end', feedEvent({ id: '1'.repeat(41) })],
  ])('is passed over: %s', (_name, raw) => expect(parseEvent(raw).game).toBeNull())
})

test.each([
  ...['final', 'Final', 'FINAL/2OT', 'Final OT', 'STATUS_FINAL', 'post', 'ended', 'complete', ' Completed '].map(
    (word) => [word, true] as const,
  ),
  ...[
    'pre',
    'in',
    'Q4 0:12',
    'Half',
    'STATUS_IN_PROGRESS',
    'Postponed',
    'STATUS_CANCELED',
    'semifinal',
    'no status_final',
    '',
  ].map((word) => [word, false] as const),
])('the status "%s" means the game is over: %s', (word, over) => expect(isFinalStatus(word)).toBe(over))
