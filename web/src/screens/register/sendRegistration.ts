import type { SessionResponse } from '#common/api/responses'
import type { Registration } from '#common/people/registration'
import { teamByCode } from '#common/teams/teams'
import { call } from '#web/api'

/** Sends the form; with a picture it goes out in parts. */
export function sendRegistration(form: Registration, avatar: File | null): Promise<SessionResponse> {
  const team = teamByCode(form.favoriteTeam)
  const favorite = { favoriteTeam: team?.name ?? '', conference: team?.conference ?? '', abbr: team?.abbr ?? '' }
  const fields = { ...form, ...favorite }
  if (!avatar) return call('POST /users/register', { body: fields, otherwise: 'Registration failed.' })
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) body.set(field, value)
  body.set('avatar', avatar)
  return call('POST /users/register', { body, otherwise: 'Registration failed.' })
}
