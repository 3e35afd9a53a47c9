import { expect, test } from 'vitest'
import { feedEvent, offer, offer2022, side } from '../../../tests/fixtures/feed-answer'
import { parseEvent } from './espn-event'
import type { FeedGame } from './feed-game'

type Odds = Pick<FeedGame, 'spread' | 'favorite' | 'overUnder'>
const none = { spread: null, favorite: null, overUnder: null }

/** The odds of a game between two codes of the scoreboard, away first. */
function oddsOf(codes: string, odds: unknown): Partial<Record<keyof Odds, unknown>> {
  const [away = '', home = ''] = codes.split(' @ ')
  const game = { home: side('1', home, home, ''), away: side('2', away, away, ''), odds }
  const { spread, favorite, overUnder } = parseEvent(feedEvent(game)).game ?? {}
  return { spread, favorite, overUnder }
}

test.each<[codes: string, about: string, odds: unknown, listed: Odds]>([
  // Of 61 offers of 2026 every number was the home side's, below zero where it was the favourite.
  ['USM @ TROY', 'a home favourite', offer('TROY -10.5', -10.5, 49.5), odds(-10.5, 'HOME', 49.5)],
  ['JXST @ KENN', 'an away favourite', offer('JXST -3', 3, 50.5), odds(3, 'AWAY', 50.5)],
  ['PRST @ ORE', 'a giant, without a moneyline', offer('ORE -58.5', -58.5, 71.5), odds(-58.5, 'HOME', 71.5)],
  ['AFA @ NIU', 'a code that is neither side’s own', offer('AF -10', 10, 51), odds(10, 'AWAY', 51)],
  ['KU @ UTAH', 'a total alone', [{ overUnder: 52.5 }], { ...none, overUnder: 52.5 }],
  ['KU @ UTAH', 'a total that is not known', [{ overUnder: 0 }], none],
  ['ALA @ AUB', 'a pick’em', offer('EVEN', 0, 48.5), odds(0, null, 48.5)],
  ['ALA @ AUB', 'a number of quarters', offer('ALA -7.25', 7.25, 48.5), odds(7.5, 'AWAY', 48.5)],
  ['ALA @ AUB', 'a number against its words', offer('AUB -7', 7, 48.5), odds(7, 'AWAY', 48.5)],
  ['ALA @ AUB', 'a first offer that is empty', [null, ...offer('ALA -7', 7, 48.5)], odds(7, 'AWAY', 48.5)],
  ['ALA @ AUB', 'two offers', [...offer('ALA -7', 7, 48.5), ...offer('ALA -6', 6, 47)], odds(7, 'AWAY', 48.5)],
  ['ALA @ AUB', 'no offer', [], none],
  ['ALA @ AUB', 'only an empty one', [null], none],
  ['MIA @ WAKE', 'a game that has kicked off', undefined, none],
  ['ALA @ AUB', 'null', null, none],
])('%s, %s', (codes, _about, listed, read) => expect(oddsOf(codes, listed)).toEqual(read))

function odds(spread: number, favorite: FeedGame['favorite'], overUnder: number): Odds {
  return { spread, favorite, overUnder }
}

test.each<[codes: string, details: string, spread: number | null]>([
  ['OHIO @ ISU', 'ISU -20.0', -20],
  ['UNT @ UNLV', 'UNLV -2.5', -2.5],
  ['CAL @ ND', 'ND -13.5', -13.5],
  // Not seen in 2022, but as it would be written.
  ['OHIO @ ISU', 'OHIO -3', 3],
  ['OHIO @ ISU', 'OHIO +3.5', -3.5],
  ['OHIO @ ISU', 'ISU -20.50', -20.5],
  ['OHIO @ ISU', 'ISU 14', 14],
  ['OHIO @ ISU', 'EVEN', 0],
  ['OHIO @ ISU', 'even', 0],
  ['OHIO @ ISU', 'EVEN MONEY', null],
  ['OHIO @ ISU', 'ISU EVEN', null],
  ['OHIO @ ISU', 'IOWA -20.0', null],
  ['OHIO @ ISU', 'ISU -20.', null],
  ['OHIO @ ISU', 'by ISU -20', null],
  ['OHIO @ ISU', 'ISU -20 or so', null],
  ['OHIO @ ISU', 'off', null],
  ['ISU @ ISU', 'ISU -20.0', null], // Illinois State at Iowa State: whose number is it?
])('%s of 2022, "%s": %s', (codes, details, spread) => {
  expect(oddsOf(codes, offer2022(details, 48.5))).toEqual({ spread, favorite: null, overUnder: 48.5 })
})

test.each<[about: string, home: unknown, away: unknown, favorite: FeedGame['favorite']]>([
  ['the home side', { favorite: true }, { favorite: false }, 'HOME'],
  ['the away side', { favorite: false }, { favorite: true }, 'AWAY'],
  ['both', { favorite: true }, { favorite: true }, null],
  ['nobody', { favorite: false }, { favorite: false }, null],
  ['the home side alone', { favorite: true }, undefined, 'HOME'],
  ['the away side alone', null, { favorite: true }, 'AWAY'],
  ['an empty flag', { favorite: null }, {}, null],
])('the feed flags %s as the favourite', (_about, homeTeamOdds, awayTeamOdds, favorite) => {
  expect(oddsOf('ALA @ AUB', [{ homeTeamOdds, awayTeamOdds }]).favorite).toBe(favorite)
})
