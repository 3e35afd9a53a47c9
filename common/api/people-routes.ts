import { z } from 'zod'
import type {
  InviteResponse,
  MemberChangeResponse,
  MembersResponse,
  OwnUserResponse,
  SessionResponse,
} from './responses'
import { newPassword, reason, route, text, uidText, validEmail } from './route'

const memberRequest = z.object({ userId: uidText })

/** The calls about members and accounts: part of the route table in `routes.ts`. */
export const peopleRoutes = {
  /** Why whoever opens the sign-up form with this invite, or without one, cannot register; empty if they can. */
  'GET /users/register': route<{ refusal: string }>()({
    access: 'anyone',
    query: z.object({ invite: text(100).default('') }),
  }),
  'PUT /users/me/picture': route<OwnUserResponse>()({ access: 'player', form: true, body: z.object({}) }),
  'DELETE /users/me/picture': route<OwnUserResponse>()({ access: 'player' }),
  /** Queues a mail to the new address. */
  'PUT /users/me/email': route<{ message: string }>()({ access: 'player', body: z.object({ email: validEmail }) }),
  /** Answers a new session: the password change ended the caller's. */
  'PUT /users/me/password': route<SessionResponse>()({
    access: 'player',
    body: z.object({ password: text(200), newPassword }),
  }),
  'GET /users/me/export': route<Record<string, unknown>>()({ access: 'player' }),
  'DELETE /users/me': route<{ message: string }>()({ access: 'player', body: z.object({ password: text(200) }) }),
  'POST /auth/confirm-email': route<{ message: string }>()({
    access: 'anyone',
    body: z.object({ uid: text(200), token: text(200), password: text(200) }),
  }),
  /** Mail programs send it for whoever presses their button to unsubscribe. They send a form, which is not read. */
  'POST /reminders/unsubscribe': route<{ message: string }>()({
    access: 'anyone',
    query: z.object({ uid: text(200).default(''), token: text(200).default('') }),
  }),
  'GET /commish/members': route<MembersResponse>()({ access: 'commissioner' }),
  'POST /commish/remove-member': route<MemberChangeResponse>()({
    access: 'commissioner',
    body: memberRequest.extend({ reason }),
  }),
  'POST /commish/let-back': route<MemberChangeResponse>()({ access: 'commissioner', body: memberRequest }),
  /** Mails the member a reset link. */
  'POST /commish/reset-password': route<{ message: string }>()({ access: 'commissioner', body: memberRequest }),
  /** The league's invite; the first call makes it, and from then on nobody registers without it. */
  'POST /commish/invite': route<InviteResponse>()({ access: 'commissioner' }),
  /** Replaces the invite that the commissioner's screen showed. */
  'POST /commish/invite/renew': route<InviteResponse>()({
    access: 'commissioner',
    body: z.object({ code: text(100) }),
  }),
} as const
