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
  const root = `seasons/${SEASON}`
  const must = (what: string, is: unknown, expected: unknown) => {
    if (stable(is) !== stable(expected)) wrong.push(`${what} is ${stable(is)}, not ${stable(expected)}`)
  }
  const members = membersOf(docs)
  const present = [...members.keys()].filter((uid) => !isGone(members.get(uid)))
  const settings = rawAt<RawSettings>(docs, 'settings/app')
  const seasonRows = new Map(
    [...members.keys()].map((uid) => [uid, { byWeek: [] as (number | '-')[], correct: 0, picks: 0, possible: 0 }]),
  )
  const counted: number[] = []
  const weeks = (settings?.weeks ?? []).map(({ week }) => week)
  for (const number of weeks) {
    const slate = rawAt<{ slate: string[] }>(docs, `${root}/weeks/${number}`)?.slate ?? []
    const lines = slate.flatMap((id) => rawAt<RawLine>(docs, `${root}/weeks/${number}/lines/${id}`) ?? [])
    const scores = rawAt<RawScores>(docs, `${root}/scores/${number}`)
    for (const line of lines) checkLine(line, finals.get(line.gameId), now, must)
    const board = rawAt<RawBoard>(docs, `${root}/leaderboards/week-${number}`)
    must(`the revealed games of week ${number}`, [...(board?.revealed ?? [])].sort(), [...slate].sort())
    const possible = sum(lines.map((line) => (counts(line) ? line.multiplier : 0)))
    const shown = lines.length > 0
    if (shown) counted.push(number)
    for (const [uid, away] of members) {
      const row = recount(docs, `${root}/weeks/${number}/lines`, lines, uid)
      const isIn = wasMember(away, lines) || /[HA]/.test(row.sides)
      const { sides, points, correct, picks } = board?.rows[uid] ?? {}
      must(`week ${number} of ${uid}`, board?.rows[uid] && { sides, points, correct, picks }, isIn ? row : undefined)
      const mine = seasonRows.get(uid)
      if (!shown || !mine) continue
      mine.byWeek.push(isIn ? row.points : '-')
      if (!isIn) continue
      mine.correct += row.correct
      mine.picks += row.picks
      mine.possible += possible
    }
    for (const game of board?.games ?? []) {
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
    const { passRequested, rereadPicks, refusal } = scores ?? {}
    must(
      `the pending work of week ${number}`,
      { passRequested, rereadPicks, refusal },
      { passRequested: false, rereadPicks: [], refusal: '' },
    )
    const made = Object.fromEntries(present.map((uid) => [uid, 0]))
    const status = rawAt<{ games: string[]; made: object }>(docs, `${root}/status/week-${number}`)
    must(`the status of week ${number}`, { games: status?.games, made: status?.made }, { games: [], made })
  }
  const overall = rawAt<{ weeks: number[]; rows: Record<string, object> }>(docs, `${root}/leaderboards/overall`)
  must('the weeks of the season', overall?.weeks, counted)
  for (const [uid, mine] of seasonRows)
    must(`the season of ${uid}`, overall?.rows[uid], seasonRow(mine, isGone(members.get(uid))))
  const finished = weeks.filter((number) => number !== settings?.activeWeek && counted.includes(number))
  must(
    'the finished weeks',
    settings?.finishedWeeks?.map(({ week }) => week),
    finished,
  )
  must(
    'the open weeks',
    settings?.openWeeks,
    weeks.filter((number) => !finished.includes(number)),
  )
  return wrong
}

/** Whether somebody was a member when a game revealed. Here every game has revealed that was not called off before. */
function wasMember(away: readonly RawAbsence[], lines: readonly RawLine[]): boolean {
  const at = lines.flatMap(({ revealedAt }) => revealedAt ?? [])
  if (at.length === 0) return !isGone(away)
  return at.some((time) => !away.some(({ from, to }) => from <= time && (to === undefined || time < to)))
}

/** A row of the season; who has left and was in no week has none. */
function seasonRow<Mine extends { byWeek: (number | '-')[] }>(mine: Mine, gone: boolean): object | undefined {
  if (gone && mine.byWeek.every((points) => points === '-')) return undefined
  return { ...mine, byWeek: mine.byWeek.join(' ') }
}

type Must = (what: string, is: unknown, expected: unknown) => void

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
