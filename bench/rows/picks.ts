import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Side } from '#common/game/sides'
import { paths } from '#common/paths'
import { db } from '#functions/db/firebase'
import { createApi } from '#functions/http/router'
import { type BenchPlayer, openLeague, players, SEASON, WEEK } from '../emulator-league'
import { medianOf, p95 } from '../quantiles.mjs'
import { limitRow, type Round, type Row, rowOfRounds, timeOf } from '../row'

const PLAYERS = 500
const GAMES = 20
const AT_A_TIME = 32
/** The most saves on their way at once within the minute. */
const ON_THEIR_WAY = 200
/** The rounds in which all picks are saved, a share of the players in each, which alternates with its floor. */
const ROUNDS = 5

interface BenchPick {
  player: BenchPlayer
  gameId: string
}

/**
 * Every player picks every game: through the API, and as the floor in transactions that only read a line and write a
 * pick. Then everybody changes every pick within a minute, each at its own moment, for how long a player waits. A pick
 * that was not changed was lost.
 */
export async function measurePicks(): Promise<Row[]> {
  const games = await openLeague(GAMES)
  const everyone = await players(PLAYERS)
  const picks = everyone.flatMap((player) => games.map((gameId) => ({ player, gameId })))
  const server = createServer(createApi()).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/picks`
  const throughApi = (side: Side) => (pick: BenchPick) => save(api, pick, side)
  const share = picks.length / ROUNDS
  const shares = Array.from({ length: ROUNDS }, (_, round) => picks.slice(round * share, (round + 1) * share))
  await all(picks.slice(0, 200), saveBare)
  await all(picks.slice(0, 200), throughApi('HOME'))
  const rounds: Round[] = []
  for (const some of shares) {
    const floor = await timeOf(() => all(some, saveBare))
    rounds.push({ value: await timeOf(() => all(some, throughApi('HOME'))), floor })
  }
  const bare = await withinAMinute(picks, saveBare)
  const saved = await withinAMinute(picks, throughApi('AWAY'))
  server.close()
  const lost = picks.length - (await countSaved(games, 'AWAY'))
  return [
    rowOfRounds(`${PLAYERS / ROUNDS} players save ${GAMES} picks each, ${AT_A_TIME} at a time`, rounds, 1.3),
    limitRow(
      `${PLAYERS} players change ${GAMES} picks each within a minute, p95 above the floor`,
      'ms',
      p95(saved) - p95(bare),
      250,
    ),
    limitRow('of these lost', 'picks', lost, 0),
    limitRow('of these the median above the floor', 'ms', medianOf(saved) - medianOf(bare), 250),
  ]
}

/** Saves all of them, so many at a time. */
async function all(picks: readonly BenchPick[], saving: (pick: BenchPick) => Promise<void>): Promise<void> {
  const left = [...picks]
  const worker = async () => {
    for (let pick = left.pop(); pick; pick = left.pop()) await saving(pick)
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, worker))
}

/**
 * Saves all of them evenly over a minute, at most so many on their way at once, so that a slow machine is not asked for
 * ten thousand connections. @returns how long each took from its moment on, waiting included (ms).
 */
async function withinAMinute(
  picks: readonly BenchPick[],
  saving: (pick: BenchPick) => Promise<void>,
): Promise<number[]> {
  const started = performance.now()
  const waits: number[] = []
  let next = 0
  const worker = async () => {
    for (let index = next++; index < picks.length; index = next++) {
      const moment = started + (index / picks.length) * 60_000
      await sleep(Math.max(0, moment - performance.now()))
      const pick = picks[index]
      if (pick) await saving(pick)
      waits.push(performance.now() - moment)
    }
  }
  await Promise.all(Array.from({ length: ON_THEIR_WAY }, worker))
  return waits
}

async function saveBare({ player, gameId }: BenchPick): Promise<void> {
  await db.runTransaction(async (tx) => {
    await tx.get(db.doc(paths.line(SEASON, WEEK, gameId)))
    tx.set(db.doc(`bench/${gameId}/picks/${player.uid}`), { pickTeam: 'HOME', savedAt: Date.now() })
  })
}

async function save(api: string, { player, gameId }: BenchPick, pickTeam: Side): Promise<void> {
  const answer = await fetch(api, {
    method: 'POST',
    headers: { authorization: `Bearer ${player.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ gameId, week: WEEK, pickTeam }),
  })
  if (!answer.ok) throw new Error(await answer.text())
  await answer.arrayBuffer()
}

async function countSaved(games: readonly string[], side: Side): Promise<number> {
  const counts = await Promise.all(
    games.map((id) =>
      db
        .collection(paths.picks(SEASON, WEEK, id))
        .where('pickTeam', '==', side)
        .count()
        .get(),
    ),
  )
  return counts.reduce((sum, found) => sum + found.data().count, 0)
}
