import type { WeekPicks } from '#common/boards/leaderboard'
import { weeklyBoardDoc } from '#common/boards/weekly-board'
import { HOUR } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { paths } from '#common/paths'
import { seededRandom } from '#common/random'
import { db, docRef, docsIn } from '#functions/db/firebase'
import { readSettingsIn } from '#functions/db/settings'
import { requestPass } from '#functions/db/week'
import { withResultByHand } from '#functions/desk/hand-result'
import { runPasses } from '#functions/referee/pass'
import { member } from '../../tests/fixtures/board'
import { longUids } from '../../tests/simulation/every-pick'
import { benchLine, openLeague, SEASON, WEEK } from '../emulator-league'
import { type Round, type Row, rowOfRounds, timeOf } from '../row'

const PLAYERS = 5_000
const GAMES = 20
const ROUNDS = 6
const BOARDS = [paths.weeklyBoard(SEASON, WEEK), paths.overallBoard(SEASON)] as const

/**
 * Grading a Saturday after its reveal: all twenty games get another final at once, and a pass decides the points of
 * 5,000 players again. The floor: reading the documents with a row for every player, and writing the two boards again.
 */
export async function measureSaturdayGrading(): Promise<Row[]> {
  const lines = await revealedLeague(await openLeague(GAMES))
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    await end(lines, round)
    const value = await timeOf(() => runPasses({ week: WEEK, poll: false }))
    rounds.push({ value, floor: await timeOf(readAndWrite) })
  }
  const board = (await docRef(BOARDS[0]).get()).data()
  const graded = Object.values(board?.rows ?? {}).filter(({ picks }) => picks === GAMES).length
  if (graded !== PLAYERS) throw new Error(`${graded} players were graded`)
  // The first round warms up.
  const name = `grading a Saturday of ${GAMES} games for ${PLAYERS.toLocaleString('en-US')} players`
  return [rowOfRounds(name, rounds.slice(1), 1.5)]
}

/** Puts every game into the past, revealed, with a board on which every member has picked all of them. */
async function revealedLeague(games: readonly string[]): Promise<GameLine[]> {
  const kickoff = Date.now() - 4 * HOUR
  const lines = games.map((id) => ({ ...benchLine(id), kickoff, revealedAt: kickoff + HOUR }))
  const uids = longUids(PLAYERS)
  const random = seededRandom('grading a Saturday', 1)
  const picksOf = (): WeekPicks => ({
    sides: Object.fromEntries(games.map((id) => [id, random() < 0.5 ? 'HOME' : 'AWAY'])),
  })
  const board = weeklyBoardDoc(WEEK, lines, uids, new Map(uids.map((uid) => [uid, picksOf()])))
  const batch = db.batch()
  for (const line of lines) batch.set(docRef(paths.line(SEASON, WEEK, line.gameId)), line)
  batch.set(db.doc(paths.directory()), { members: Object.fromEntries(uids.map((uid) => [uid, member(uid)])) })
  batch.set(docRef(BOARDS[0]), board)
  await batch.commit()
  await runPasses({ week: WEEK, poll: false, whole: true })
  return lines
}

/** Gives every game another final by hand, in one commit with the request for a pass, as the desk does. */
function end(lines: readonly GameLine[], round: number): Promise<void> {
  return db.runTransaction(async (tx) => {
    const settings = await readSettingsIn(tx)
    for (const [index, line] of lines.entries()) {
      const scores = { homeScore: 20 + ((index + round) % 7), awayScore: 20 }
      const ended = withResultByHand(line, { week: WEEK, phase: 'final', ...scores }, undefined, Date.now())
      tx.set(docRef(paths.line(SEASON, WEEK, line.gameId)), ended)
    }
    requestPass(tx, settings, WEEK)
  })
}

/** Reads what has a row for every player, and writes the boards again. */
function readAndWrite(): Promise<void> {
  return db.runTransaction(async (tx) => {
    const [week, overall] = await docsIn(tx, ...BOARDS, paths.directory(), paths.status(SEASON, WEEK))
    for (const found of [week, overall]) tx.set(docRef<object>(found.ref.path), { ...found.data() })
  })
}
