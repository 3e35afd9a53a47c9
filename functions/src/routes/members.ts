import { ApiError, noSuchPlayer } from '#common/api/api-error'
import type { InviteResponse, MemberChangeResponse, MemberResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { paths } from '#common/paths'
import { byName } from '#common/people/name-order'
import { displayName, hasLeft, type User, withNames } from '#common/people/profile'
import { siteUrl } from '../config'
import { readNames } from '../db/directory'
import { read, readAll } from '../db/firebase'
import { letBack, removeMember } from '../desk/members'
import { logFailure } from '../log'
import { storeMailNow } from '../mail/deliver-mail'
import { queueReset } from '../mail/queue'
import { canUseDesk } from '../people/auth-users'
import { parseUid } from '../people/identity'
import { makeInvite, readInvite, renewInvite } from '../people/invites'
import { limitTries } from '../people/rate-limit'
import { finishSignInChange, SIGN_INS_TRIED_EVERY } from '../people/sign-in-changes'
import { runPassNow } from '../referee/pass'
import type { Handlers } from './handler'

export const memberHandlers = {
  /** Everybody who has an account, by name, and the invite. */
  'GET /commish/members': async () => {
    const [code, users] = await Promise.all([readInvite(), readAll(paths.users())])
    const rows = [...users].map(([userId, user]) => ({ userId, name: displayName(user, userId), user }))
    const members = rows.sort(byName).map(({ userId, name, user }) => memberResponse(userId, name, user))
    return { invite: code === null ? null : inviteResponse(code), members: await Promise.all(members) }
  },

  /** The league's invite. The first call makes it. */
  'POST /commish/invite': async () => inviteResponse(await makeInvite()),

  /** Replaces the invite that the commissioner saw. */
  'POST /commish/invite/renew': async ({ body }) => inviteResponse(await renewInvite(body.code)),

  /** Removes a member. Sent again it finishes what was interrupted. */
  'POST /commish/remove-member': async ({ body, caller }) => {
    const uid = parseUid(body.userId)
    return finishMemberChange(uid, await removeMember({ uid, by: caller.uid }, body.reason))
  },

  /** Lets a removed member back. */
  'POST /commish/let-back': async ({ body, caller }) => {
    const uid = parseUid(body.userId)
    return finishMemberChange(uid, await letBack({ uid, by: caller.uid }))
  },

  /**
   * Mails a member a reset link. The commissioner does not get it: whoever has the link can log in as the member, and
   * see picks that are still secret.
   */
  'POST /commish/reset-password': async ({ body }) => {
    const uid = parseUid(body.userId)
    const [user, account] = await Promise.all([read(paths.user(uid)), read(paths.account(uid))])
    if (!user || !account) throw noSuchPlayer()
    const name = displayName(user, uid)
    if (hasLeft(user)) throw new ApiError('conflict', `${name} is not a member. Let them back first.`)
    // Not the count of the login help: the commissioner is asked once that mails nothing more.
    await limitTries({ what: 'mail-reset', whom: uid })
    await queueReset(account.email)
    storeMailNow()
    return { message: `A reset link is on its way to ${name}.` }
  },
} satisfies Partial<Handlers>

async function memberResponse(id: string, name: string, user: User): Promise<MemberResponse> {
  const last = hasLeft(user) ? user.away?.at(-1) : undefined
  return {
    id,
    name,
    username: user.username,
    isCommissioner: await canUseDesk(id, user),
    left: last ? { at: last.from, reason: last.reason } : null,
  }
}

const inviteResponse = (code: string): InviteResponse => ({ code, address: `${siteUrl()}/register?invite=${code}` })

const LATE_TEXT = `The sign-in service failed: the login changes within ${SIGN_INS_TRIED_EVERY / MINUTE} minutes. `

/**
 * Does what follows from a stored removal or return.
 * @param text of the open log. Before it, if the sign-in service failed, comes a sentence that says so.
 */
async function finishMemberChange(uid: string, text: string): Promise<MemberChangeResponse> {
  let isLate = false
  await finishSignInChange(uid).catch((error: unknown) => {
    logFailure('an auth user is left to the schedule', error)
    isLate = true
  })
  await runPassNow()
  return { text: (isLate ? LATE_TEXT : '') + withNames(text, await readNames()), isLate }
}
