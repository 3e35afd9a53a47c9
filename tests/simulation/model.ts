import type { TrueFinal } from './feed'
import { SEASON } from './games'
import {
  type Docs,
  isGone,
  membersOf,
  type RawAbsence,
  type RawBoard,
  type RawLine,
  type RawPick,
  type RawRow,
  type RawScores,
  type RawSettings,
  rawAt,
} from './raw'

/**
 * Compares a league's documents, once every game is over, with what they must be. That is computed as simply as
 * possible from the stored picks, the lines as the commissioners left them and the feed's true finals, without the
 * product's code.
 * @returns the differences, in words; empty when there are none.
 */
export function wrongDocuments(docs: Docs, finals: ReadonlyMap<string, TrueFinal>, now: number): string[] {
  const wrong: string[] = []
  const must: Must = (what, is, expected) => {
    if (stable(is) !== stable(expected)) wrong.push(`${what} is ${stable(is)}, not ${stable(expected)}`)
  }
  const members = membersOf(docs)
  const settings = rawAt<RawSettings>(docs, 'settings/app')
  const weeks = (settings?.weeks ?? []).map(({ week }) => expectedWeek(docs, week, members))
  for (const week of weeks) {
    for (const line of week.lines) checkLine(line, finals.get(line.gameId), now, must)
    const board = rawAt<RawBoard>(docs, `${ROOT}/leaderboards/week-${week.number}`)
    checkBoard(board, week, members, must)
    const scores = rawAt<RawScores>(docs, `${ROOT}/scores/${week.number}`)
    for (const game of board?.games ?? []) checkGame(game, week, scores, must)
    checkNothingPending(docs, week, members, must)
  }
  const counted = weeks.filter(({ lines }) => lines.length > 0)
  checkSeason(docs, counted, members, must)
  checkSettings(settings, counted, must)
  return wrong
}

const ROOT = `seasons/${SEASON}`

/** Notes a difference between what is stored and what must be. */
type Must = (what: string, is: unknown, expected: unknown) => void

/** When each member was away, by uid. */
type Members = ReadonlyMap<string, readonly RawAbsence[]>

/** A week's games, and the rows that its board must have, by uid. */
interface ExpectedWeek {
  number: number
  slate: readonly string[]
  lines: readonly RawLine[]
  rows: ReadonlyMap<string, RawRow>
}

/** On the board of a week is who was a member when a game revealed, or has picked one. */
function expectedWeek(docs: Docs, number: number, members: Members): ExpectedWeek {
  const path = `${ROOT}/weeks/${number}`
  const slate = rawAt<{ slate: string[] }>(docs, path)?.slate ?? []
  const lines = slate.flatMap((id) => rawAt<RawLine>(docs, `${path}/lines/${id}`) ?? [])
  const rows = [...members].flatMap(([uid, away]): [string, RawRow][] => {
    const row = recount(docs, `${path}/lines`, lines, uid)
    return wasMember(away, lines) || /[HA]/.test(row.sides) ? [[uid, row]] : []
  })
  return { number, slate, lines, rows: new Map(rows) }
}

function checkBoard(board: RawBoard | undefined, week: ExpectedWeek, members: Members, must: Must): void {
  must(`the revealed games of week ${week.number}`, [...(board?.revealed ?? [])].sort(), [...week.slate].sort())
  for (const uid of members.keys()) {
    const { sides, points, correct, picks } = board?.rows[uid] ?? {}
    const row = board?.rows[uid] && { sides, points, correct, picks }
    must(`week ${week.number} of ${uid}`, row, week.rows.get(uid))
  }
}

/** A game of a board is as its line, and the scores have its final. */
function checkGame(game: RawLine, { lines }: ExpectedWeek, scores: RawScores | undefined, must: Must): void {
  const line = lines.find(({ gameId }) => gameId === game.gameId)
  for (const field of ['homeScore', 'awayScore', 'phase', 'void', 'spread', 'multiplier', 'kickoff'] as const)
    must(`${field} of ${game.gameId} on the board`, game[field], line?.[field])
  const live = scores?.games[game.gameId]
  must(
    `the score of ${game.gameId}`,
    [live?.homeScore, live?.awayScore, live?.phase],
    [line?.homeScore, line?.awayScore, 'final'],
  )
}

/** No pass is requested or refused, and no game of the week can be picked any more. */
function checkNothingPending(docs: Docs, { number }: ExpectedWeek, members: Members, must: Must): void {
  const { passRequested, rereadPicks, refusal } = rawAt<RawScores>(docs, `${ROOT}/scores/${number}`) ?? {}
  must(
    `the pending work of week ${number}`,
    { passRequested, rereadPicks, refusal },
    { passRequested: false, rereadPicks: [], refusal: '' },
  )
  const present = [...members].filter(([, away]) => !isGone(away))
  const made = Object.fromEntries(present.map(([uid]) => [uid, 0]))
  const status = rawAt<{ games: string[]; made: object }>(docs, `${ROOT}/status/week-${number}`)
  must(`the status of week ${number}`, { games: status?.games, made: status?.made }, { games: [], made })
}

function checkSeason(docs: Docs, weeks: readonly ExpectedWeek[], members: Members, must: Must): void {
  const overall = rawAt<{ weeks: number[]; rows: Record<string, object> }>(docs, `${ROOT}/leaderboards/overall`)
  must('the weeks of the season', overall?.weeks, weeks.map(numberOf))
  for (const [uid, away] of members)
    must(`the season of ${uid}`, overall?.rows[uid], seasonRow(weeks, uid, isGone(away)))
}

const numberOf = ({ number }: ExpectedWeek) => number

/** A member's row of the season; who has left and was in no week has none. */
function seasonRow(weeks: readonly ExpectedWeek[], uid: string, hasLeft: boolean): object | undefined {
  const rows = weeks.map((week) => week.rows.get(uid))
  if (hasLeft && rows.every((row) => row === undefined)) return undefined
  return {
    byWeek: rows.map((row) => row?.points ?? '-').join(' '),
    correct: sum(rows.map((row) => row?.correct ?? 0)),
    picks: sum(rows.map((row) => row?.picks ?? 0)),
    possible: sum(weeks.map(({ lines }, index) => (rows[index] ? possiblePoints(lines) : 0))),
  }
}

const possiblePoints = (lines: readonly RawLine[]) => sum(lines.filter(counts).map(({ multiplier }) => multiplier))

/** Every week with a game but the active one is finished, and no other week. */
function checkSettings(settings: RawSettings | undefined, counted: readonly ExpectedWeek[], must: Must): void {
  const finished = counted.map(numberOf).filter((number) => number !== settings?.activeWeek)
  const numbers = (settings?.weeks ?? []).map(({ week }) => week)
  must(
    'the finished weeks',
    settings?.finishedWeeks?.map(({ week }) => week),
    finished,
  )
  must(
    'the open weeks',
    settings?.openWeeks,
    numbers.filter((number) => !finished.includes(number)),
  )
}

/** Whether somebody was a member when a game revealed. Here every game has revealed that was not called off before. */
function wasMember(away: readonly RawAbsence[], lines: readonly RawLine[]): boolean {
  const reveals = lines.flatMap(({ revealedAt }) => revealedAt ?? [])
  if (reveals.length === 0) return !isGone(away)
  return reveals.some((time) => !away.some(({ from, to }) => from <= time && (to === undefined || time < to)))
}

/**
 * At the end, a line is revealed and has the final that a commissioner gave it, or else the true one; it is void only
 * if a commissioner said so.
 */
function checkLine(line: RawLine, final: TrueFinal | undefined, now: number, must: Must): void {
  must(`the final of ${line.gameId}`, [line.phase, line.homeScore, line.awayScore], ['final', ...scoreOf(line, final)])
  must(`the reveal of ${line.gameId}`, typeof line.revealedAt === 'number' && line.revealedAt <= now, true)
  if (line.voidSource === null || line.voidSource === 'feed') must(`${line.gameId} called off`, line.void, false)
}

/** The final score of a line, home first. */
function scoreOf({ gameId, byHand, homeTeamId }: RawLine, final: TrueFinal | undefined): [home: number, away: number] {
  if (byHand) return [byHand.homeScore, byHand.awayScore]
  if (!final) throw new Error(`${gameId} has no final`)
  const { homeScore, awayScore } = final
  return homeTeamId === final.homeId ? [homeScore, awayScore] : [awayScore, homeScore]
}

const counts = (line: RawLine) => !line.void && line.spread !== null

/** A player's row of a week, counted pick by pick. */
function recount(docs: Docs, path: string, lines: readonly RawLine[], uid: string): RawRow {
  const row = { sides: '', points: 0, correct: 0, picks: 0 }
  for (const line of lines) {
    const pick = rawAt<RawPick>(docs, `${path}/${line.gameId}/picks/${uid}`)
    row.sides += pick ? pick.pickTeam.charAt(0) : '-'
    if (!pick || !counts(line)) continue
    const homeBy = line.homeScore - line.awayScore + (line.spread ?? 0)
    row.picks += 1
    if (pick.pickTeam === 'HOME' ? homeBy > 0 : homeBy < 0) {
      row.correct += 1
      row.points += pick.points ?? line.multiplier
    }
  }
  return row
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0)

/** JSON with the fields of every object sorted, so that equal values have equal texts. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).sort(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  ) ?? 'undefined'
