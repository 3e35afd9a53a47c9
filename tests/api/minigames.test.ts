import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { RouteBodyInput } from '#common/api/routes'
import type { MinigameRowDoc } from '#common/nicknames/minigame-board'
import { type NicknameAnswer, questionsOf, TEAMS_A_ROUND, teamsOf } from '#common/nicknames/nickname-round'
import { paths } from '#common/paths'
import { db, read } from '#functions/db/firebase'
import { readMinigames } from './support/boards'
import { call } from './support/client'
import { emptyLeague, type Member, player, SEASON } from './support/league'

type Round = RouteBodyInput<'POST /minigames/nickname/submit'>

let fan: Member
beforeAll(async () => {
  await emptyLeague()
  fan = await player()
})
beforeEach(() => rest(fan, 60_000))

const board = async () => (await readMinigames()) ?? []
const rowOf = async ({ uid }: Member) => (await board()).find(({ userId }) => userId === uid)

/** Begins the test with a player whose only round was posted so many ms ago. */
async function rest({ uid }: Member, ago: number): Promise<void> {
  const row: MinigameRowDoc = { totalQuestions: 17, totalCorrect: 17, roundsPlayed: 1, playedAt: Date.now() - ago }
  await db.doc(paths.minigameBoard()).set({ rows: { [uid]: row } })
}

const submit = (body: Round, { token }: Member = fan) => call('POST /minigames/nickname/submit', { token, body })

/** A round as the game sends it, with the first `right` answers right and the others skipped. */
function played(round: number, right = TEAMS_A_ROUND, uid = fan.uid): Round & { answers: NicknameAnswer[] } {
  const answers = questionsOf(uid, SEASON, round).map(({ id, nickname }, index) => ({
    teamId: id,
    answer: index < right ? nickname : '',
    ms: 2_000,
  }))
  return { round, correct: right, total: TEAMS_A_ROUND, play: randomUUID(), answers }
}

describe('a round with its answers', () => {
  it('is counted by the server and put on the board', async () => {
    expect(await submit(played(2, 12))).toMatchObject({ status: 200, body: { round: 2, correct: 12, total: 17 } })
    expect(await rowOf(fan)).toMatchObject({ totalCorrect: 29, totalQuestions: 34, roundsPlayed: 2 })
    const plays = await db.collection('minigames/nickname/plays').get()
    // A browser keeps a round whose response was lost: for a year it must not count again.
    const inAYear = Date.now() + 365 * 86_400_000
    for (const play of plays.docs) expect(play.get('expireAt').toMillis()).toBeGreaterThan(inAYear)
    expect(plays.size).toBe(1)
    const { body } = await call('GET /minigames/leaderboard', { token: fan.token })
    expect(body).toEqual(await board())
  })

  it('counts for what was answered, whatever it says of itself', async () => {
    expect((await submit({ ...played(2, 3), correct: 17 })).body).toEqual({ round: 2, correct: 3, total: 17 })
    expect(await rowOf(fan)).toMatchObject({ totalCorrect: 20, totalQuestions: 34 })
  })

  it('forgives a typo and no more', async () => {
    const round = played(4, 0)
    const [one, two] = teamsOf(SEASON, 4)
    const typed = (teamId: string) => {
      if (teamId === one?.id) return `${one.nickname.slice(0, -2)}${one.nickname.slice(-1)}`
      return teamId === two?.id ? 'Nobodies' : ''
    }
    round.answers = round.answers.map((each) => ({ ...each, answer: typed(each.teamId) }))
    expect((await submit(round)).body.correct).toBe(1)
  })

  it('counts though the season has changed since', async () => {
    const season = SEASON - 1
    const answers = teamsOf(season, 3).map(({ id, nickname }) => ({ teamId: id, answer: nickname, ms: 2_000 }))
    expect((await submit({ ...played(3), answers })).status).toBe(400)
    expect((await submit({ ...played(3), answers, season })).body).toEqual({ round: 3, correct: 17, total: 17 })
  })

  it('counts in the season it was played in, and only among all once that is over', async () => {
    const finishedSeasons = [{ season: SEASON - 1, closedAt: 1, weeks: [] }]
    await db.doc(paths.settings()).update({ finishedSeasons })
    const ofSeason = async () => (await read(paths.seasonMinigameBoard(SEASON)))?.rows[fan.uid]?.roundsPlayed
    const season = SEASON - 1
    const answers = teamsOf(season, 6).map(({ id, nickname }) => ({ teamId: id, answer: nickname, ms: 2_000 }))
    expect((await submit({ ...played(6), answers, season })).status).toBe(200)
    expect([await rowOf(fan), await ofSeason()]).toEqual([expect.objectContaining({ roundsPlayed: 2 }), undefined])
    await rest(fan, 60_000)
    expect((await submit({ ...played(6), season: SEASON })).status).toBe(200)
    expect([await rowOf(fan), await ofSeason()]).toEqual([expect.objectContaining({ roundsPlayed: 2 }), 1])
    await emptyLeague()
  })

  it('counts once however often and however concurrently it is sent', async () => {
    const round = played(5, 9)
    const answers = await Promise.all([submit(round), submit(round), submit(round)])
    expect(answers.map(({ status, body }) => [status, body.correct])).toEqual(Array(3).fill([200, 9]))
    expect((await submit({ ...played(5), play: round.play })).body.correct).toBe(9)
    expect(await rowOf(fan)).toMatchObject({ roundsPlayed: 2, totalCorrect: 26 })
  })

  it('is another player’s play under the same id', async () => {
    const other = await player()
    await rest(other, 60_000)
    const round = played(1, 5, other.uid)
    await db.doc(paths.nicknamePlay(fan.uid, round.play ?? '')).set({ result: { round: 1, correct: 17, total: 17 } })
    expect((await submit(round, other)).body.correct).toBe(5)
  })
})

describe('a cheat', () => {
  const answers = (round: number) => played(round).answers
  it.each<[string, () => object, string]>([
    [
      'answers eighteen questions',
      () => ({ ...played(1), answers: [...answers(1), ...answers(1)].slice(0, 18) }),
      'A round has 17 questions.',
    ],
    [
      'answers one team seventeen times',
      () => ({ ...played(1), answers: Array(17).fill(answers(1)[0]) }),
      'Those are not the teams of that round.',
    ],
    [
      'answers another round’s teams',
      () => ({ ...played(1), answers: answers(2) }),
      'Those are not the teams of that round.',
    ],
    [
      'leaves out what is not known',
      () => ({ ...played(1), answers: answers(1).slice(1) }),
      'Those are not the teams of that round.',
    ],
    ['plays a ninth round', () => ({ round: 9, correct: 17, total: 17 }), 'Please give a round from 1 to 8.'],
    ['plays round nought', () => ({ round: 0, correct: 17, total: 17 }), 'Please give a round from 1 to 8.'],
    [
      'is right more often than asked',
      () => ({ round: 1, correct: 17, total: 16 }),
      'Nobody is right more often than asked.',
    ],
    ['is asked more often than can be', () => ({ round: 1, correct: 18, total: 18 }), 'A round has 17 questions.'],
    ['is right by halves', () => ({ round: 1, correct: 16.5, total: 17 }), 'Please count in whole numbers.'],
    ['is right less than never', () => ({ round: 1, correct: -1, total: 17 }), 'A round has 17 questions.'],
    ['was never asked', () => ({ round: 1, correct: 0, total: 0 }), 'A round has 17 questions.'],
    ['names the play with a path', () => ({ ...played(1), play: '../../users/ann' }), 'That is not the id of a play.'],
  ])('who %s gets nothing', async (_who, body, error) => {
    expect(await submit(body() as Round)).toMatchObject({ status: 400, body: { code: 'bad-input', error } })
    expect(await rowOf(fan)).toMatchObject({ roundsPlayed: 1, totalCorrect: 17 })
  })

  it('who types in no time is right in none of it', async () => {
    const typed = answers(1).map((each, index) => (index === 0 ? { ...each, ms: 299 } : each))
    expect((await submit({ ...played(1), answers: typed })).body.correct).toBe(16)
    expect(await rowOf(fan)).toMatchObject({ totalCorrect: 33, totalQuestions: 34 })
  })

  it.each([
    ['with answers, of which none is right', () => played(3, 0)],
    ['without', () => ({ round: 3, correct: 17, total: 17 })],
  ])('who is faster than a person, %s, must come back later, and then counts', async (_how, make) => {
    const body = make()
    await rest(fan, 16_000)
    expect(await submit(body)).toMatchObject({ status: 429, body: { code: 'too-often' } })
    expect(await rowOf(fan)).toMatchObject({ roundsPlayed: 1 })
    await rest(fan, 17_100)
    expect((await submit(body)).status).toBe(200)
    expect(await rowOf(fan)).toMatchObject({ roundsPlayed: 2 })
  })

  it('who has only just registered has had no time to play', async () => {
    const fresh = await player()
    expect((await submit({ round: 1, correct: 17, total: 17 }, fresh)).status).toBe(429)
    expect(await rowOf(fresh)).toBeUndefined()
  })

  it('and even a person waits after three hundred rounds in a day; a repeated round is not counted', async () => {
    const eager = await player()
    const next = () => rest(eager, 60_000).then(() => submit({ round: 1, correct: 1, total: 1 }, eager))
    expect((await next()).status).toBe(200)
    const counters = await db.collection('attempts').where('count', '==', 1).get()
    await Promise.all(counters.docs.map(({ ref }) => ref.update({ count: 299 })))
    const last = { ...played(1, 17, eager.uid), play: randomUUID() }
    await rest(eager, 60_000)
    expect((await submit(last, eager)).status).toBe(200)
    const error = 'Too many tries. Please wait 30 seconds and try again.'
    expect(await next()).toMatchObject({ status: 429, body: { code: 'too-often', error } })
    expect((await submit(last, eager)).status).toBe(200)
  })

  it('who sends two rounds at once gets one', async () => {
    const answers = await Promise.all([submit(played(1)), submit(played(2))])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429])
    expect(await rowOf(fan)).toMatchObject({ roundsPlayed: 2 })
  })
})

it('an older client’s round counts as it says', async () => {
  const { status, body } = await submit({ round: 8, correct: 11, total: 17 })
  expect([status, body]).toEqual([200, { round: 8, correct: 11, total: 17 }])
  expect(await rowOf(fan)).toMatchObject({ totalCorrect: 28, totalQuestions: 34, roundsPlayed: 2 })
  expect((await submit({ round: 8, correct: 11, total: 17 })).status).toBe(429)
})
