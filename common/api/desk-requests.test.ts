import { describe, expect, test } from 'vitest'
import { PHASES } from '#common/game/line'
import { routes } from './routes'

/** A body that is sent, and what is said of it; null when it is taken. */
type Case = [about: string, sent: object, said: string | RegExp | null]

interface Shape {
  safeParse(sent: unknown): { error?: { issues: { message: string }[] } | undefined }
}
const saidOf = (shape: Shape, sent: object) => shape.safeParse(sent).error?.issues[0]?.message ?? null

/** Every body of a call, each a change of one that is taken. */
function takes(body: Shape, good: object, cases: Case[]) {
  test('is taken', () => expect(saidOf(body, good)).toBeNull())
  test.each(cases)('%s', (_about, changed, said) => {
    const problem = saidOf(body, { ...good, ...changed })
    if (said instanceof RegExp) expect(problem).toMatch(said)
    else expect(problem).toBe(said)
  })
}

const NO_WEEK = 'Please give a week number.'
const noWeek: Case = ['no week', { week: undefined }, NO_WEEK]
const tooLong = (most: number) => `That is too long: ${most} characters at most.`

describe('a slate to save', () => {
  const { body } = routes['POST /commish/save-games']
  takes(body, { week: 14, selectedGameIds: ['401752784'], known: [], confirmed: true }, [
    ['without what the screen showed', { known: undefined, confirmed: undefined }, null],
    ['with the dates that older clients send, which nothing reads', { dates: ['20251129'] }, null],
    noWeek,
    ['no games', { selectedGameIds: undefined }, /array/],
    ['an invalid game id', { selectedGameIds: ['a/b'] }, 'That is not a game id.'],
    ['61 known games', { known: Array(61).fill('1') }, 'A week has at most 60 games.'],
    ['a confirmation that is a word', { confirmed: 'yes' }, /boolean/],
  ])
})

describe('a slate to empty', () => {
  const { body } = routes['DELETE /commish/clear-selected-games']
  takes(body, { week: 14, known: ['401752784'], confirmed: true }, [
    ['without what the screen showed', { known: undefined, confirmed: undefined }, null],
    noWeek,
    ['an invalid known game id', { known: ['a/b'] }, 'That is not a game id.'],
  ])
})

describe('spreads to take from the feed', () => {
  const { body } = routes['POST /commish/spreads']
  const accepted = { gameId: '401752784', spread: -3.5, seen: null }
  takes(body, { week: 14, accept: [accepted] }, [
    ['with none accepted', { accept: undefined }, null],
    noWeek,
    ['200 accepted', { accept: Array(200).fill(accepted) }, null],
    ['201 accepted', { accept: Array(201).fill(accepted) }, /200/],
    ['one without a game', { accept: [{ ...accepted, gameId: undefined }] }, /string/],
    ['one without a spread', { accept: [{ ...accepted, spread: undefined }] }, /number/],
    ['one without what was seen', { accept: [{ ...accepted, seen: undefined }] }, /number/],
    [
      'a quarter',
      { accept: [{ ...accepted, spread: 3.25 }] },
      'A spread is a number in halves, such as −3 or −3½, within ±99½.',
    ],
  ])
})

describe('a week to lock', () => {
  const { body } = routes['POST /commish/lock-week']
  takes(body, { week: 14, locked: false }, [
    ['locked without a word', { locked: undefined }, null],
    noWeek,
    ['a word', { locked: 'no' }, /boolean/],
  ])
  test('is locked unless the call says otherwise', () => expect(body.parse({ week: 14 }).locked).toBe(true))
})

describe('a sentence for everybody', () => {
  const { body } = routes['POST /commish/notice']
  takes(body, { week: 14, notice: 'x'.repeat(200), seen: '' }, [
    ['an empty one, which removes it', { notice: '', seen: undefined }, null],
    noWeek,
    ['none', { notice: undefined }, /string/],
    ['a long one', { notice: 'x'.repeat(201) }, tooLong(200)],
  ])
})

describe('a change to take back', () => {
  const { body } = routes['POST /commish/undo']
  takes(body, { week: 14, at: 1764462600000, confirmed: true }, [
    ['whichever it is', { at: undefined, confirmed: undefined }, null],
    noWeek,
    ['a time that is a word', { at: 'now' }, /number/],
  ])
})

describe('a pick entered for a member', () => {
  const { body } = routes['POST /commish/fix-pick']
  const entryId = '0b9a1c5e-52a5-4b8e-9d2f-6f2f4a1f7c3d'
  const good = { week: 14, gameId: '401752784', userId: 'ray', pickTeam: 'AWAY', reason: 'Phone died', entryId }
  const NO_ID = 'Please send an id for the entry, a UUID, as entryId.'
  const REASON = 'Please give a reason of 5 to 200 characters.'
  takes(body, good, [
    ['the other side', { pickTeam: 'HOME' }, null],
    noWeek,
    ['no side', { pickTeam: 'FAV' }, 'pickTeam is HOME or AWAY.'],
    ['no game', { gameId: '' }, 'That is not a game id.'],
    ['nobody', { userId: undefined }, /string/],
    ['no uid at all', { userId: 'x'.repeat(129) }, tooLong(128)],
    ['no reason', { reason: undefined }, REASON],
    ['a short reason', { reason: 'five' }, REASON],
    ['one that is long enough', { reason: 'fives' }, null],
    ['blanks around a short one', { reason: ' five ' }, REASON],
    ['a long reason', { reason: 'x'.repeat(200) }, null],
    ['a longer one', { reason: 'x'.repeat(201) }, REASON],
    ['no id', { entryId: undefined }, NO_ID],
    ['a path as its id', { entryId: '../x' }, NO_ID],
  ])
  test('trims the reason', () => expect(body.parse({ ...good, reason: ' Phone died ' })).toEqual(good))
})

const KICKOFF = 'A kickoff is a time in milliseconds.'
const nameOf = (what: string) => `The name of a ${what} has 1 to 40 letters, digits, spaces, or . , ' & ( ) + / – -.`
const NAME = nameOf('team')

describe('a game that the feed does not have', () => {
  const { body } = routes['POST /commish/games']
  const teams = { homeTeam: 'Auburn', awayTeam: 'José’s 11 (A&M) + Co./B–C-D' }
  const all = { neutralSite: true, broadcast: 'ABC', spread: -3.5 }
  takes(body, { week: 14, kickoff: 1764462600000, ...teams, ...all }, [
    [
      'with no more than its teams and its kickoff',
      { neutralSite: undefined, broadcast: undefined, spread: undefined },
      null,
    ],
    ['on no channel, without a spread', { broadcast: '', spread: null }, null],
    noWeek,
    ['a team of 40 letters', { homeTeam: 'x'.repeat(40) }, null],
    ['one of 41', { homeTeam: 'x'.repeat(41) }, NAME],
    ['one of thousands of invisible ones', { homeTeam: `x${'\u200b'.repeat(5_000)}` }, NAME],
    ['a team in blanks', { awayTeam: '   ' }, NAME],
    ['markup', { awayTeam: '<b>' }, NAME],
    ['a formula', { awayTeam: '=1' }, NAME],
    ['a channel in markup', { broadcast: '<b>' }, nameOf('channel')],
    ['the first moment of all', { kickoff: 0 }, null],
    ['a kickoff before it', { kickoff: -1 }, KICKOFF],
    ['half a millisecond', { kickoff: 0.5 }, KICKOFF],
    ['the last kickoff of all', { kickoff: 8_640_000_000_000 }, null],
    ['a kickoff after it', { kickoff: 8_640_000_000_001 }, KICKOFF],
    ['a quarter', { spread: 3.25 }, 'A spread is a number in halves, such as −3 or −3½, within ±99½.'],
    ['something else', { revealedAt: 0 }, /revealedAt/],
  ])
  test('has its names in one line without blanks around', () =>
    expect(body.parse({ week: 14, kickoff: 0, homeTeam: ' A\n B ', awayTeam: 'C' }).homeTeam).toBe('A B'))
})

describe('a result by hand', () => {
  const { body } = routes['PATCH /commish/line/:id']
  const SCORE = 'A score is a whole number from 0 to 250.'
  const NO_SCORE = 'Only a live or a final game has a score.'
  const EITHER = 'Please either enter a result or give the game back to the feed.'
  const none = { homeScore: undefined, awayScore: undefined }
  const back = { ...none, phase: undefined, feed: true }
  const seen = { homeScore: 0, awayScore: 0 }
  const good = { week: 14, phase: 'final', homeScore: 0, awayScore: 250 }
  takes(body, { ...good, seenResult: { phase: 'suspended', ...seen } }, [
    ['under way', { phase: 'live' }, null],
    ['one score alone, in the phase that it is in', { phase: undefined, awayScore: undefined }, null],
    ['below nothing', { homeScore: -1 }, SCORE],
    ['more points than anybody has ever scored', { awayScore: 251 }, SCORE],
    ...(['pre', 'canceled', 'postponed'] as const).flatMap((phase): Case[] => [
      [`a game that is ${phase}`, { ...none, phase }, null],
      [`with a home score, though it is ${phase}`, { ...none, phase, homeScore: 3 }, NO_SCORE],
      [`with a score of the away team, though it is ${phase}`, { ...none, phase, awayScore: 3 }, NO_SCORE],
    ]),
    ['given back to the feed', back, null],
    ['given back, with a phase', { ...back, phase: 'live' }, EITHER],
    ['given back, with a home score', { ...back, homeScore: 3 }, EITHER],
    ['given back, with a score of the away team', { ...back, awayScore: 3 }, EITHER],
    ['kept from the feed', { feed: false }, /true/],
    ...PHASES.map((phase): Case => [`while the screen shows ${phase}`, { seenResult: { phase, ...seen } }, null]),
  ])
})

describe('a season to finish', () =>
  takes(routes['POST /commish/season/close'].body, { season: 2025, confirmed: true }, [
    ['whichever it is', { season: undefined, confirmed: undefined }, null],
    ['a word', { season: 'this' }, 'Please give a season, such as 2025.'],
  ]))
