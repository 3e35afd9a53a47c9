import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { createApi } from '#functions/http/router'
import { type BenchPlayer, openLeague, players, SEASON, WEEK } from './league'
import { report, timed } from './measure'

const PLAYERS = 100
const GAMES = 20
const AT_A_TIME = 32

/** Every player picks every game at once: through the API, against bare transactions that read a line and write a pick. */
export async function measurePicks(): Promise<void> {
  const games = await openLeague(GAMES)
  const fans = await players(PLAYERS)
  const every = fans.flatMap((fan) => games.map((gameId) => ({ fan, gameId })))
  const server = createServer(createApi()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/picks`
  const bare = every.map(
    ({ fan, gameId }) =>
      () =>
        bareSave(gameId, fan),
  )
  const whole = every.map(
    ({ fan, gameId }) =>
      () =>
        save(api, gameId, fan),
  )
  await timed(bare.slice(0, 200), AT_A_TIME)
  await timed(whole.slice(0, 200), AT_A_TIME)
  const floor = await timed(bare, AT_A_TIME)
  const measured = await timed(whole, AT_A_TIME)
  server.close()
  await countKept(games)
  report(`${PLAYERS} players × ${GAMES} picks`, measured, floor, 1.5)
}

async function bareSave(gameId: string, { uid }: BenchPlayer): Promise<void> {
  await db.runTransaction(async (tx) => {
    await tx.get(db.doc(paths.line(SEASON, WEEK, gameId)))
    tx.set(db.doc(`bench/${gameId}/picks/${uid}`), { pickTeam: 'HOME', savedAt: Date.now() })
  })
}

async function save(api: string, gameId: string, { token }: BenchPlayer): Promise<void> {
  const answer = await fetch(api, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gameId, week: WEEK, pickTeam: 'HOME' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** None may be lost. */
async function countKept(games: readonly string[]): Promise<void> {
  const counts = await Promise.all(
    games.map((id) =>
      db
        .collection(paths.picks(SEASON, WEEK, id))
        .count()
        .get(),
    ),
  )
  const kept = counts.reduce((sum, found) => sum + found.data().count, 0)
  if (kept !== PLAYERS * GAMES) throw new Error(`${PLAYERS * GAMES - kept} picks were lost`)
}
