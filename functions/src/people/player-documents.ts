import { FieldPath, type Query } from 'firebase-admin/firestore'
import { unpackRecord } from '#common/boards/lifetime'
import { matchup } from '#common/game/line'
import { type CollectionPath, paths } from '#common/paths'
import { type LogEntry, namedEntry } from '#common/week/log-entry'
import { collectionRef, db, deleteFound, docRef, findAll, read } from '../db/firebase'
import { emailChangesOf, resetRequestsFor, resetsOf } from './mailed-links'
import { clearTriesOf } from './rate-limit'

/** Whose documents, and the address by which requests for a reset link are found. */
interface Player {
  uid: string
  email: string
}

interface PlayerDocuments {
  /** The paths that lead to them. */
  paths: readonly (keyof typeof paths)[]
  /** Reads what the export has under their name, or says where else it has them, if at all. */
  exported: ((player: Player) => Promise<unknown>) | 'in the profile' | 'in the seasons' | 'no'
  /**
   * Deletes them with an account, once the commit has taken the player out of the league; or says that they are gone
   * with that commit, go last, or stay, as the rows of past weeks do.
   */
  deleted: ((player: Player) => Promise<unknown>) | 'in the commit' | 'last' | 'stays'
}

/**
 * All documents that hold something of a single player, with what the export and the deletion of an account do with
 * them.
 */
export const PLAYER_DOCUMENTS: Readonly<Record<string, PlayerDocuments>> = {
  profile: { paths: ['user', 'users'], exported: ({ uid }) => read(paths.user(uid)), deleted: 'in the commit' },
  account: { paths: ['account'], exported: ({ uid }) => read(paths.account(uid)), deleted: 'in the commit' },
  below: {
    paths: ['devices', 'device'],
    exported: ({ uid }) => readBelow(uid),
    deleted: ({ uid }) => db.recursiveDelete(docRef(paths.user(uid))),
  },
  names: {
    paths: ['usernames', 'username'],
    exported: async ({ uid }) => (await usernamesOf(uid).get()).docs.map(({ id }) => id),
    deleted: 'in the commit',
  },
  directory: { paths: ['directory'], exported: 'in the profile', deleted: 'in the commit' },
  picture: {
    paths: ['avatar'],
    exported: async ({ uid }) => (await read(paths.avatar(uid)))?.bytes ?? null,
    deleted: ({ uid }) => db.doc(paths.avatar(uid)).delete(),
  },
  mail: { paths: ['mail'], ...foundBy(mailOf) },
  resetLinks: { paths: ['passwordResets', 'passwordReset'], ...foundBy(({ uid }) => [resetsOf(uid)]) },
  emailChanges: { paths: ['emailChanges', 'emailChange'], ...foundBy(({ uid }) => [emailChangesOf(uid)]) },
  notifications: { paths: ['pushes', 'push'], ...foundBy(pushesOf) },
  nicknameRounds: { paths: ['nicknamePlays', 'nicknamePlay'], ...foundBy(nicknamePlaysOf) },
  nicknameBoard: {
    paths: ['minigameBoard'],
    exported: async ({ uid }) => (await read(paths.minigameBoard()))?.rows[uid],
    deleted: 'stays',
  },
  lifetime: { paths: ['lifetime'], exported: ({ uid }) => readLifetime(uid), deleted: 'stays' },
  seasons: { paths: [], exported: ({ uid }) => readSeasons(uid), deleted: 'stays' },
  boards: {
    paths: ['leaderboards', 'weeklyBoard', 'overallBoard', 'seasonMinigameBoard'],
    exported: 'in the seasons',
    deleted: 'stays',
  },
  openLog: { paths: ['changes', 'change'], exported: 'in the seasons', deleted: 'stays' },
  reminders: { paths: ['reminded'], exported: 'in the seasons', deleted: 'stays' },
  // The commit deletes the picks that are secret.
  picks: { paths: ['picks', 'pick', 'slips', 'slip'], exported: 'in the seasons', deleted: 'in the commit' },
  // It may hold a pick, which the slip has, too.
  undo: { paths: ['undo'], exported: 'no', deleted: 'in the commit' },
  // How many picks the slip has.
  status: { paths: ['status'], exported: 'no', deleted: 'stays' },
  // They are kept by a hash, for two days.
  attempts: { paths: ['attempt'], exported: 'no', deleted: ({ uid }) => clearTriesOf(uid) },
  deletion: { paths: ['deletions', 'deletion'], exported: 'no', deleted: 'last' },
  // The next round deletes it, as that of any player.
  signInChange: { paths: ['signInChanges', 'signInChange'], exported: 'no', deleted: 'stays' },
}

/** The documents that queries find: the export has all of them, and the deletion deletes them. */
function foundBy(queries: (player: Player) => Query[]) {
  return {
    exported: async (player: Player) => (await Promise.all(queries(player).map(findAll))).flat(),
    deleted: (player: Player) => Promise.all(queries(player).map(deleteFound)),
  }
}

/** A query for the names that are taken by a player. */
export const usernamesOf = (uid: string) => collectionRef(paths.usernames()).where('uid', '==', uid)

/** The documents below the player's own, except the account, by collection. */
async function readBelow(uid: string) {
  const collections = (await docRef(paths.user(uid)).listCollections()).filter(({ id }) => id !== 'private')
  return Object.fromEntries(await Promise.all(collections.map(async (each) => [each.id, await findAll(each)] as const)))
}

/** Queries for a player's mail, sent or not: to whichever address it is, and the requests for one with a link. */
export function mailOf({ uid, email }: Player) {
  const mail = db.collection(paths.mail())
  return [mail.where('uid', '==', uid), resetRequestsFor(email), mail.where('confirm.uid', '==', uid)]
}

/** Queries for the notifications of a player alone, sent or not. */
function pushesOf({ uid }: Player) {
  const pushes = db.collection(paths.pushes())
  return [pushes.where('alert.uid', '==', uid), pushes.where('letter.uid', '==', uid)]
}

/** The rounds that a player has finished; their ids begin with the uid. */
function nicknamePlaysOf({ uid }: Player) {
  const id = FieldPath.documentId()
  return [db.collection(paths.nicknamePlays()).where(id, '>=', `${uid}_`).where(id, '<', `${uid}_\uf8ff`)]
}

async function readLifetime(uid: string) {
  const row = (await read(paths.lifetime()))?.rows[uid]
  return row && unpackRecord(row)
}

/**
 * The player's picks, with the games they are of, reminders and rows by season, and what the open logs say of them,
 * where everybody else is "another member".
 */
async function readSeasons(uid: string): Promise<Record<string, unknown>> {
  // A season and a week may be without a document of their own, so they are listed and not queried.
  const seasons = await db.collection('seasons').listDocuments()
  const found = await Promise.all(
    seasons.map(async ({ id }) => {
      const year = Number(id)
      const changes = collectionRef(paths.changes(year))
      const nameOf = (named: string) => (named === uid ? 'you' : 'another member')
      const readable = ({ userId, ...entry }: LogEntry) => ({
        ...namedEntry(entry, nameOf),
        ...(userId !== undefined && { userId: nameOf(userId) }),
      })
      const [weeks, boards, about, by] = await Promise.all([
        collectionRef(paths.weeks(year)).listDocuments(),
        rowsOf(year, uid),
        findAll(changes.where('userId', '==', uid)),
        findAll(changes.where('by', '==', uid)),
      ])
      const numbers = weeks.map((week) => Number(week.id))
      const inWeeks = await Promise.all(numbers.map(async (week) => [week, await readWeek(year, week, uid)]))
      const log = { about: about.map(readable), by: by.map(readable) }
      return [id, { weeks: Object.fromEntries(inWeeks), boards, openLog: log }] as const
    }),
  )
  return Object.fromEntries(found)
}

/** A player's picks and reminders of a week. `games` has the name of each picked game, the away team first. */
async function readWeek(season: number, week: number, uid: string) {
  const [stored, slip, reminded] = await Promise.all([
    read(paths.week(season, week)),
    read(paths.slip(season, week, uid)),
    read(paths.reminded(season, week, uid)),
  ])
  const picked = (stored?.lines ?? []).filter(({ gameId }) => slip?.picks[gameId])
  return { games: Object.fromEntries(picked.map((line) => [line.gameId, matchup(line)])), picks: slip, reminded }
}

type Rows = { rows?: Record<string, object> }

/** The player's rows of a season's boards, by board; the others' rows are not read. */
async function rowsOf(season: number, uid: string): Promise<Record<string, unknown>> {
  const boards: CollectionPath<Rows> = paths.leaderboards(season)
  const found = await collectionRef(boards).select(new FieldPath('rows', uid)).get()
  return Object.fromEntries(found.docs.map((board) => [board.id, board.data().rows?.[uid] ?? null]))
}
