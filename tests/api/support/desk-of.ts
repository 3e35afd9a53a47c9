import type { RouteBodyInput } from '#common/api/routes'
import { paths } from '#common/paths'
import { readAll } from '#functions/db/firebase'
import type { MailMessage } from '#functions/mail/queue'
import { call, feed } from './client'
import { commissioner, emptyLeague, type Member, openWeek } from './league'

type Of<R extends Parameters<typeof call>[0]> = Partial<RouteBodyInput<R>>

/** One commissioner's desk on one week. */
export function deskOf(commissioner: Member, week: number) {
  const { token } = commissioner
  const lines = async () => (await call('GET /commish/lines', { token, query: { week } })).body
  const seed = (accept: Of<'POST /commish/spreads'>['accept'] = []) =>
    call('POST /commish/spreads', { token, body: { week, accept } })
  return {
    commissioner,
    edit: (id: string, change: Of<'PATCH /commish/line/:id'>) =>
      call('PATCH /commish/line/:id', { token, params: { id }, body: { week, ...change } }),
    add: (game: Omit<RouteBodyInput<'POST /commish/games'>, 'week'>) =>
      call('POST /commish/games', { token, body: { week, ...game } }),
    save: (selectedGameIds: string[], more: Of<'POST /commish/save-games'> = {}) =>
      call('POST /commish/save-games', { token, body: { week, selectedGameIds, ...more } }),
    clear: (more: Of<'DELETE /commish/clear-selected-games'> = {}) =>
      call('DELETE /commish/clear-selected-games', { token, body: { week, ...more } }),
    seed,
    /** The feed's spreads of these games as a commissioner reads them, beside those of the lines. */
    asRead: async (...ids: string[]) => {
      const [{ body }, now] = [await seed(), await lines()]
      const seen = (id: string) => now.find((line) => line.gameId === id)?.spread ?? null
      const offers = body.offers.filter(({ gameId }) => ids.includes(gameId))
      return offers.map(({ gameId, spread }) => ({ gameId, spread, seen: seen(gameId) }))
    },
    addHalfPoints: () => call('POST /commish/add-half-points', { token, body: { week } }),
    lock: () => call('POST /commish/lock-week', { token, body: { week } }),
    unlock: () => call('POST /commish/lock-week', { token, body: { week, locked: false } }),
    score: () => call('POST /commish/score-week/:week', { token, params: { week: String(week) } }),
    notice: (notice: string, seen?: string) =>
      call('POST /commish/notice', { token, body: { week, notice, ...(seen !== undefined && { seen }) } }),
    fix: (
      gameId: string,
      of: Member,
      pickTeam: 'HOME' | 'AWAY',
      reason: string,
      more: Of<'POST /commish/fix-pick'> = {},
    ) => {
      const pick = { week, gameId, userId: of.uid, pickTeam, reason, entryId: crypto.randomUUID() }
      return call('POST /commish/fix-pick', { token, body: { ...pick, ...more } })
    },
    last: async () => (await call('GET /commish/undo', { token, query: { week } })).body.last,
    undo: (more: Of<'POST /commish/undo'> = {}) => call('POST /commish/undo', { token, body: { week, ...more } }),
    slate: async () =>
      (await call('GET /commish/selected-games', { token, query: { week } })).body.map(({ id }) => id).sort(),
    line: async (id: string) => (await lines()).find((line) => line.gameId === id),
    log: async () => (await call('GET /changes', { token, query: { week } })).body,
  }
}

export type Desk = ReturnType<typeof deskOf>

/**
 * A league with one open week of these games, each at home −3.
 * @param options.listed the games, and others, that the feed lists.
 * @param options.ahead how far ahead their kickoffs are (s).
 * @returns the commissioner's desk.
 */
export async function openDesk(
  week: number,
  games: readonly string[],
  { listed = games, ahead = 20_000 } = {},
): Promise<Desk> {
  await emptyLeague()
  for (const id of listed) await feed({ game: { id, phase: 'pre', kickoffInSeconds: ahead } })
  const chief = await commissioner()
  await openWeek(week, games, chief, -3)
  return deskOf(chief, week)
}

/** The mail a member has had, oldest first. */
export async function mailTo({ username }: Member): Promise<MailMessage[]> {
  const mail = [...(await readAll<MailMessage & { at: number }>(paths.mail())).values()]
  return mail.filter(({ to }) => to === `${username}@example.com`).sort((a, b) => a.at - b.at)
}
