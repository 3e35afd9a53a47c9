import { HOUR } from '#common/durations'
import { paths } from '#common/paths'
import { db, readAll } from '#functions/db/firebase'
import { readSettingsIn } from '#functions/db/settings'
import { requestPass } from '#functions/db/week'
import { runPasses } from '#functions/referee/pass'
import { member } from '../../tests/fixtures/board'
import { everyPick, longUids } from '../../tests/simulation/every-pick'
import { openLeague, SEASON, WEEK } from '../emulator-league'
import { type Round, type Row, rowOfRounds, timeOf } from '../row'

const PLAYERS = 5_000
const ROUNDS = 5
const UIDS = longUids(PLAYERS)

/** Revealing one game after another that 5,000 players have picked; the floor is reading as many picks of it. */
export async function measureReveal(): Promise<Row[]> {
  const games = await openLeague(ROUNDS + 1)
  await fill(games)
  await runPasses({ week: WEEK, poll: false, whole: true })
  const rounds: Round[] = []
  for (const gameId of games) {
    const floor = await timeOf(() => readAll(paths.picks(SEASON, WEEK, gameId)))
    await kickOff(gameId)
    const value = await timeOf(() => runPasses({ week: WEEK, poll: false }))
    rounds.push({ value, floor })
  }
  const board = (await db.doc(paths.weeklyBoard(SEASON, WEEK)).get()).data()
  if (board?.revealed.length !== games.length) throw new Error('a game was not revealed')
  // The first round warms up.
  return [rowOfRounds(`revealing a game of ${PLAYERS.toLocaleString('en-US')} players`, rounds.slice(1), 1.3)]
}

/** Puts the kickoff of a game into the past, as a commissioner would: in one commit with the request for a pass. */
function kickOff(gameId: string): Promise<void> {
  return db.runTransaction(async (tx) => {
    const settings = await readSettingsIn(tx)
    tx.update(db.doc(paths.line(SEASON, WEEK, gameId)), { kickoff: Date.now() - HOUR })
    requestPass(tx, settings, WEEK)
  })
}

async function fill(games: string[]): Promise<void> {
  await db.doc(paths.directory()).set({ members: Object.fromEntries(UIDS.map((uid) => [uid, member(uid)])) })
  const documents = new Map<string, object>()
  everyPick(documents, { season: SEASON, week: WEEK, uids: UIDS, games, now: Date.now() })
  const writer = db.bulkWriter({ throttling: false })
  for (const [path, document] of documents) void writer.set(db.doc(path), document)
  await writer.close()
}
