import { z } from 'zod'
import { reason } from './desk-requests'
import type { InviteResponse, MembersResponse, OwnUserResponse, SessionResponse } from './responses'
import { answers } from './route'
import { newPassword, text } from './shapes'

const memberRequest = z.object({ userId: text(128) })

/** The calls about members and accounts: part of the route table in `routes.ts`. */
export const peopleRoutes = {
  'PUT /users/me/picture': answers<OwnUserResponse>()({ access: 'player', form: true, body: z.object({}) }),
  'DELETE /users/me/picture': answers<OwnUserResponse>()({ access: 'player' }),
  /** Queues a mail to the new address. */
  'PUT /users/me/email': answers<{ message: string }>()({ access: 'player', body: z.object({ email: text(300) }) }),
  /** Answers a new session: the password change ended the caller's. */
  'PUT /users/me/password': answers<SessionResponse>()({
    access: 'player',
    body: z.object({ password: text(200), newPassword }),
  }),
  'GET /users/me/export': answers<Record<string, unknown>>()({ access: 'player' }),
  'DELETE /users/me': answers<{ message: string }>()({ access: 'player', body: z.object({ password: text(200) }) }),
  'POST /auth/confirm-email': answers<{ message: string }>()({
    access: 'anyone',
    body: z.object({ uid: text(200), token: text(200), password: text(200) }),
  }),
  'GET /commish/members': answers<MembersResponse>()({ access: 'commissioner' }),
  'POST /commish/remove-member': answers<{ text: string }>()({
    access: 'commissioner',
    body: memberRequest.extend({ reason }),
  }),
  'POST /commish/let-back': answers<{ text: string }>()({ access: 'commissioner', body: memberRequest }),
  /** Mails the member a reset link. */
  'POST /commish/reset-password': answers<{ message: string }>()({ access: 'commissioner', body: memberRequest }),
  /** The league's invite; the first call makes it, and from then on nobody registers without it. */
  'POST /commish/invite': answers<InviteResponse>()({ access: 'commissioner' }),
  /** Replaces the invite that the commissioner's screen showed. */
  'POST /commish/invite/renew': answers<InviteResponse>()({
    access: 'commissioner',
    body: z.object({ code: text(100) }),
  }),
} as const
