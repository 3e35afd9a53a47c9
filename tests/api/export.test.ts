import { expect, it } from 'vitest'
import { paths } from '#common/paths'
import { nameToken } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import { db } from '#functions/db/firebase'
import { createEmailChange, createReset } from '#functions/people/mailed-links'
import { picture, playRound, sendPicture } from './support/account'
import { call } from './support/client'
import { openDesk } from './support/desk-of'
import { gameIds } from './support/games'
import { pick, player, SEASON } from './support/league'

const week = 9
const AT = Date.UTC(2026, 8, 5, 16)
const [game = ''] = gameIds(week, 1)

it('an export holds everything, and nothing of others', async () => {
  await openDesk(week, [game])
  const [fan, other] = [await player(), await player()]
  const record = '1 2 1 3 9 4 0 12 5 2 6/2024/3 -'
  await db.doc(paths.lifetime()).set({ seasons: [2024], rows: { [fan.uid]: record, [other.uid]: record } })
  for (const { uid, token, email, username } of [fan, other]) {
    await sendPicture(token, await picture())
    await pick({ token }, week, game, 'AWAY')
    await playRound(token)
    await createReset(uid)
    await createEmailChange(uid, email)
    await db.doc(`${paths.user(uid)}/devices/phone`).set({ endpoint: `https://push.example.com/${uid}` })
    await db.doc(paths.reminded(SEASON, week, uid)).set({ locks: [1], at: 2, uid })
    for (const who of ['userId', 'by']) {
      const text = `${username}, ${nameToken(uid)} and ${nameToken('somebody')}`
      const change = { week, at: AT, text, by: 'feed', userId: 'somebody', [who]: uid }
      await db.doc(paths.change(SEASON, `${who}-${uid}`)).set(change)
    }
    await db.doc(`${paths.mail()}/${uid}`).set({ uid, to: email, state: 'kept' })
    await db.doc(`${paths.mail()}/link-${uid}`).set({ reset: email, state: 'sent' })
    await db.doc(paths.push(`${uid}-notification`)).set({ letter: { uid, device: 'phone' } })
    await db.doc(paths.push(`${uid}-alert`)).set({ alert: { about: 'missing', uid } })
  }
  const { status, body } = await call('GET /users/me/export', { token: fan.token })
  expect(status).toBe(200)
  const text = `${fan.username}, you and another member`
  const entry = { text, at: '2026-09-05T16:00:00.000Z' }
  const seasons = {
    [SEASON]: {
      weeks: {
        [week]: {
          games: { [game]: expect.stringMatching(/ at /) },
          picks: { picks: { [game]: { pickTeam: 'AWAY' } } },
          reminded: { at: 2 },
        },
      },
      boards: { [`week-${week}`]: { sides: '-' } },
      openLog: {
        about: [{ ...entry, userId: 'you', by: 'the score feed' }],
        by: [{ ...entry, userId: 'another member', by: 'you' }],
      },
    },
  }
  const whole = {
    profile: { username: fan.username },
    account: { email: fan.email },
    below: { devices: [{ endpoint: `https://push.example.com/${fan.uid}` }] },
    signIn: { email: fan.email, disabled: false },
    names: [usernameKey(fan.username)],
    picture: expect.stringMatching(/^[\w+/]{40,}/),
    mail: [{ to: fan.email }, { reset: fan.email }],
    resetLinks: [{ uid: fan.uid }],
    emailChanges: [{ uid: fan.uid, email: fan.email }],
    nicknameRounds: [{ result: { round: 1 } }],
    lifetime: { titles: 1, weeksWon: 2, best: { points: 6, season: 2024, week: 3 }, worst: null },
    notifications: [{ alert: { about: 'missing' } }, { letter: { device: 'phone' } }],
    nicknameBoard: { roundsPlayed: 1 },
    seasons,
  }
  expect(body).toMatchObject(whole)
  expect(Object.keys(body).sort()).toEqual(Object.keys(whole).sort())
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`${other.uid}|${other.username}`))
})
