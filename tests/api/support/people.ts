import { type RouteName, routes } from '#common/api/routes'
import { request } from './client'
import { commissioner, freshName, type Member, player } from './league'
import { signUp } from './sign-in-service'

/** Who may stand at a door. The outsider has made an account at the sign-in service itself. */
export const PEOPLE = ['anonymous', 'outsider', 'player', 'other', 'commissioner'] as const
export type Person = (typeof PEOPLE)[number]

/** The league's people, each with the token they call with. */
export interface People {
  tokens: Record<Person, string>
  player: Member
  other: Member
  desk: Member
}

export async function gather(): Promise<People> {
  const [one, other, desk] = [await player(), await player(), await commissioner()]
  const { idToken: outsider } = await signUp(`${freshName()}@example.com`, 'saturday')
  const tokens = { anonymous: '', outsider, player: one.token, other: other.token, commissioner: desk.token }
  return { tokens, player: one, other, desk }
}

/** One call, without whose token it is made. */
export interface Ask {
  params?: Record<string, string>
  query?: Record<string, string | number>
  body?: object
}

/** Every path a route answers on, with its parameters filled in. */
export function pathsOf(name: RouteName, { params = {} }: Ask): [method: string, path: string][] {
  const [method = '', path = ''] = name.split(' ')
  const { aliases = [] } = routes[name] as { aliases?: readonly string[] }
  return [path, ...aliases].map((each) => [method, each.replace(/:(\w+)/g, (_all, key: string) => params[key] ?? '')])
}

/** What a call came to: `ok`, or the code of its failure. */
export async function outcome(token: string, [method, path]: [string, string], ask: Ask) {
  const { query = {}, body } = ask
  const sent = { query, ...(token && { token }), ...(method !== 'GET' && { body: (body ?? {}) as never }) }
  const answer = await request<object>(method, path, sent)
  return answer.status === 200 ? 'ok' : `${answer.status} ${answer.body.code}`
}
