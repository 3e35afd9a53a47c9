import type { RouteBody, RouteBodyInput, RouteName, RouteQuery, RouteResponse } from '#common/api/routes'
import { routes } from '#common/api/routes'
import { deleteAccount } from '#functions/desk/delete-account'
import { letBack, removeMember } from '#functions/desk/members'
import { handlers } from '#functions/http/handlers'
import { runPasses } from '#functions/referee/pass'
import type { Handler } from '#functions/routes/handler'
import type { Action } from './action'
import { BOTH_WEEKS, GAMES, LATEST_MOVE, type SimulatedGame } from './games'
import type { RawLine } from './raw'

/** What a call sends. */
export interface Asked<R extends RouteName> {
  body?: RouteBodyInput<R>
  query?: object
  params?: Record<string, string>
  signIn?: string
}

/** Calls the API as its router does once the caller is known: checks the shapes, then runs the handler. */
export async function invoke<R extends RouteName>(
  name: R,
  caller: string,
  { body, query, params = {}, signIn = 'a sign-in' }: Asked<R> = {},
): Promise<RouteResponse<R>> {
  const row = routes[name] as { body?: { parse(value: unknown): unknown }; query?: { parse(value: unknown): unknown } }
  const handler = handlers[name] as Handler<R>
  return handler({
    body: row.body?.parse(body ?? {}) as RouteBody<R>,
    query: (row.query?.parse(query ?? {}) ?? {}) as RouteQuery<R>,
    params,
    file: null,
    caller: { uid: caller, signIn },
    request: { headers: {} },
  } as Parameters<Handler<R>>[0])
}

/** Gives a week these games, each with a spread, by default the home side −3½. */
export async function fillSlate(
  who: string,
  week: number,
  games: readonly string[],
  spreadAt = (_index: number) => -3.5,
) {
  await invoke('POST /commish/save-games', who, { body: { week, selectedGameIds: [...games] } })
  for (const [index, id] of games.entries())
    await invoke('PATCH /commish/line/:id', who, { params: { id }, body: { week, spread: spreadAt(index) } })
}

/** Makes a week the active one, with these games. */
export async function openWeek(who: string, week: number, games: readonly string[]): Promise<void> {
  await invoke('POST /settings/active-week', who, { body: { activeWeek: week } })
  await fillSlate(who, week, games)
}

/** A kickoff within the run. A commissioner's kickoff is final, and the feed may have moved the game by a week. */
const inTime = ({ kickoff }: SimulatedGame, wanted: number) => Math.min(wanted, kickoff + LATEST_MOVE * 60_000)

/**
 * Does what a commissioner does at the desk, or a player who deletes their account.
 * @param lineOf returns a line as a screen would show it.
 */
export function atTheDesk(action: Action, lineOf: (game: SimulatedGame) => RawLine | undefined): Promise<unknown> {
  const { who } = action
  const edit = ({ id, week }: SimulatedGame, change: object) =>
    invoke('PATCH /commish/line/:id', who, { params: { id }, body: { week, ...change } })
  switch (action.does) {
    case 'spread':
      return edit(action.game, { spread: Math.abs(action.spread) === 0.5 ? 0 : action.spread })
    case 'line':
      return edit(action.game, action.change)
    case 'add': {
      const { week, homeTeam, awayTeam, kickoff } = action.game
      return invoke('POST /commish/games', who, { body: { week, homeTeam, awayTeam, kickoff, spread: -2.5 } })
    }
    case 'result':
      return edit(action.game, action.result)
    case 'give-back':
      return edit(action.game, { feed: true })
    case 'settle': {
      const line = lineOf(action.game)
      if (!line?.doubt) return Promise.resolve(null)
      return edit(action.game, { kickoff: inTime(action.game, action.believe ? line.doubt.kickoff : line.kickoff) })
    }
    case 'move':
      return edit(action.game, {
        kickoff: inTime(action.game, (lineOf(action.game)?.kickoff ?? action.game.kickoff) + action.minutes * 60_000),
      })
    case 'fix': {
      const { id: gameId, week } = action.game
      const body = { week, gameId, userId: action.of, pickTeam: action.side, reason: 'The phone was dead' }
      // By the time of the run, so that the run is the same each time.
      const entryId = `00000000-0000-4000-8000-${Date.now().toString(16).padStart(12, '0')}`
      return invoke('POST /commish/fix-pick', who, { body: { ...body, entryId, confirmed: true } })
    }
    case 'slate': {
      const { week, without } = action
      const games = GAMES.filter((game) => game.week === week && game !== without)
      const known = without ? [without.id] : []
      const body = { week, selectedGameIds: games.map(({ id }) => id), known, confirmed: true }
      return invoke('POST /commish/save-games', who, { body })
    }
    case 'active':
      return invoke('POST /settings/active-week', who, { body: { activeWeek: action.week } })
    case 'score':
      return invoke('POST /commish/score-week/:week', who, { params: { week: String(action.week) } })
    case 'lock':
      return invoke('POST /commish/lock-week', who, { body: { week: action.week } })
    case 'unlock':
      return invoke('POST /commish/lock-week', who, { body: { week: action.week, locked: false } })
    case 'addHalfPoints':
      return invoke('POST /commish/add-half-points', who, { body: { week: action.week } })
    case 'seed':
      return invoke('POST /commish/spreads', who, { body: { week: action.week } })
    // Without the sign-in, which is no part of the simulation.
    case 'remove':
      return removeMember({ uid: action.of, by: who }, 'Asked to leave')
    case 'back':
      return letBack({ uid: action.of, by: who })
    case 'delete':
      return deleteAccount(who)
    case 'undo':
      return invoke('POST /commish/undo', who, { body: { week: action.week, confirmed: true } })
    case 'close':
      return invoke('POST /commish/season/close', who, { body: { season: action.season, confirmed: true } })
    case 'begin':
      return invoke('POST /commish/season', who, { body: { season: action.season, confirmed: true } })
    case 'clear':
      return invoke('DELETE /commish/clear-selected-games', who, { body: { week: action.week, confirmed: true } })
    default:
      return Promise.reject(new Error(`nobody at the desk does ${action.does}`))
  }
}

/** A whole pass over both weeks, with a reading of the feed. */
export async function passAll(): Promise<void> {
  for (const week of BOTH_WEEKS) await runPasses({ week, poll: true, whole: true })
}
