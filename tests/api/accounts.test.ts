import { beforeAll, describe, expect, it, vi } from 'vitest'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { auth, db, read } from '#functions/db/firebase'
import { setLog } from '#functions/log'
import { picture } from './support/account'
import { call, SITE } from './support/client'
import { commissioner, emptyLeague, freshName, player, registrationOf } from './support/league'
import { losingAnswers } from './support/losing-answers'

beforeAll(emptyLeague)

const form = (over: Record<string, string> = {}) => ({ ...registrationOf(), ...over })

describe('registration', () => {
  it('answers a token that works at once, and the player with the team’s colours', async () => {
    const username = freshName('Zoe ')
    const typed = { username: ` ${username.replace(' ', '  ')}`, phone: '(512) 555-0100', about: 'Gig ’em' }
    const body = form({ favoriteTeam: 'Texas A&M', ...typed })
    const { status, body: answer } = await call('POST /users/register', { body })
    expect(status).toBe(200)
    expect(answer.user).toMatchObject({
      username,
      abbr: 'TA&M',
      conference: 'SEC',
      isCommissioner: false,
    })
    expect(answer.customToken).toBeTruthy()
    const me = await call('GET /users/me', { token: answer.token })
    expect(me.body.user).toEqual(answer.user)
    expect(me.body).toMatchObject({ email: body.email, phone: '5125550100' })
  })

  it('whose commit is stored but reported as failed makes the account all the same', async () => {
    const body = form()
    expect((await losingAnswers(() => call('POST /users/register', { body }))).status).toBe(200)
    expect(await call('POST /users/login', { body })).toMatchObject({ status: 200 })
  })

  it('that fails, and whose sign-in cannot be deleted either, logs both reasons', async () => {
    const logged: string[] = []
    setLog(({ message }) => void logged.push(message))
    const spies = [
      vi.spyOn(auth, 'setCustomUserClaims').mockRejectedValueOnce(new Error('no claims now')),
      vi.spyOn(auth, 'deleteUser').mockRejectedValueOnce(new Error('the service is down')),
    ]
    expect((await call('POST /users/register', { body: form() })).status).toBe(500)
    for (const spy of spies) spy.mockRestore()
    const without = /^an auth user without a profile is left over: \w+: Error: the service is down/
    expect(logged).toEqual([expect.stringMatching(without), expect.stringMatching(/Error: no claims now/)])
  })

  it('takes a form with parts as well as JSON, and a team by its code alone', async () => {
    const parts = new FormData()
    for (const [name, value] of Object.entries(form({ favoriteTeam: '', abbr: 'TA&M' }))) parts.set(name, value)
    const answer = await fetch(`${SITE}/api/users/register`, { method: 'POST', body: parts })
    expect(answer.status).toBe(200)
  })

  it('whose picture could not be stored answers the account that was made, without it', async () => {
    const { username, ...fields } = form()
    const parts = new FormData()
    for (const [name, value] of Object.entries({ username, ...fields })) parts.set(name, value)
    parts.set('avatar', new Blob([new Uint8Array(await picture())]), 'me.png')
    const run = db.runTransaction.bind(db)
    const spy = vi.spyOn(db, 'runTransaction').mockImplementation(async (work, options) => {
      if (await read(paths.username(usernameKey(username)))) throw new Error('the database is down')
      return run(work, options as never)
    })
    const answer = await fetch(`${SITE}/api/users/register`, { method: 'POST', body: parts })
    spy.mockRestore()
    expect([answer.status, (await answer.json()).user]).toEqual([
      200,
      expect.objectContaining({ username, avatar: '' }),
    ])
  })

  it('whose pass could not begin answers the account that was made', async () => {
    const doc = db.doc.bind(db)
    const spy = vi.spyOn(db, 'doc').mockImplementation((path) => {
      const ref = doc(path)
      if (path === paths.settings()) vi.spyOn(ref, 'get').mockRejectedValue(new Error('the database is down'))
      return ref
    })
    const answer = await call('POST /users/register', { body: form() })
    spy.mockRestore()
    expect(answer.status).toBe(200)
  })

  it.each([
    ['no username', { username: '' }, 'Please fill out username and password.'],
    ['no password', { password: '' }, 'Please fill out username and password.'],
    ['a short password', { password: 'five5' }, 'Password must be at least 6 characters.'],
    ['no address', { email: 'ray' }, 'Please enter a valid email address.'],
    ['a short number', { phone: '12345' }, 'Please enter a valid mobile number (digits only, 10–15).'],
    ['no team', { favoriteTeam: '' }, 'Please choose your favorite team.'],
    ['a team that is none', { favoriteTeam: 'Gotham' }, 'Please choose your favorite team.'],
    ['a team of the FCS, which no form offers', { favoriteTeam: 'Idaho' }, 'Please choose your favorite team.'],
    ['a long life', { about: 'x'.repeat(501) }, 'About can have at most 500 characters.'],
  ])('with %s is refused', async (_name, over, error) => {
    expect(await call('POST /users/register', { body: form(over) })).toMatchObject({ status: 400, body: { error } })
  })

  it('lets nobody look like another', async () => {
    const { username } = await player(freshName('uncle_ray'))
    for (const like of [username.toUpperCase(), username.replace('_', '.')]) {
      const answer = await call('POST /users/register', { body: form({ username: like }) })
      expect(answer).toMatchObject({ status: 409, body: { code: 'conflict' } })
    }
  })

  it('says so when it was stored before: the first response may have been lost', async () => {
    const body = form()
    await call('POST /users/register', { body })
    const again = await call('POST /users/register', { body })
    expect(again).toMatchObject({ status: 409, body: { error: 'You have signed up already. Please log in.' } })
    const other = await call('POST /users/register', { body: form({ username: body.username }) })
    expect(other).toMatchObject({ status: 409, body: { error: 'That username is taken. Please choose another.' } })
  })

  it.each([
    'commish',
    'Deputy',
    'c0mmish',
    'COMM1SH',
    'Former Member',
    'feed',
    'The Score Feed',
    'Grading',
    'CFB Picks',
    'A.Commissioner',
  ])('refuses the reserved name %s', async (username) => {
    expect((await call('POST /users/register', { body: form({ username }) })).status).toBe(409)
  })

  it('gives a name that two ask for at the same time to one of them', async () => {
    const username = freshName()
    const bodies = ['one', 'two'].map((address) => form({ username, email: `${username}.${address}@example.com` }))
    const answers = await Promise.all(bodies.map((body) => call('POST /users/register', { body })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('takes an email address once, and a refused one leaves no name behind', async () => {
    const first = form()
    await call('POST /users/register', { body: first })
    const second = form({ email: first.email })
    expect((await call('POST /users/register', { body: second })).status).toBe(409)
    const again = { ...second, email: `again-${second.email}` }
    expect((await call('POST /users/register', { body: again })).status).toBe(200)
  })
})

describe('login', () => {
  it('takes the name without regard to case', async () => {
    const { username, uid } = await player()
    const answer = await call('POST /users/login', { body: { username: username.toUpperCase(), password: 'saturday' } })
    expect(answer).toMatchObject({ status: 200, body: { user: { id: uid, username } } })
  })

  it('answers a wrong name and a wrong password alike', async () => {
    const { username } = await player()
    const wrong = [
      { username, password: 'sunday' },
      { username: freshName(), password: 'saturday' },
      { username: '../users', password: 'saturday' },
    ]
    for (const body of wrong) {
      const error = 'Wrong username or password.'
      expect(await call('POST /users/login', { body })).toMatchObject({ status: 401, body: { error } })
    }
  })

  it('asks whoever gives an address for the username, whether or not the address is known', async () => {
    const { email } = await player()
    const error = 'Please log in with your username, not with your email address.'
    for (const username of [email, 'stranger@example.com']) {
      const answer = await call('POST /users/login', { body: { username, password: 'saturday' } })
      expect(answer).toMatchObject({ status: 401, body: { error, code: 'signed-out' } })
    }
  })

  it('knows the commissioner', async () => {
    await commissioner()
    const answer = await call('POST /users/login', { body: { username: 'Commish', password: 'saturday' } })
    expect(answer.body.user.isCommissioner).toBe(true)
  })
})

it('a player changes the favorite team, and the conference follows', async () => {
  const { token } = await player()
  const answer = await call('PUT /users/me', { token, body: { favoriteTeam: 'Army', conference: 'SEC', abbr: 'ARMY' } })
  expect(answer.body.user).toMatchObject({ favoriteTeam: 'Army', conference: 'American', abbr: 'ARMY' })
  expect((await call('PUT /users/me', { token, body: { favoriteTeam: 'Gotham' } })).status).toBe(400)
})

it('the conference is the one that the team plays in now, whatever was stored when it was chosen', async () => {
  const { uid, token } = await player()
  await db.doc(paths.user(uid)).update({ conference: 'of another season' })
  expect((await call('GET /users/me', { token })).body.user.conference).toBe('Big Ten')
})
