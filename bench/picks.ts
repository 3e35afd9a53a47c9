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

/** Every player picks every game: through the API, and as the floor in transactions that only read a line and write a pick. */
export async function measurePicks(): Promise<void> {
  const games = await openLeague(GAMES)
  const everyone = await players(PLAYERS)
  const picks = everyone.flatMap((player) => games.map((gameId) => ({ player, gameId })))
  const server = createServer(createApi()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/picks`
  const bare = picks.map((pick) => () => saveBare(pick))
  const throughApi = picks.map((pick) => () => save(api, pick))
  // The first calls are slower, so some are made before the measurement.
  await timed(bare.slice(0, 200), AT_A_TIME)
  await timed(throughApi.slice(0, 200), AT_A_TIME)
  const floor = await timed(bare, AT_A_TIME)
  const measured = await timed(throughApi, AT_A_TIME)
  server.close()
  await countSaved(games)
  report(`${PLAYERS} players × ${GAMES} picks`, measured, floor, 1.5)
}

interface BenchPick {
  player: BenchPlayer
  gameId: string
}

async function saveBare({ player, gameId }: BenchPick): Promise<void> {
  await db.runTransaction(async (tx) => {
    await tx.get(db.doc(paths.line(SEASON, WEEK, gameId)))
    tx.set(db.doc(`bench/${gameId}/picks/${player.uid}`), { pickTeam: 'HOME', savedAt: Date.now() })
  })
}

async function save(api: string, { player, gameId }: BenchPick): Promise<void> {
  const answer = await fetch(api, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gameId, week: WEEK, pickTeam: 'HOME' }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

/** @throws Error if a pick was lost. */
async function countSaved(games: readonly string[]): Promise<void> {
  const counts = await Promise.all(
    games.map((id) =>
      db
        .collection(paths.picks(SEASON, WEEK, id))
        .count()
        .get(),
    ),
  )
  const saved = counts.reduce((sum, found) => sum + found.data().count, 0)
  if (saved !== PLAYERS * GAMES) throw new Error(`${PLAYERS * GAMES - saved} picks were lost`)
}
