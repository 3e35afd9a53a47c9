import { type DocumentReference, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import { unpackRecord } from '#common/boards/lifetime'
import { type CollectionPath, paths } from '#common/paths'
import { collectionRef, db, docRef, pagesOf, read } from '../db/firebase'
import { readAvatar } from './avatars'
import { findAccount, readAccount } from './find-account'
import { emailChangesOf, resetsOf } from './mailed-links'

type Kept = Record<string, unknown>

/**
 * Everything that is kept about a player, as JSON: times of the database as ISO text, the picture as base64. Counters of
 * tries are left out: they are kept by a hash for two days.
 */
export async function exportAccount(uid: string): Promise<Kept> {
  const [user, account, signIn, picture, names] = await Promise.all([
    read(paths.user(uid)),
    readAccount(uid),
    findAccount(uid),
    readAvatar(uid),
    usernamesOf(uid).get(),
  ])
  const { email, metadata, disabled } = signIn ?? {}
  const lifetime = (await read(paths.lifetime()))?.rows[uid] ?? null
  const kept = {
    profile: user,
    account,
    below: await subcollections(docRef(paths.user(uid))),
    signIn: { email, disabled, createdAt: metadata?.creationTime, lastUsedAt: metadata?.lastSignInTime },
    names: names.docs.map(({ id }) => id),
    picture,
    mail: (await Promise.all(mailOf(uid, account?.email ?? '').map(documents))).flat(),
    resetLinks: await documents(resetsOf(uid)),
    emailChanges: await documents(emailChangesOf(uid)),
    nicknameRounds: await documents(nicknamePlaysOf(uid)),
    lifetime: lifetime && unpackRecord(lifetime),
    notifications: (await Promise.all(pushesOf(uid).map(documents))).flat(),
    nicknameBoard: (await read(paths.minigameBoard()))?.rows[uid] ?? null,
    seasons: await exportSeasons(uid),
  }
  return plain(kept) as Kept
}

/** The documents below the player's own, except the account, by collection. */
async function subcollections(ref: DocumentReference): Promise<Kept> {
  const collections = (await ref.listCollections()).filter(({ id }) => id !== 'private')
  const found = await Promise.all(collections.map(async (each) => [each.id, await documents(each)] as const))
  return Object.fromEntries(found)
}

/** What a query finds, read in pages: the rate limit lets through over a hundred thousand rounds a year. */
async function documents<T>(query: Query<T>): Promise<T[]> {
  const found: T[] = []
  for await (const page of pagesOf(query)) found.push(...page.map((each) => each.data()))
  return found
}

/** A query for the names that are taken by a player. */
export const usernamesOf = (uid: string) => collectionRef(paths.usernames()).where('uid', '==', uid)

/** Queries for a player's mail, sent or not: to whichever address it is, and the requests for one with a link. */
export function mailOf(uid: string, email: string) {
  const mail = db.collection(paths.mail())
  return [mail.where('uid', '==', uid), mail.where('reset', '==', email), mail.where('confirm.uid', '==', uid)]
}

/** Queries for the notifications of a player alone, sent or not. */
export function pushesOf(uid: string) {
  const pushes = db.collection(paths.pushes())
  return [pushes.where('alert.uid', '==', uid), pushes.where('letter.uid', '==', uid)]
}

/** A query for the rounds that a player has finished; their ids begin with the uid. */
export function nicknamePlaysOf(uid: string) {
  const id = FieldPath.documentId()
  return collectionRef(paths.nicknamePlays()).where(id, '>=', `${uid}_`).where(id, '<', `${uid}_\uf8ff`)
}

/** The player's picks, reminders and rows by season, and what the open logs say of them. */
async function exportSeasons(uid: string): Promise<Kept> {
  // A season and a week may be without a document of their own, so they are listed and not queried.
  const seasons = await db.collection('seasons').listDocuments()
  const found = await Promise.all(
    seasons.map(async ({ id }) => {
      const year = Number(id)
      const changes = collectionRef(paths.changes(year))
      const [weeks, boards, about, by] = await Promise.all([
        collectionRef(paths.weeks(year)).listDocuments(),
        rowsOf(year, uid),
        documents(changes.where('userId', '==', uid)),
        documents(changes.where('by', '==', uid)),
      ])
      const numbers = weeks.map((week) => Number(week.id))
      const slips = await Promise.all(numbers.map((week) => read(paths.slip(year, week, uid))))
      const reminded = await Promise.all(numbers.map((week) => read(paths.reminded(year, week, uid))))
      const inWeeks = numbers.map((week, index) => [week, { picks: slips[index], reminded: reminded[index] }])
      return [id, { weeks: Object.fromEntries(inWeeks), boards, openLog: { about, by } }] as const
    }),
  )
  return Object.fromEntries(found)
}

type Rows = { rows?: Record<string, object> }

/** The player's rows of a season's boards, by board; the others' rows are not read. */
async function rowsOf(season: number, uid: string): Promise<Kept> {
  const boards: CollectionPath<Rows> = paths.leaderboards(season)
  const found = await collectionRef(boards).select(new FieldPath('rows', uid)).get()
  return Object.fromEntries(found.docs.map((board) => [board.id, board.data().rows?.[uid] ?? null]))
}

/** A stored value as JSON can say it. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
  if (Array.isArray(value)) return value.map(plain)
  if (!value || typeof value !== 'object') return value ?? null
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]))
}
