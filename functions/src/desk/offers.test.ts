import { describe, expect, test } from 'vitest'
import type { OfferFlag } from '#common/api/responses'
import type { GameLine } from '#common/game/line'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { feedGame, KICKOFF } from '../../../tests/fixtures/games'
import { ironBowl } from '../../../tests/fixtures/line'
import type { FeedGame } from '../feed/feed-game'
import { feedOffers, slateOffers } from './offers'

const EARLY = KICKOFF - 86_400_000
const one = (line: Partial<GameLine>, game: Partial<FeedGame> | null, now = EARLY) =>
  slateOffers([ironBowl(line)], new Map(game ? [['401752784', feedGame(game)]] : []), now)[0]

const NO_NUMBER = { spread: null, spreadSource: null, spreadWas: null }
const TAKEN_AWAY = { ...NO_NUMBER, spreadWas: 7 }

type Row = [
  about: string,
  line: Partial<GameLine>,
  game: Partial<FeedGame> | null,
  flag: OfferFlag,
  acceptable: boolean,
]

describe('a number of the feed is not simply taken', () => {
  test.each<Row>([
    ['when the feed does not list the game', {}, null, 'unlisted', false],
    ['when there is none', {}, { spread: null }, 'no-number', false],
    ['that no line may have', {}, { spread: 480, favorite: 'AWAY' }, 'no-number', false],
    ['for a game that is locked', { isLocked: true }, { spread: 6 }, 'locked', false],
    ['against the feed’s favourite flag', {}, { spread: -7, favorite: 'AWAY' }, 'sign', true],
    ['when it jumps from 7 to 14½', {}, { spread: 14.5 }, 'jump', true],
    ['when it jumps through zero', { spread: -4 }, { spread: 4 }, 'jump', true],
    ['over one that was set by hand', { spreadSource: 'commissioner' }, { spread: 6 }, 'by-hand', true],
    ['by hand before the jump', { spreadSource: 'commissioner' }, { spread: 20 }, 'by-hand', true],
    ['and a locked game not even when accepted', { isLocked: true }, { spread: -7 }, 'locked', false],
    ['nor one in place of a number that was taken away', { ...TAKEN_AWAY, isLocked: true }, {}, 'locked', false],
    ['nor one the feed has stopped giving a number for', { isLocked: true }, { spread: null }, 'locked', false],
  ])('%s', (_about, line, game, flag, acceptable) => {
    const offer = one(line, game)
    expect(offer).toMatchObject({ flag, acceptable })
    expect(offer?.problem).toMatch(/^[A-Z].*\.$/)
  })

  test.each([
    ['once the game has kicked off', {}, KICKOFF],
    ['nor in place of one that was taken away', TAKEN_AWAY, KICKOFF],
    ['nor a first one, once the picks are revealed', NO_NUMBER, KICKOFF + LOCK_AFTER_KICKOFF],
  ])('%s', (_about, line, now) =>
    expect(one(line, { spread: 6 }, now)).toMatchObject({ flag: 'kicked-off', acceptable: false }),
  )
})

test.each<[about: string, line: Partial<GameLine>, game: Partial<FeedGame>]>([
  ['a first number', NO_NUMBER, { spread: 30 }],
  ['that of a locked game, too,', { ...NO_NUMBER, isLocked: true }, { spread: 30 }],
  ['a move of exactly 7', {}, { spread: 14 }],
  ['the number that was set by hand as well', { spreadSource: 'commissioner' }, { spread: 7 }],
  ['a pick’em whatever favourite is flagged', { spread: 1 }, { spread: 0 }],
])('%s is taken', (_about, line, game) => {
  expect(one(line, game)).toMatchObject({ problem: '', acceptable: true })
  expect(one(line, game)).not.toHaveProperty('flag')
})

test.each([
  ['a number with half a point added stays while the feed gives the whole one', 7.5, 7, 7.5, undefined],
  ['the same of a home favourite', -7.5, -7, -7.5, undefined],
  ['but is asked about when the feed gives another one', 7.5, 6, 6, 'by-hand'],
  ['as is half a point less', 6.5, 7, 7, 'by-hand'],
] as const)('%s', (_about, own, feeds, spread, flag) => {
  const favorite = feeds < 0 ? 'HOME' : 'AWAY'
  const offer = one({ spread: own, spreadSource: 'commissioner' }, { spread: feeds, favorite })
  expect([offer?.spread, offer?.flag]).toEqual([spread, flag])
})

test('a first number is taken until the picks are revealed', () =>
  expect(one(NO_NUMBER, { spread: 6 }, KICKOFF + LOCK_AFTER_KICKOFF - 1)).toMatchObject({ problem: '' }))

test('a game that the feed turned round is read as the slate has it', () => {
  const { home, away } = feedGame()
  expect(one({ spread: null }, { home: away, away: home, spread: -7, favorite: 'HOME' })).toMatchObject({
    spread: 7,
    problem: '',
  })
})

test('a game that the feed has of other teams is not the line’s', () => {
  const other = feedGame({ id: ironBowl().gameId, spread: -20 })
  const games = new Map([[other.id, { ...other, home: { ...other.home, id: 'x' }, away: { ...other.away, id: 'y' } }]])
  expect(slateOffers([ironBowl()], games, EARLY)).toMatchObject([{ spread: null, flag: 'unlisted', acceptable: false }])
})

describe('one number for every game', () => {
  const lines = ['a', 'b', 'c', 'd', 'e'].map((gameId) => ironBowl({ gameId, spread: null, spreadSource: null }))
  const gamesWith = (spreads: (number | null)[]) =>
    spreads.map((spread, index) => feedGame({ id: 'abcde'[index] ?? '', spread }))
  const flags = (numbers: (number | null)[]) =>
    slateOffers(lines, new Map(gamesWith(numbers).map((game) => [game.id, game])), EARLY).map(({ flag }) => flag)

  test('is flagged, and a game without one is not', () =>
    expect(flags([3, 3, 3, 3, null])).toEqual([...Array(4).fill('all-equal'), 'no-number']))
  test('is said before what else speaks against it, with the number', () => {
    const slate = lines.map((line) => ({ ...line, spread: 20, spreadSource: 'commissioner' as const }))
    const [offer] = slateOffers(slate, new Map(gamesWith([3, 3, 3, 3]).map((game) => [game.id, game])), EARLY)
    expect(offer?.problem).toBe('The feed has home +3 for all 4 games, more likely a fault than chance.')
  })
  test('is offered as it is, also where half a point was added to it', () => {
    const slate = lines.map((line) => ({ ...line, spread: 3.5, spreadSource: 'commissioner' as const }))
    const [offer] = slateOffers(slate, new Map(gamesWith([3, 3, 3, 3]).map((game) => [game.id, game])), EARLY)
    expect(offer).toMatchObject({ spread: 3, flag: 'all-equal', acceptable: true })
  })
  test('of three games is chance', () =>
    expect(flags([3, 3, 3, null, null]).slice(0, 3)).toEqual(Array(3).fill(undefined)))
  test('is none when one differs', () => expect(flags([3, 3, 3, 3, 3.5])).toEqual(Array(5).fill(undefined)))
  test('is flagged in the feed’s own list as well', () =>
    expect(feedOffers(gamesWith([3, 3, 3, 3])).map(({ flag }) => flag)).toEqual(Array(4).fill('all-equal')))
})

test('the feed is not asked for the number of a game that was added by hand', () =>
  expect(slateOffers([ironBowl({ gameId: 'hand-1' }), ironBowl()], new Map(), EARLY)).toMatchObject([
    { gameId: ironBowl().gameId },
  ]))
