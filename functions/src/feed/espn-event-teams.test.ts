import { expect, test } from 'vitest'
import { feedEvent, records, side } from '../../../tests/fixtures/feed-answer'
import { parseEvent } from './espn-event'
import type { FeedTeam } from './feed-game'

const away = (listed: Record<string, unknown>) => parseEvent(feedEvent({ away: listed })).game?.away

// A school of the catalogue is known by its id: codes, names and colours differ from answer to answer.
test.each<[about: string, listed: Record<string, unknown>, known: Partial<FeedTeam>]>([
  [
    'Buffalo has another code on the scoreboard, and had another blue in 2022',
    side('2084', 'BUFF', 'Buffalo', 'Bulls', { color: '041A9B' }),
    { abbr: 'BUF', name: 'Buffalo', nickname: 'Bulls', color: '#005bbb' },
  ],
  [
    'Buffalo is called by the catalogue, whatever the feed calls it',
    side('2084', 'UB', 'University at Buffalo', 'Bison'),
    { name: 'Buffalo', nickname: 'Bulls' },
  ],
  ['so has Air Force', side('2005', 'AFA', 'Air Force', 'Falcons'), { abbr: 'AF' }],
  ['Jacksonville State was JVST in 2025', side('55', 'JVST', 'Jacksonville State', 'Gamecocks'), { abbr: 'JXST' }],
  [
    'Long Island came without a colour',
    side('112358', 'LIU', 'Long Island University', 'Sharks'),
    { color: '#69b3e7' },
  ],
  [
    'Villanova, of another division, is what the feed says it is',
    side('222', 'VILL', 'Villanova', 'Wildcats', { color: '123d7C' }),
    { id: '222', abbr: 'VILL', name: 'Villanova', nickname: 'Wildcats', color: '#123d7c' },
  ],
  ['a school has the code that the feed gives it', side('222', 'NOVA', 'Villanova', 'Wildcats'), { abbr: 'NOVA' }],
  ['a colour of no six digits is none', side('222', 'VILL', 'Villanova', 'Wildcats', { color: 'fff' }), { color: '' }],
  ['nor is a longer one', side('222', 'VILL', 'Villanova', 'Wildcats', { color: '123d7c7' }), { color: '' }],
  ['nor one after a sharp', side('222', 'VILL', 'Villanova', 'Wildcats', { color: '#123d7c' }), { color: '' }],
  ['a code made of first letters cuts no emoji in two', side('2754', '', 'You😀own', 'Penguins'), { abbr: 'YOU😀' }],
  [
    'a school without a code is called by its first letters',
    side('2754', '', 'Youngstown State', 'Penguins'),
    { abbr: 'YOUN', color: '' },
  ],
  [
    'one without a place by its whole name',
    { team: { id: '2754', displayName: 'Youngstown State Penguins' } },
    { abbr: '', name: 'Youngstown State Penguins', nickname: '', color: '' },
  ],
  [
    'one of which only the id is given has no name',
    { team: { id: '2754' } },
    { id: '2754', abbr: '', name: '', nickname: '', color: '' },
  ],
])('%s', (_about, listed, known) => expect(away(listed)).toMatchObject(known))

test.each<[about: string, curatedRank: object | null | undefined, rank: number | null]>([
  ['Georgia 2022', { current: 1 }, 1],
  ['Oregon 2022, the last of the poll', { current: 25 }, 25],
  ['just outside', { current: 26 }, null],
  ['nobody’s vote', { current: 99 }, null],
  ['not ranked yet', { current: 0 }, null],
  ['an empty rank', { current: null }, null],
  ['HOU @ TTU 2026: none for one of the two', undefined, null],
  ['no rank', null, null],
])('the rank of %s', (_about, curatedRank, rank) => {
  expect(away(side('61', 'UGA', 'Georgia', 'Bulldogs', { curatedRank }))?.rank).toBe(rank)
})

test.each<[about: string, records: object[] | null | undefined, record: string]>([
  ['SC @ FLA 2026: the season, not at home', records('2-2', '2-1'), '2-2'],
  ['an entry that is no record', [null as unknown as object], ''],
  ['nothing played', [], ''],
  ['a record without a sum', [{ type: 'total' }], ''],
  ['MIA @ WAKE 2026: none for one of the two', undefined, ''],
  ['no record', null, ''],
])('the record of a team: %s', (_about, listed, record) => {
  expect(away(side('2579', 'SC', 'South Carolina', 'Gamecocks', { records: listed }))?.record).toBe(record)
})

test.each<[about: string, score: unknown, points: number | null]>([
  ['a string, as on every scoreboard', '24', 24],
  ['nothing yet', '0', 0],
  ['a number', 24, 24],
  ['a blank', '', null],
  ['null', null, null],
  ['not there', undefined, null],
  ['half a point', '2.5', null],
  ['a score below zero', '-3', null],
  ['a blank of a space', ' ', null],
  ['a blank of a tab', '\t', null],
  ['in sixteens', '0x1f', null],
  ['in powers of ten', '3e1', null],
  ['a word', 'TBD', null],
  ['as high as a commissioner may enter', '250', 250],
  ['one point more', '251', null],
  ['more than any side ever scored', '1e300', null],
])('a score that is %s', (_about, score, points) => {
  expect(away(side('61', 'UGA', 'Georgia', 'Bulldogs', { score }))?.score).toBe(points)
})

test.each<[about: string, field: Parameters<typeof feedEvent>[0]]>([
  ['channels', { broadcasts: [null] as never }],
  ['channels, of which one has no name', { broadcasts: [{ names: ['ESPN', null] }] as never }],
  ['odds', { odds: ['even'] as never }],
  ['odds, of which one is a word and another has a wrong number', { odds: ['even', { spread: 'x' }] as never }],
])('an event is a game without its %s, where an entry of them cannot be read', (_about, field) => {
  const { game } = parseEvent(feedEvent({ ...field, id: '401403888' }))
  expect(game).toMatchObject({ id: '401403888', broadcast: '', spread: null })
})
