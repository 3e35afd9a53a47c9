import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import type { Side } from '#common/game/sides'
import { paths } from '#common/paths'
import { usernameKey } from '#common/people/registration'
import { teamByCode } from '#common/teams/teams'
import { seasonAt } from '#common/week/season'
import type { Settings } from '#common/week/week'
import { db, read } from '#functions/db/firebase'
import { createAccount, teamFields } from '#functions/people/accounts'
import { readInvite } from '#functions/people/invites'
import { newTokens } from '#functions/people/session'
import { call } from './client'

/** The season the simulator plays: the one that is on. */
export const SEASON = seasonAt(Date.now())

/** A member of the league under test. */
export interface Member {
  uid: string
  token: string
  username: string
}

/** A player who has just registered, with both tokens of that session. */
export interface Fan extends Member {
  email: string
  customToken: string
}

let made = 0
/** A name nobody has had in this run. */
export function freshName(stem = 'fan'): string {
  made += 1
  return `${stem}${Date.now().toString(36)}${made}`
}

export const PASSWORD = 'saturday'

/** What a player sends to register. */
export const registrationOf = (username = freshName()) => ({
  ...{ username, email: `${username}@example.com`, password: PASSWORD, favoriteTeam: 'Ohio State' },
})

/** Registers a player through the API, with the league's invite if there is one. */
export async function player(username = freshName()): Promise<Fan> {
  const form = registrationOf(username)
  const invite = (await readInvite()) ?? ''
  const { status, body } = await call('POST /users/register', { body: { ...form, invite } })
  if (status !== 200) throw new Error(body.error)
  return { uid: body.user.id, username, email: form.email, token: body.token, customToken: body.customToken }
}

/** The commissioner, made the first time as `npm run commissioner` makes one. */
export async function commissioner(username: 'commish' | 'deputy' = 'commish'): Promise<Member> {
  const email = `${username}@example.com`
  if (!(await read(paths.username(usernameKey(username))))) {
    const team = teamByCode('ND')
    if (!team) throw new Error('There is no Notre Dame.')
    const user = { username, about: '', avatar: '', ...teamFields(team) }
    await createAccount({ user, email, phone: '', password: PASSWORD, commissioner: true })
  }
  const owner = await read<{ uid: string }>(paths.username(usernameKey(username)))
  const { token } = await newTokens(owner?.uid ?? '', Date.now())
  return { uid: owner?.uid ?? '', token, username }
}

/**
 * A league with no week yet, in the simulator's season. It is deleted by a writer of its own: the shared one that the
 * product uses refuses to write once a test has set the clock back.
 */
export async function emptyLeague(): Promise<void> {
  await db.recursiveDelete(db.doc(paths.season(SEASON)), db.bulkWriter({ throttling: false }))
  const settings: Settings = { season: SEASON, activeWeek: 11, openWeeks: [], weeks: [], finishedWeeks: [] }
  await db.doc(paths.settings()).set(settings)
}

/** Opens a week with these games, each with the feed's spread or the one given. */
export async function openWeek(
  week: number,
  games: readonly string[],
  { token }: Member,
  spread = -3.5,
): Promise<void> {
  await call('POST /settings/active-week', { token, body: { activeWeek: week } })
  await call('POST /commish/save-games', { token, body: { week, selectedGameIds: [...games] } })
  for (const id of games) await call('PATCH /commish/line/:id', { token, params: { id }, body: { week, spread } })
}

/** A player's pick of a game. */
export const pick = ({ token }: Pick<Member, 'token'>, week: number, gameId: string, pickTeam: Side = 'HOME') =>
  call('POST /picks', { token, body: { week, gameId, pickTeam } })

/** A game of the feed that is under way, `seconds` after its lock (before it, where negative). */
export const pastLock = (seconds = 1) => ({
  ...{ phase: 'live', homeScore: 0, awayScore: 0, period: 1, clock: '5:00' },
  kickoffInSeconds: -LOCK_AFTER_KICKOFF / 1000 - seconds,
})
