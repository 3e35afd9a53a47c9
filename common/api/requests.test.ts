import { describe, expect, test } from 'vitest'
import { routes } from './routes'

const { body: pick } = routes['POST /picks']
const { body: edit } = routes['PATCH /commish/line/:id']
const { query: ofWeek } = routes['GET /commish/lines']
const { query: ofAnyWeek } = routes['GET /picks']
const { body: games } = routes['POST /commish/save-games']
const { body: registration } = routes['POST /users/register']

/** What a call takes: the shape, what is sent, and what is said of it; null when it is taken. */
type Case = [sent: unknown, said: string | null]

const said = (parsed: { error?: { issues: { message: string }[] } | undefined }) =>
  parsed.error?.issues[0]?.message ?? null

describe('a week', () => {
  const cases: Case[] = [
    [{ week: 14 }, null],
    [{ week: '14' }, null],
    [{ week: 0 }, null],
    [{ week: 18 }, null],
    [{ week: 19 }, 'Please give a week from 0 to 18.'],
    [{ week: -1 }, 'Please give a week from 0 to 18.'],
    [{ week: '99' }, 'Please give a week from 0 to 18.'],
    [{ week: 14.5 }, 'Please give a week number.'],
    [{ week: '14; drop' }, 'Please give a week number.'],
    [{ week: 'W14' }, 'Please give a week number.'],
    [{ week: '014' }, 'Please give a week number.'],
    [{ week: '' }, 'Please give a week number.'],
    [{ week: ['14'] }, 'Please give a week number.'],
    [{}, 'Please give a week number.'],
  ]
  test.each(cases)('%o: %s', (sent, text) => expect(said(ofWeek.safeParse(sent))).toBe(text))
  test('becomes a number', () => expect(ofWeek.parse({ week: '07' })).toEqual({ week: 7 }))
  test('may be left out where it is optional', () => {
    expect(ofAnyWeek.parse({})).toEqual({})
    expect(ofAnyWeek.parse({ week: '7' })).toEqual({ week: 7 })
    expect(said(ofAnyWeek.safeParse({ week: 19 }))).toBe('Please give a week from 0 to 18.')
  })
})

describe('a pick', () => {
  const sent = { gameId: '401752784', week: 14, pickTeam: 'HOME' }
  const cases: Case[] = [
    [sent, null],
    [{ gameId: '401752784', week: 14, selectedTeam: 'Auburn' }, null],
    [{ ...sent, spread: -99, teamColor: '#fff' }, null], // older clients send the whole card
    [{ ...sent, pickTeam: 'FAV' }, 'pickTeam is HOME or AWAY.'],
    [{ ...sent, pickTeam: undefined }, 'Please say which team you pick.'],
    [{ ...sent, gameId: 'a/b' }, 'That is not a game id.'],
    [{ ...sent, gameId: '' }, 'That is not a game id.'],
    [{ ...sent, gameId: 'x'.repeat(41) }, 'That is not a game id.'],
    [{ ...sent, week: undefined }, 'Please give a week number.'],
    [{ ...sent, pickTeam: 'AWAY' }, null],
    [{ ...sent, waited: 0 }, null],
    [{ ...sent, waited: 86_400_000 }, null],
    [{ ...sent, waited: -1 }, 'waited is a time in milliseconds.'],
  ]
  test.each(cases)('%o: %s', (body, text) => expect(said(pick.safeParse(body))).toBe(text))
  test('ignores other fields', () => expect(pick.parse({ ...sent, spread: -99, points: 2 })).toEqual(sent))
})

describe('an edit of a line', () => {
  const SPREAD = 'A spread is a number in halves, such as −3 or −3½, within ±99½.'
  const cases: Case[] = [
    [{ week: 14, spread: -3.5 }, null],
    [{ week: 14, spread: null }, null],
    [{ week: 14, isDouble: true, isLocked: false, void: false, lineType: 'SPREAD' }, null],
    [{ week: 14, spread: 3.25 }, SPREAD],
    [{ week: 14, spread: 100 }, SPREAD],
    [{ week: 14, lineType: 'SPREAD' }, null],
    [{ week: 14, lineType: 'MONEYLINE' }, 'The only line type is SPREAD.'],
    [{ week: 14 }, 'Please say what to change.'],
    [{ week: 14, seen: -3.5 }, 'Please say what to change.'], // what was seen is no change
    [{ week: 14, seen: -3.5, spread: -4 }, null],
  ]
  test.each(cases)('%o: %s', (body, text) => expect(said(edit.safeParse(body))).toBe(text))
  test.each([
    { week: 14, spread: '-3.5' },
    { week: 14, isDouble: 'yes' },
    { week: 14, awayScore: 3.5 },
    { week: 14, phase: 'suspended' },
    { week: 14, revealedAt: 0 },
  ])('%o is refused', (body) => expect(edit.safeParse(body).success).toBe(false))
})

test('a slate has at most 60 games', () => {
  const of = (size: number) => ({ week: 14, selectedGameIds: Array.from({ length: size }, (_, index) => `${index}`) })
  expect(said(games.safeParse(of(60)))).toBeNull()
  expect(said(games.safeParse(of(61)))).toBe('A week has at most 60 games.')
})

describe('texts that others read', () => {
  const { body: fix } = routes['POST /commish/fix-pick']
  const { body: notice } = routes['POST /commish/notice']
  const entryId = '0b9a1c5e-52a5-4b8e-9d2f-6f2f4a1f7c3d'
  const fixed = { week: 14, gameId: 'g', userId: 'u', pickTeam: 'HOME', entryId }
  const REASON = 'Please give a reason of 5 to 200 characters.'
  const reasons: [reason: unknown, said: string | null][] = [
    ['Called it in.', null],
    ['\u200b'.repeat(20), REASON],
    ['a \u202e\u2066\u200f b', REASON],
    ['   a\n\n\n  b ', REASON],
    ['x'.repeat(200) + '\u200b'.repeat(50), null],
  ]
  test.each(reasons)('the reason %j: %s', (reason, text) =>
    expect(said(fix.safeParse({ ...fixed, reason }))).toBe(text),
  )
  test('are what was written, without invisible characters', () => {
    expect(fix.parse({ ...fixed, reason: ' called \u202ein\u200b\nlate ' }).reason).toBe('called in late')
    expect(notice.parse({ week: 14, notice: '\u2067Kick\u200boff\nmoved' }).notice).toBe('Kickoff moved')
    expect(registration.parse({ about: '\u202eGo\u3164\nBlue ' }).about).toBe('Go\nBlue')
  })
})

test('a missing field of the registration form becomes empty', () => {
  const empty = {
    username: '',
    password: '',
    email: '',
    phone: '',
    about: '',
    favoriteTeam: '',
    conference: '',
    abbr: '',
    invite: '',
  }
  expect(registration.parse({})).toEqual(empty)
  expect(said(registration.safeParse({ about: 'x'.repeat(5000) }))).toBeNull()
  expect(said(registration.safeParse({ about: 'x'.repeat(5001) }))).toBe('That is too long: 5000 characters at most.')
})

describe('a change of one’s own account', () => {
  const { body } = routes['PUT /users/me']
  test.each([[{}], [{ favoriteTeam: 'Michigan', conference: 'Big Ten', abbr: 'MICH' }], [{ reminders: false }]])(
    '%o',
    (sent) => expect(body.parse(sent)).toEqual(sent),
  )
  test.each([
    ['+1 (512) 555-0100', '+15125550100'],
    [' ', ''],
  ])('keeps the digits of a mobile number, none of an empty one: "%s"', (phone, kept) =>
    expect(body.parse({ phone })).toEqual({ phone: kept }),
  )
  test('is refused with what is no mobile number', () =>
    expect(said(body.safeParse({ phone: '555' }))).toBe('Please enter a valid mobile number (digits only, 10–15).'))
  test('is refused with a wrong type', () => expect(body.safeParse({ reminders: 'no' }).success).toBe(false))
})

describe('a round of the nickname game', () => {
  const { body } = routes['POST /minigames/nickname/submit']
  const answer = { teamId: '130', answer: 'Wolverines', ms: 0 }
  const sent = { round: 8, correct: 17, total: 17, play: crypto.randomUUID(), season: 2025, answers: [answer] }
  const ROUND = 'Please give a round from 1 to 8.'
  const COUNTS = 'A round has 17 questions.'
  const cases: [changed: object, said: string | null][] = [
    [{}, null],
    [{ play: undefined, season: undefined, answers: undefined }, null], // an older client
    [{ round: 1, correct: 0, total: 1 }, null],
    [{ round: 0 }, ROUND],
    [{ round: 9 }, ROUND],
    [{ correct: -1 }, COUNTS],
    [{ correct: 0, total: 0 }, COUNTS],
    [{ total: 18 }, COUNTS],
    [{ correct: 1.5 }, 'Please count in whole numbers.'],
    [{ correct: 2, total: 1 }, 'Nobody is right more often than asked.'],
    [{ play: 'mine' }, 'That is not the id of a play.'],
    [{ season: 20.25 }, 'Please give a season, such as 2025.'],
    [{ answers: Array(17).fill(answer) }, null],
    [{ answers: Array(18).fill(answer) }, COUNTS],
    [{ answers: [{ ...answer, answer: 'x'.repeat(61) }] }, 'That is too long: 60 characters at most.'],
  ]
  test.each(cases)('%o: %s', (changed, text) => expect(said(body.safeParse({ ...sent, ...changed }))).toBe(text))
  test.each([{ season: 1868 }, { season: 10_000 }, { answers: [{}] }, { answers: [{ ...answer, ms: -1 }] }])(
    '%o is refused',
    (changed) => expect(body.safeParse({ ...sent, ...changed }).success).toBe(false),
  )
  test.each([{ season: 1869 }, { season: 9999 }, { answers: [{ ...answer, ms: 60_000 }] }])('%o is taken', (changed) =>
    expect(body.parse({ ...sent, ...changed })).toEqual({ ...sent, ...changed }),
  )
})
