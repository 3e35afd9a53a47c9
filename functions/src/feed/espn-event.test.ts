import { describe, expect, it } from 'vitest'
import { hasRecordings, recorded } from '../../../tests/recorded'
import { readEvent } from './espn-event'
import type { FeedGame } from './feed-game'

const games = (file: string): FeedGame[] => recorded(file).events.flatMap((event) => readEvent(event) ?? [])
const game = (file: string, id: string) => games(file).find((each) => each.id === id)
const SATURDAY_2022 = '2022wk3-live-final-pregame.json'

describe.skipIf(!hasRecordings)('a real Saturday of 2022', () => {
  it('reads all 25 games in their phases', () => {
    const phases = games(SATURDAY_2022).map(({ phase, pause }) => pause ?? phase)
    const count = (phase: string) => phases.filter((each) => each === phase).length
    expect([count('live'), count('halftime'), count('final'), count('pre')]).toEqual([12, 5, 1, 7])
  })

  it.each([
    ['OHIO @ ISU, ISU -20.0', '401404069', -20],
    ['UNT @ UNLV, UNLV -2.5', '401426558', -2.5],
    ['BYU @ ORE, ORE -3.5', '401403989', -3.5],
  ])('takes the number of %s from its only form, the details', (_name, id, spread) => {
    expect(game(SATURDAY_2022, id)).toMatchObject({ spread, favorite: null })
  })

  it('finds no odds on any game that has kicked off', () => {
    const started = games(SATURDAY_2022).filter(({ phase }) => phase !== 'pre')
    expect(started.every(({ spread, overUnder }) => spread === null && overUnder === null)).toBe(true)
  })

  it('reads UGA 24, SC 0 at the half, with Georgia ranked first', () => {
    expect(game(SATURDAY_2022, '401403888')).toMatchObject({
      ...{ home: { abbr: 'SC', score: 0, rank: null }, away: { abbr: 'UGA', score: 24, rank: 1 } },
      ...{ phase: 'live', pause: 'halftime', period: 2, broadcast: 'ESPN', neutralSite: false },
    })
  })

  it('knows Buffalo by its id, whatever code the scoreboard uses', () => {
    expect(game(SATURDAY_2022, '401416601')?.away).toMatchObject({ abbr: 'BUF', name: 'Buffalo' })
  })
})

describe.skipIf(!hasRecordings)('the shape of 2026', () => {
  it.each([
    ['a home favourite, USM @ TROY', '401871090', -10.5, 'HOME'],
    ['an away favourite, JXST @ KENN', '401871051', 3, 'AWAY'],
  ])('reads %s from the home side', (_name, id, spread, favorite) => {
    expect(game('2026wk6-pregame-full-odds-2games.json', id)).toMatchObject({ spread, favorite })
  })

  it('reads a kickoff to be announced, odds and all', () => {
    expect(game('2026wk6-tbd-kickoff-1game.json', '401856714')).toMatchObject({
      timeTbd: true,
      spread: -14.5,
      phase: 'pre',
    })
  })

  it('reads possession and down of a live game', () => {
    const live = game('2026-09-18-live-pregame-3games.json', '401858226')
    expect(live).toMatchObject({ possession: 'AWAY', down: '2nd & 10 at MIA 34', clock: '12:22', period: 1 })
  })

  it('takes a postponed game, post and 0–0, for no final', () => {
    expect(games('2020-11-21-postponed-2games.json').map(({ phase }) => phase)).toEqual(['postponed', 'postponed'])
  })
})

describe('what a game is doing', () => {
  const read = (type: { name: string; state: string; completed?: boolean }, timeValid = true) => {
    const sides = [
      { homeAway: 'home', team: { id: '2' }, score: '0' },
      { homeAway: 'away', team: { id: '333' }, score: '0' },
    ]
    const competitions = [{ timeValid, competitors: sides, status: { period: 0, displayClock: '0:00', type } }]
    return readEvent({ id: '1', date: '2025-11-29T05:00Z', competitions })
  }

  it.each([
    ['STATUS_SCHEDULED', 'pre', false, 'pre'],
    ['STATUS_DELAYED', 'in', false, 'live'],
    ['STATUS_SUSPENDED', 'in', false, 'suspended'],
    ['STATUS_POSTPONED', 'post', false, 'postponed'],
    ['STATUS_CANCELED', 'post', false, 'canceled'],
    ['STATUS_FORFEIT', 'post', true, 'suspended'],
    ['STATUS_ABANDONED', 'post', false, 'suspended'],
    ['STATUS_FINAL', 'post', false, 'live'],
    ['STATUS_FINAL', 'post', true, 'final'],
  ])('%s, %s, completed %s: %s', (name, state, completed, phase) => {
    expect(read({ name, state, completed })?.phase).toBe(phase)
  })

  it.each([
    ['STATUS_SCHEDULED', 'pre', false],
    ['STATUS_SCHEDULED', 'pre', true],
    ['STATUS_POSTPONED', 'post', true],
    ['STATUS_IN_PROGRESS', 'in', false],
    ['STATUS_CANCELED', 'post', false],
  ])(
    '%s with a time that is valid or not: only what is still to be played is to be announced',
    (name, state, valid) => {
      const toCome = name === 'STATUS_SCHEDULED' && !valid
      expect(read({ name, state }, valid)?.timeTbd).toBe(toCome || name === 'STATUS_POSTPONED')
    },
  )
})

describe('what is not a game', () => {
  it.each([
    ['nothing', null],
    ['a word', 'game'],
    ['an event without sides', { id: '1', date: '2025-11-08T17:00Z', competitions: [{ competitors: [] }] }],
    ['a date that is none', { id: '1', date: 'soon', competitions: [{ competitors: [] }] }],
  ])('is passed over: %s', (_name, raw) => {
    expect(readEvent(raw)).toBeNull()
  })
})
