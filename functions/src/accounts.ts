import type { UserRecord } from 'firebase-admin/auth'
import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import type { User } from '../../common/profile'
import { usernameKey } from '../../common/registration'
import type { Team } from '../../common/teams/team'
import { writeClaims } from './claims'
import { findAccountByEmail } from './find-account'
import { auth, db, read } from './firebase'
import { activeReview } from './referee/review'

/** Everything a new account is made of. */
export interface NewAccount {
  user: User
  email: string
  phone: string
  password: string
  commissioner: boolean
}

const TAKEN = 'That username is taken. Please choose another.'
const EMAIL_TAKEN = 'There is already an account with that email address.'

/** The part of a profile that follows from the favorite team. */
export function teamFields(team: Team): Pick<User, 'favoriteTeam' | 'abbr' | 'conference' | 'favoriteColor'> {
  return { favoriteTeam: team.name, abbr: team.abbr, conference: team.conference, favoriteColor: team.pcolor }
}

/**
 * Makes an account: the sign-in, the profile, and the name that nobody else can have.
 * @returns its uid.
 * @throws ApiError conflict when the username or the e-mail address is taken.
 */
export async function createAccount({ user, email, phone, password, commissioner }: NewAccount): Promise<string> {
  const boards = await activeReview()
  const name = db.doc(paths.username(usernameKey(user.username)))
  await refuseTaken(user.username, email)
  const uid = await createSignIn(email, password, user.username)
  try {
    await writeClaims(uid, { player: true, commissioner })
    const batch = db.batch()
    batch.create(name, { uid })
    batch.create(db.doc(paths.user(uid)), user)
    batch.create(db.doc(paths.account(uid)), { email, phone })
    boards.ask(batch)
    await batch.commit()
  } catch (error) {
    await auth.deleteUser(uid)
    // gRPC's ALREADY_EXISTS: somebody took the name in the meantime.
    throw (error as { code?: unknown }).code === 6 ? new ApiError('conflict', TAKEN) : error
  }
  await boards.run()
  return uid
}

/** @throws ApiError conflict when an account could not be made, because its username or its e-mail address is taken. */
export async function refuseTaken(username: string, email: string): Promise<void> {
  if ((await db.doc(paths.username(usernameKey(username))).get()).exists) throw new ApiError('conflict', TAKEN)
  const other = await findAccountByEmail(email)
  if (other && !(await isLeftBehind(other))) throw new ApiError('conflict', EMAIL_TAKEN)
}

/** Whether a sign-in is what a registration that was cut off leaves behind: it has no profile, and is not just being made. */
async function isLeftBehind({ uid, metadata }: UserRecord): Promise<boolean> {
  return Date.now() - Date.parse(metadata.creationTime) > 60_000 && !(await read(paths.user(uid)))
}

async function createSignIn(email: string, password: string, displayName: string): Promise<string> {
  try {
    return (await auth.createUser({ email, password, displayName })).uid
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'auth/invalid-email') throw new ApiError('bad-input', 'Please enter a valid email address.')
    if (code !== 'auth/email-already-exists') throw error
    const other = await auth.getUserByEmail(email)
    if (!(await isLeftBehind(other))) throw new ApiError('conflict', EMAIL_TAKEN)
    await auth.deleteUser(other.uid)
    return (await auth.createUser({ email, password, displayName })).uid
  }
}
