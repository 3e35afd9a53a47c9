import type { Transaction } from 'firebase-admin/firestore'
import { ApiError } from '#common/api/api-error'
import { paths } from '#common/paths'
import { memberOf, type User } from '#common/people/profile'
import { usernameKey } from '#common/people/registration'
import type { Team } from '#common/teams/team'
import type { Settings } from '#common/week/week'
import { buildDirectory, readDirectory, writeMember } from '../db/directory'
import { auth, db, read, transact } from '../db/firebase'
import { readSettings } from '../db/settings'
import { requestPass, runPassNow } from '../referee/request-pass'
import { writeClaims } from './claims'
import { accountsWith, findPlayerByEmail, freeAddress, isBeingRegistered } from './find-account'
import { passwordChangedAt } from './passwords'

/** Everything a new account is made of. */
export interface NewAccount {
  user: User
  email: string
  phone: string
  password: string
  commissioner: boolean
}

const TAKEN = 'That username is taken. Please choose another.'
/** The boards and the directory hold this many in one document each; more would stop them for everybody. */
export const MEMBERS_MAX = 5_000
const EMAIL_TAKEN = 'There is already an account with that email address.'

/** The part of a profile that follows from the favorite team. */
export function teamFields(team: Team): Pick<User, 'favoriteTeam' | 'abbr' | 'conference' | 'favoriteColor'> {
  return { favoriteTeam: team.name, abbr: team.abbr, conference: team.conference, favoriteColor: team.pcolor }
}

/**
 * Makes an account: the sign-in, the profile, and the name that nobody else can have.
 * @returns its uid.
 * @throws ApiError conflict when the username or the e-mail address is taken, or the league is full.
 */
export async function createAccount(account: NewAccount): Promise<string> {
  const { user, email, password, commissioner } = account
  const name = db.doc(paths.username(usernameKey(user.username)))
  await refuseTaken(user.username, email)
  const directory = await readDirectory()
  if (!directory) await buildDirectory()
  else if (Object.keys(directory.members).length >= MEMBERS_MAX) throw new ApiError('conflict', 'The league is full.')
  const uid = await createSignIn(email, password, user.username)
  try {
    await writeClaims(uid, { player: true, commissioner, passwordAt: passwordChangedAt(await auth.getUser(uid)) })
    await transact((tx) => createProfile(tx, uid, account))
  } catch (error) {
    // A commit may be stored although it was reported as failed: then the account is complete.
    const stored = await read<{ uid: string }>(name.path)
    if (stored?.uid !== uid) {
      await auth.deleteUser(uid)
      throw error
    }
  }
  const { activeWeek } = await readSettings()
  await runPassNow(activeWeek)
  return uid
}

/** Writes profile, account, name and directory entry, and requests the passes that give the member their rows. */
async function createProfile(tx: Transaction, uid: string, { user, email, phone }: NewAccount): Promise<void> {
  const name = db.doc(paths.username(usernameKey(user.username)))
  const [taken, league] = await tx.getAll(name, db.doc(paths.settings()))
  // The transaction may run again after its own commit was stored.
  if (taken?.get('uid') === uid) return
  if (taken?.exists) throw new ApiError('conflict', TAKEN)
  if (!(await tx.get(accountsWith(email))).empty) throw new ApiError('conflict', EMAIL_TAKEN)
  tx.create(name, { uid })
  tx.create(db.doc(paths.user(uid)), user)
  tx.create(db.doc(paths.account(uid)), { email, phone })
  writeMember(tx, uid, memberOf(user, uid))
  const settings = league?.data() as Settings | undefined
  const weeks = settings?.openWeeks.filter((week) => settings.weeks.some((each) => each.week === week)) ?? []
  for (const week of weeks) requestPass(tx, settings?.season ?? 0, week)
}

/** @throws ApiError conflict when an account could not be made, because its username or its e-mail address is taken. */
export async function refuseTaken(username: string, email: string): Promise<void> {
  if ((await db.doc(paths.username(usernameKey(username))).get()).exists) throw new ApiError('conflict', TAKEN)
  if ((await findPlayerByEmail(email)) || (await isBeingRegistered(email))) throw new ApiError('conflict', EMAIL_TAKEN)
}

/** Makes the sign-in. Where the address is free in our own records, whoever has it at the sign-in service gives it up. */
async function createSignIn(email: string, password: string, displayName: string): Promise<string> {
  const create = async () => (await auth.createUser({ email, password, displayName })).uid
  try {
    return await create()
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'auth/invalid-email') throw new ApiError('bad-input', 'Please enter a valid email address.')
    if (code !== 'auth/email-already-exists') throw error
    if (await isBeingRegistered(email)) throw new ApiError('conflict', EMAIL_TAKEN)
    await freeAddress(email)
    return create()
  }
}
