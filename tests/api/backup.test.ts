import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '#common/durations'
import { paths } from '#common/paths'
import { deleteAccounts } from '#functions/backup/accounts'
import { backUp, linesAt } from '#functions/backup/back-up'
import { databaseTime, deleteDocuments } from '#functions/backup/documents'
import { restore } from '#functions/backup/restore'
import { decode } from '#functions/backup/values'
import { auth, db } from '#functions/db/firebase'
import { passAndSend } from '#functions/schedule'
import { login, me, picture, playRound, sendPicture } from './support/account'
import { call, feed } from './support/client'
import { gameIds } from './support/games'
import { commissioner, emptyLeague, type Fan, openWeek, PASSWORD, pick, player, SEASON } from './support/league'
import { keptDocuments, readAllDocuments, type Tree } from './support/season-tree'
import { PASSWORD_ELSEWHERE, setAddress, setPasswordElsewhere, signInWithCustomToken } from './support/sign-in-service'

const folder = mkdtempSync(join(tmpdir(), 'cfb-picks-backup-'))
const file = join(folder, 'league.gz')
const week = 5
const [takenOff = '', ...games] = gameIds(week, 3)
const intended = { replace: false, withoutPasswords: false }

let fan: Fan
/** Somebody set this player's password past the API, so it does not log in. */
let robbed: Fan
let before: Tree

const wipe = async () => {
  await deleteDocuments()
  await deleteAccounts()
}
const accounts = async () =>
  (await auth.listUsers()).users
    .map(({ uid, email, disabled }) => ({ uid, email, disabled }))
    .sort((a, b) => (a.uid < b.uid ? -1 : 1))

beforeAll(async () => {
  await emptyLeague()
  const chief = await commissioner()
  for (const id of [takenOff, ...games]) await feed({ game: { id, phase: 'pre', kickoffInSeconds: 3_600 } })
  await openWeek(week, [takenOff, ...games], chief, -3)
  const slate = { week, selectedGameIds: games, confirmed: true }
  await call('POST /commish/save-games', { token: chief.token, body: slate })
  fan = await player()
  for (const gameId of games) {
    await pick(fan, week, gameId)
  }
  await sendPicture(fan.token, await picture())
  await playRound(fan.token)
  await db.doc(paths.device(fan.uid, 'phone')).set({ endpoint: 'https://push.example.com', at: Date.now() })
  await db.doc(`${paths.leaderboards(SEASON - 1)}/overall`).set({ rows: { [fan.uid]: { points: 7 } } })
  await passAndSend()
  robbed = await player()
  await setPasswordElsewhere(robbed)
  before = await keptDocuments()
  await db.doc('mail/sent-since').set({ to: fan.email, state: 'queued', dueAt: 0 })
  const link = { uid: fan.uid, expireAt: new Date(Date.now() + 3_600_000) }
  await db.doc('passwordResets/used-since').set(link)
  await db.doc('emailChanges/used-since').set({ ...link, email: 'former@example.com' })
})
afterAll(() => rmSync(folder, { recursive: true }))

it('a league that was wiped is restored with every document, account and login', async () => {
  for (const part of [paths.avatar(fan.uid), paths.setAside(SEASON, week, takenOff), '/plays/'])
    expect([...before.keys()].filter((path) => path.includes(part))).toHaveLength(1)
  const accountsBefore = await accounts()
  const size = { documents: before.size, accounts: accountsBefore.length }
  expect(await backUp(file, { withPasswords: true })).toEqual({ ...size, withoutPassword: 0, withoutSignIn: [] })
  await wipe()
  expect((await login(fan, PASSWORD)).status).toBe(401)
  expect((await restore(file, intended)).reset).toEqual([])
  expect(await keptDocuments()).toEqual(before)
  // What may have been used since is not there again, and neither are the sessions.
  expect(
    [...(await readAllDocuments(db)).keys()].filter((path) => /^(mail|passwordResets|emailChanges)|devices/.test(path)),
  ).toEqual([])
  expect(await me(fan.token)).toBe(401)
  expect(await accounts()).toEqual(accountsBefore)
  const { status, body } = await login(fan, PASSWORD)
  expect([status, await me(body.token)]).toEqual([200, 200])
  expect((await login(robbed, PASSWORD_ELSEWHERE)).status).toBe(401)
})

it('a backup is the league of one moment, whatever is changed while it is read', async () => {
  const there = await accounts()
  const lines = linesAt(await databaseTime(), { withPasswords: true })
  const read = [(await lines.next()).value]
  await player()
  await pick((await login(fan, PASSWORD)).body, week, games[0] ?? '', 'AWAY')
  await db.doc(paths.user(robbed.uid)).delete()
  for await (const line of lines) read.push(line)
  const docs = read.flatMap((line) => ('doc' in line ? [[line.doc, decode(line.fields)] as const] : []))
  expect(new Map(docs.filter(([path]) => path !== paths.invite()))).toEqual(before)
  expect(read.flatMap((line) => ('account' in line ? [line.account.uid] : [])).sort()).toEqual(
    there.map(({ uid }) => uid),
  )
})

it('a league that is there is replaced only when that is said', { tags: ['long'] }, async () => {
  const present = await keptDocuments()
  await expect(restore(file, intended)).rejects.toThrow('There is a league here already')
  expect(await keptDocuments()).toEqual(present)
  await db.doc('users/somebody-else').set({ username: 'new' })
  await restore(file, { ...intended, replace: true })
  expect(await keptDocuments()).toEqual(before)
})

it('without passwords the accounts are restored, and every present member is sent a reset link', {
  tags: ['long'],
}, async () => {
  const without = join(folder, 'without.gz')
  const gone = await player()
  await db.doc(paths.user(gone.uid)).update({ away: [{ from: Date.now() }] })
  await backUp(without, { withPasswords: false })
  await expect(restore(without, { ...intended, replace: true })).rejects.toThrow(
    'The backup has no passwords: add --without-passwords',
  )
  expect((await login(fan, PASSWORD)).status, 'nothing has changed').toBe(200)
  const members = await accounts()
  const { reset } = await restore(without, { replace: true, withoutPasswords: true })
  expect(reset.sort()).toEqual(members.flatMap(({ email }) => (email === gone.email ? [] : [email])).sort())
  expect((await login(fan, PASSWORD)).status).toBe(401)
  expect(await accounts()).toEqual(members.map((each) => ({ ...each, disabled: each.email === gone.email })))
  const queued = await db.collection('mail').where('reset', '!=', '').get()
  expect(queued.docs.map((mail) => mail.get('reset')).sort()).toEqual(reset)
  // The referee may be paused: a request that waited an hour is still sent.
  for (const mail of queued.docs) expect(mail.get('until')).toBeGreaterThan(Date.now() + 6 * DAY)
  await db.doc(paths.user(gone.uid)).update({ away: [] })
})

it('accounts without a password are backed up beside others, and get a reset link with the restore', {
  tags: ['long'],
}, async () => {
  const none = join(folder, 'none.gz')
  await expect(backUp(none, { withPasswords: true })).rejects.toThrow('has a password, add --without-passwords')
  expect(existsSync(none)).toBe(false)
  const without = await accounts()
  const other = await player()
  const some = join(folder, 'some.gz')
  const { accounts: count, withoutPassword } = await backUp(some, { withPasswords: true })
  expect([count, withoutPassword]).toEqual([without.length + 1, without.length])
  const { reset } = await restore(some, { ...intended, replace: true })
  expect(reset.sort()).toEqual(without.map(({ email }) => email).sort())
  expect((await login(other, PASSWORD)).status).toBe(200)
})

it('a reset link goes to the address of the registration, whatever address or password the backup has', {
  tags: ['long'],
}, async () => {
  const other = await player()
  const { idToken } = await signInWithCustomToken(other.customToken)
  await setAddress(idToken, `away-${other.email}`)
  const away = join(folder, 'away.gz')
  await backUp(away, { withPasswords: true })
  const { reset } = await restore(away, { replace: true, withoutPasswords: true })
  expect(reset).toContain(other.email)
  expect(reset).not.toContain(`away-${other.email}`)
})

/** A copy of the backup with one more document or account. */
function withOneMore(name: string, line: object): string {
  const [first = '', ...more] = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n')
  const { end } = JSON.parse(more.pop() ?? '') as { end: { documents: number; accounts: number } }
  const counted = 'doc' in line ? 'documents' : 'accounts'
  const last = JSON.stringify({ end: { ...end, [counted]: end[counted] + 1 } })
  writeFileSync(join(folder, name), gzipSync([first, JSON.stringify(line), ...more, last, ''].join('\n')))
  return join(folder, name)
}

it.each([
  ['value', { doc: 'users/strange', fields: { at: { __type__: 'vector' } } }, 'unknown type vector'],
  ['path', { doc: 'users', fields: {} }, 'is damaged'],
  ['document', { doc: 'users/strange', fields: null }, 'is damaged'],
  ['account', { account: { uid: 'strange', disabled: 'no' } }, '(emailVerified, disabled, claims, isOurs): restore it'],
])('a %s that this release does not know is refused before anything is deleted', async (_, line, message) => {
  const present = await keptDocuments()
  const strange = withOneMore('strange.gz', line)
  await expect(restore(strange, { ...intended, replace: true })).rejects.toThrow(message)
  expect(await keptDocuments()).toEqual(present)
})

it('a restore that breaks off says what to do, and the same command then makes the league again', {
  tags: ['long'],
}, async () => {
  const broken = withOneMore('broken.gz', { doc: 'users/__reserved__', fields: {} })
  await expect(restore(broken, { ...intended, replace: true })).rejects.toThrow(
    'The league is not whole now: mend that, and give the same command again with --replace.',
  )
  await restore(file, { ...intended, replace: true })
  expect(await keptDocuments()).toEqual(before)
})
