import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { type Directory, memberOf, type User } from '#common/people/profile'
import { BAD_EMAIL_TEXT, EMAIL_TAKEN_TEXT, USERNAME_TAKEN_TEXT, usernameKey } from '#common/people/registration'
import { conferenceIn } from '#common/teams/conferences'
import type { Team } from '#common/teams/team'
import { seasonAt } from '#common/week/season'
import { writeMember } from '../db/directory'
import { auth, docRef, docsIn, errorCode, isUnavailable, read, readIn, transact } from '../db/firebase'
import { requestPasses } from '../db/week'
import { logFailure } from '../log'
import {
  findPlayerByEmail,
  freeAddress,
  privateAccountsWith,
  refuseTakenAddress,
  refuseWhileRegistering,
} from './addresses'
import { writeClaims } from './identity'
import { sessionsEndedAt } from './passwords'

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
/**
 * With at most this many places left, a registration counts the members again in its transaction, so that concurrent
 * ones cannot overfill the league. With more it does not: reading the directory would make concurrent registrations
 * wait for each other.
 */
const LAST_PLACES = 500

/** The fields of a profile that follow from the favorite team. */
export function teamFields(team: Team): Pick<User, 'favoriteTeam' | 'abbr' | 'conference' | 'favoriteColor'> {
  const conference = conferenceIn(seasonAt(Date.now()), team)
  return { favoriteTeam: team.name, abbr: team.abbr, conference, favoriteColor: team.pcolor }
}

/**
 * Makes an account: the auth user, the profile, and the claim to the username. Requests the passes that add the
 * member's rows.
 * @returns its uid.
 * @throws ApiError conflict when the username or the email address is taken, or the league is full.
 */
export async function createAccount(account: NewAccount): Promise<string> {
  const { user, email, password, commissioner } = account
  await refuseTakenAccount(user.username, email)
  const places = placesLeft(await read(paths.directory()))
  const uid = await createAuthUser(email, password, user.username)
  try {
    await writeClaims(uid, { player: true, commissioner, passwordAt: sessionsEndedAt(await auth.getUser(uid)) })
    await transact(async (tx) => {
      if (places <= LAST_PLACES) placesLeft(await readIn(tx, paths.directory()))
      await createProfile(tx, uid, account)
    })
  } catch (error) {
    // A commit that was reported as failed may still have been stored: then the account is complete.
    const owner = await read(paths.username(usernameKey(user.username))).catch(() => undefined)
    // The auth user stays where it may be, or become, that of a complete account: its owner cannot be read, or the
    // commit may still be stored. One that stays without a profile gives way to the next registration with its address.
    if (owner === undefined || (owner === null && isUnavailable(error))) throw error
    if (owner?.uid !== uid) {
      await auth
        .deleteUser(uid)
        .catch((again) => logFailure('an auth user without a profile is left over', again, { about: uid }))
      throw error
    }
  }
  return uid
}

/** How many more members the league may have. @throws ApiError conflict if it is full. */
function placesLeft(directory: Directory | null): number {
  const places = MEMBERS_MAX - Object.keys(directory?.members ?? {}).length
  if (places <= 0) throw new ApiError('conflict', 'The league is full.')
  return places
}

/** Writes profile, account, username and directory entry, and requests the passes that add the member's rows. */
async function createProfile(tx: Transaction, uid: string, { user, email, phone }: NewAccount): Promise<void> {
  const namePath = paths.username(usernameKey(user.username))
  const [owner, settingsDoc] = await docsIn(tx, namePath, paths.settings())
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

/**
 * @throws ApiError conflict when the username or the address of a new account is taken. If one account has both, the
 * sentence says so: most likely the form was sent again because the first response was lost.
 */
export async function refuseTakenAccount(username: string, email: string): Promise<void> {
  const owner = await read(paths.username(usernameKey(username)))
  if (!owner) return refuseTakenAddress(email)
  const isSameAccount = (await read(paths.account(owner.uid)))?.email === email
  throw new ApiError('conflict', isSameAccount ? 'You have signed up already. Please log in.' : USERNAME_TAKEN_TEXT)
}

/** Creates the auth user. Our records say that the address is free, so another holder at the service loses it. */
async function createAuthUser(email: string, password: string, displayName: string): Promise<string> {
  const create = async () => (await auth.createUser({ email, password, displayName })).uid
  try {
    return await create()
  } catch (error) {
    const code = errorCode(error)
    if (code === 'auth/invalid-email') throw new ApiError('bad-input', BAD_EMAIL_TEXT)
    if (code !== 'auth/email-already-exists') throw error
    await refuseWhileRegistering(email)
    await freeAddress(email)
    // Another registration may have been completed meanwhile; then the address is still its player's.
    if (await findPlayerByEmail(email)) throw new ApiError('conflict', EMAIL_TAKEN_TEXT)
    return create()
  }
}
