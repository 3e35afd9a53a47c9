import { ApiError } from '../../common/api-error'
import { paths } from '../../common/paths'
import type { User } from '../../common/profile'
import { usernameKey } from '../../common/registration'
import type { Team } from '../../common/teams/team'
import { auth, db, read } from './firebase'

/** Everything a new account is made of. */
export interface NewAccount {
  user: User
  email: string
  phone: string
  password: string
  commissioner: boolean
}

const TAKEN = 'That username is taken. Please choose another.'

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
  const name = db.doc(paths.username(usernameKey(user.username)))
  if ((await name.get()).exists) throw new ApiError('conflict', TAKEN)
  const uid = await createSignIn(email, password, user.username)
  try {
    if (commissioner) await auth.setCustomUserClaims(uid, { commissioner: true })
    const batch = db.batch()
    batch.create(name, { uid })
    batch.create(db.doc(paths.user(uid)), user)
    batch.create(db.doc(paths.account(uid)), { email, phone })
    await batch.commit()
    return uid
  } catch (error) {
    await auth.deleteUser(uid)
    // gRPC's ALREADY_EXISTS: somebody took the name in the meantime.
    throw (error as { code?: unknown }).code === 6 ? new ApiError('conflict', TAKEN) : error
  }
}

async function createSignIn(email: string, password: string, displayName: string): Promise<string> {
  try {
    return (await auth.createUser({ email, password, displayName })).uid
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/email-already-exists') throw error
    const other = await auth.getUserByEmail(email)
    // A sign-in without a profile is what a registration that was cut off leaves behind.
    const stale = Date.now() - Date.parse(other.metadata.creationTime) > 60_000
    if ((await read(paths.user(other.uid))) || !stale) {
      throw new ApiError('conflict', 'There is already an account with that email address.')
    }
    await auth.deleteUser(other.uid)
    return (await auth.createUser({ email, password, displayName })).uid
  }
}
