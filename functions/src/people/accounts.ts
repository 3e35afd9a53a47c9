import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { displayName, hasLeft, memberOf, type User } from '#common/people/profile'
import {
  BAD_EMAIL_TEXT,
  EMAIL_TAKEN_TEXT,
  isEmail,
  nameKey,
  nameProblem,
  USERNAME_TAKEN_TEXT,
  usernameKey,
  usernameProblem,
} from '#common/people/registration'
import { conferenceIn } from '#common/teams/conferences'
import type { Team } from '#common/teams/team'
import { teamByCode } from '#common/teams/teams'
import { seasonAt } from '#common/week/season'
import { assertMember, readDirectory, writeMember } from '../db/directory'
import { auth, docRef, getAll, isUnavailable, read, readIn, transact } from '../db/firebase'
import { requestPasses } from '../db/week'
import { logFailure } from '../log'
import {
  findPlayerByEmail,
  freeAddress,
  privateAccountsWith,
  refuseBeingRegistered,
  refuseTakenAddress,
} from './find-account'
import { isReserved, writeClaims } from './identity'
import { newCode } from './invites'
import { changePassword, sessionsEndedAt } from './passwords'
import { finishSignInChange } from './sign-in-changes'

/** Everything a new account is made of. */
interface NewAccount {
  user: User
  email: string
  phone: string
  password: string
  commissioner: boolean
}

/** How many members a league may have. Leaderboards and directory each hold all of them in one document. */
export const MEMBERS_MAX = 5_000

/** The fields of a profile that follow from the favorite team. */
export function teamFields(team: Team): Pick<User, 'favoriteTeam' | 'abbr' | 'conference' | 'favoriteColor'> {
  const conference = conferenceIn(seasonAt(Date.now()), team)
  return { favoriteTeam: team.name, abbr: team.abbr, conference, favoriteColor: team.pcolor }
}

/**
 * Makes an account: the sign-in, the profile, and the claim to the username. Requests the passes that add the member's
 * rows.
 * @returns its uid.
 * @throws ApiError conflict when the username or the email address is taken, or the league is full.
 */
export async function createAccount(account: NewAccount): Promise<string> {
  const { user, email, password, commissioner } = account
  await refuseTakenAccount(user.username, email)
  const directory = await readDirectory()
  if (Object.keys(directory?.members ?? {}).length >= MEMBERS_MAX) throw new ApiError('conflict', 'The league is full.')
  const uid = await createSignIn(email, password, user.username)
  try {
    await writeClaims(uid, { player: true, commissioner, passwordAt: sessionsEndedAt(await auth.getUser(uid)) })
    await transact((tx) => createProfile(tx, uid, account))
  } catch (error) {
    // A commit that was reported as failed may still have been stored: then the account is complete.
    const owner = await read(paths.username(usernameKey(user.username))).catch(() => undefined)
    // The sign-in stays where it may be, or become, that of a complete account: its owner cannot be read, or the commit
    // may still be stored. One that stays without a profile gives way to the next registration with its address.
    if (owner === undefined || (owner === null && isUnavailable(error))) throw error
    if (owner?.uid !== uid) {
      await auth
        .deleteUser(uid)
        .catch((again) => logFailure('a sign-in without a profile is left over', again, { about: uid }))
      throw error
    }
  }
  return uid
}

/** Writes profile, account, username and directory entry, and requests the passes that add the member's rows. */
async function createProfile(tx: Transaction, uid: string, { user, email, phone }: NewAccount): Promise<void> {
  const namePath = paths.username(usernameKey(user.username))
  const [owner, settingsDoc] = await getAll(tx, namePath, paths.settings())
  if (owner.exists) throw new ApiError('conflict', USERNAME_TAKEN_TEXT)
  if (!(await tx.get(privateAccountsWith(email))).empty) throw new ApiError('conflict', EMAIL_TAKEN_TEXT)
  tx.create(docRef(namePath), { uid })
  const member: User = { ...user, joinedAt: Date.now() }
  tx.create(docRef(paths.user(uid)), member)
  tx.create(docRef(paths.account(uid)), { email, phone })
  writeMember(tx, uid, memberOf(member, uid))
  const settings = settingsDoc.data()
  if (settings) requestPasses(tx, settings)
}

/** @throws ApiError conflict when the username or the email address of a new account is taken. */
export async function refuseTakenAccount(username: string, email: string): Promise<void> {
  if (await read(paths.username(usernameKey(username)))) throw new ApiError('conflict', USERNAME_TAKEN_TEXT)
  await refuseTakenAddress(email)
}

/** Creates the sign-in. Our records say that the address is free, so another holder at the sign-in service loses it. */
async function createSignIn(email: string, password: string, displayName: string): Promise<string> {
  const create = async () => (await auth.createUser({ email, password, displayName })).uid
  try {
    return await create()
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'auth/invalid-email') throw new ApiError('bad-input', BAD_EMAIL_TEXT)
    if (code !== 'auth/email-already-exists') throw error
    await refuseBeingRegistered(email)
    await freeAddress(email)
    // Another registration may have been completed meanwhile; then the address is still its player's.
    if (await findPlayerByEmail(email)) throw new ApiError('conflict', EMAIL_TAKEN_TEXT)
    return create()
  }
}

const NAME_TAKEN_TEXT = 'That name is taken. Please choose another.'

/**
 * Changes the name that everybody reads. It is registered like a username, so that nobody looks like another; the
 * player logs in with the username as before. A name that stays as it is, is not judged: it may be older than the rule
 * for names.
 * @throws ApiError bad-input, conflict; signed-out if the player has been removed meanwhile.
 */
export async function changeName(uid: string, sent: string): Promise<void> {
  const name = sent.trim().normalize('NFC')
  const present = await read(paths.user(uid))
  assertMember(present)
  if (name === displayName(present, uid)) return
  const problem = nameProblem(name)
  if (problem) throw new ApiError('bad-input', problem)
  const key = nameKey(name)
  await transact(async (tx) => {
    const [found, owner] = await getAll(tx, paths.user(uid), paths.username(key))
    const user = found.data()
    assertMember(user)
    const own = usernameKey(user.username)
    if (owner.exists ? owner.data()?.uid !== uid : isReserved(key)) throw new ApiError('conflict', NAME_TAKEN_TEXT)
    // A name that is older than the rule for names was never registered.
    const wasRegistered = user.displayName && !nameProblem(user.displayName)
    const before = wasRegistered ? nameKey(user.displayName ?? '') : own
    const isOwner = before !== own && before !== key && (await readIn(tx, paths.username(before)))?.uid === uid
    if (!owner.exists) tx.create(docRef(paths.username(key)), { uid })
    if (isOwner) tx.delete(docRef(paths.username(before)))
    tx.update(docRef(paths.user(uid)), { displayName: name })
    writeMember(tx, uid, memberOf({ ...user, displayName: name }, uid))
  })
}

/**
 * Creates a commissioner's account, or makes a present member's account a commissioner's and changes its password. For
 * `npm run commissioner`.
 * @param email the address of a new account; an existing one keeps its own.
 * @returns the password, and whether the account is new.
 * @throws ApiError bad-input for what is no email address or no username; conflict for a name that a player only
 * shows, for a member who has left, whose account stays closed, and as {@link createAccount}.
 */
export async function makeCommissioner(username: string, email: string): Promise<{ password: string; isNew: boolean }> {
  const address = email.trim().toLowerCase()
  if (!isEmail(address)) throw new ApiError('bad-input', BAD_EMAIL_TEXT)
  const problem = usernameProblem(username)
  if (problem) throw new ApiError('bad-input', problem)
  const password = newCode(14)
  const key = usernameKey(username)
  const owner = await read(paths.username(key))
  if (owner) {
    const user = await read(paths.user(owner.uid))
    // Names that players show are registered beside the usernames; only the username says whose account is meant.
    if (user && usernameKey(user.username) !== key)
      throw new ApiError('conflict', `${username} is the name that ${user.username} shows, and not a username.`)
    if (!user || hasLeft(user))
      throw new ApiError('conflict', `${username} is not in the league any more. A commissioner can let them back.`)
    // A return that was interrupted is finished first: it would take the new rights away.
    await finishSignInChange(owner.uid)
    // Only then the rights, which whoever knows the former password must not get.
    await changePassword(owner.uid, password)
    await writeClaims(owner.uid, { player: true, commissioner: true })
    return { password, isNew: false }
  }
  const team = teamByCode('ND')
  if (!team) throw new Error('There is no Notre Dame.')
  const user = { username, about: '', avatar: '', ...teamFields(team) }
  await createAccount({ user, email: address, phone: '', password, commissioner: true })
  return { password, isNew: true }
}
