import { FieldPath } from 'firebase-admin/firestore'
import { unpackRecord } from '#common/boards/lifetime'
import { paths } from '#common/paths'
import { collectionRef, db, deleteFound, docRef, findAll, read } from '../db/firebase'
import { readAvatar } from './avatars'
import { readAccount } from './find-account'
import { deleteResets, emailChangesOf, resetsOf } from './mailed-links'
import { readSeasons } from './player-seasons'
import { clearAttemptsOf } from './rate-limit'

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
   * Deletes them with an account, once the commit has taken the player out of the league; or says that they are gone with
   * that commit, go last, or stay, as the rows of past weeks do.
   */
  deleted: ((player: Player) => Promise<unknown>) | 'in the commit' | 'last' | 'stays'
}

/** All documents that hold something of a single player, with what the export and the deletion of an account do with them. */
export const PLAYER_DOCUMENTS: Readonly<Record<string, PlayerDocuments>> = {
  profile: { paths: ['user', 'users'], exported: ({ uid }) => read(paths.user(uid)), deleted: 'in the commit' },
  account: { paths: ['account'], exported: ({ uid }) => readAccount(uid), deleted: 'in the commit' },
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
    exported: ({ uid }) => readAvatar(uid),
    deleted: ({ uid }) => db.doc(paths.avatar(uid)).delete(),
  },
  mail: {
    paths: ['mail'],
    exported: async (player) => (await Promise.all(mailOf(player).map(findAll))).flat(),
    deleted: (player) => Promise.all(mailOf(player).map(deleteFound)),
  },
  resetLinks: {
    paths: ['passwordResets', 'passwordReset'],
    exported: ({ uid }) => findAll(resetsOf(uid)),
    deleted: ({ uid }) => deleteResets(uid),
  },
  emailChanges: {
    paths: ['emailChanges', 'emailChange'],
    exported: ({ uid }) => findAll(emailChangesOf(uid)),
    deleted: ({ uid }) => deleteFound(emailChangesOf(uid)),
  },
  notifications: {
    paths: ['pushes', 'push'],
    exported: async ({ uid }) => (await Promise.all(pushesOf(uid).map(findAll))).flat(),
    deleted: ({ uid }) => Promise.all(pushesOf(uid).map(deleteFound)),
  },
  nicknameRounds: {
    paths: ['nicknamePlays', 'nicknamePlay'],
    exported: ({ uid }) => findAll(nicknamePlaysOf(uid)),
    deleted: ({ uid }) => deleteFound(nicknamePlaysOf(uid)),
  },
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
  attempts: { paths: ['attempt'], exported: 'no', deleted: ({ uid }) => clearAttemptsOf(uid) },
  deletion: { paths: ['deletions', 'deletion'], exported: 'no', deleted: 'last' },
  // The next round deletes it, as that of any player.
  signInChange: { paths: ['signInChanges', 'signInChange'], exported: 'no', deleted: 'stays' },
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
  return [mail.where('uid', '==', uid), mail.where('reset', '==', email), mail.where('confirm.uid', '==', uid)]
}

/** Queries for the notifications of a player alone, sent or not. */
function pushesOf(uid: string) {
  const pushes = db.collection(paths.pushes())
  return [pushes.where('alert.uid', '==', uid), pushes.where('letter.uid', '==', uid)]
}

/** A query for the rounds that a player has finished; their ids begin with the uid. */
function nicknamePlaysOf(uid: string) {
  const id = FieldPath.documentId()
  return collectionRef(paths.nicknamePlays()).where(id, '>=', `${uid}_`).where(id, '<', `${uid}_\uf8ff`)
}

async function readLifetime(uid: string) {
  const row = (await read(paths.lifetime()))?.rows[uid]
  return row && unpackRecord(row)
}
