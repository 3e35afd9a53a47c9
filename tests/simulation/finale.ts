import { isDeepStrictEqual } from 'node:util'
import { MINUTE } from '#common/durations'
import { between, oneOf, seededRandom } from '#common/random'
import type { Action, Planned } from './action'
import { BOTH_WEEKS, COMMISSIONERS, FIRST_WEEK, PLAYERS, SEASON } from './games'
import { deskAction } from './plan'
import { type Docs, type RawBoard, type RawLine, type RawSettings, rawAt } from './raw'

/** When the season is closed and the next one begun, in minutes after the start, while everybody goes on. */
export const FINALE = { from: 300, to: 315 } as const

/** The finale: both commissioners close the season and begin the next, several times, and go on working. */
export function finaleOf(seed: number): Action[] {
  const random = seededRandom('the finale', seed)
  const within = (from: number, to: number) => Math.floor((FINALE.from + from + random() * (to - from)) * MINUTE)
  const actions: Planned[] = []
  for (const who of COMMISSIONERS) {
    for (let count = 0; count < 12; count += 1) actions.push({ who, at: within(0, 13), ...deskAction(random) })
    for (const at of [within(3, 6), within(6, 12)]) actions.push({ who, at, does: 'close', season: SEASON })
    for (const at of [within(6, 9), within(9, 13)]) actions.push({ who, at, does: 'begin', season: SEASON + 1 })
  }
  for (let count = between(random, 1, 3); count > 0; count -= 1)
    actions.push({ who: oneOf(random, PLAYERS as [string]), at: within(0, 13), does: 'team', abbr: 'ND' })
  actions.push({ who: oneOf(random, PLAYERS as [string]), at: within(0, 13), does: 'delete' })
  return actions.sort((a, b) => a.at - b.at).map((action, index) => ({ ...action, number: 10_000 + index }) as Action)
}

/**
 * Whether the season leaves a trace whichever week is the active one: a game has revealed, or is one of the first week.
 */
export const hasPlayed = (docs: Docs): boolean =>
  [...docs].some(([path, doc]) => {
    const isLine = /\/weeks\/(\d+)\/lines\/[^/]+$/.exec(path)
    return isLine && (Number(isLine[1]) === FIRST_WEEK || (doc as RawLine).revealedAt !== null)
  })

/** What the finale must leave, in words where it does not; null when all is right. */
export function wrongFinale(docs: Docs): string | null {
  const settings = rawAt<RawSettings>(docs, 'settings/app')
  if (settings?.season !== SEASON + 1) return `the season of ${SEASON + 1} has not begun`
  if (
    !isDeepStrictEqual(
      settings.finishedSeasons?.map(({ season }) => season),
      [SEASON],
    )
  )
    return `the season of ${SEASON} is not among the finished ones`
  const stored = rawAt<{ seasons: number[]; rows: Record<string, string> }>(docs, 'leaderboards/lifetime')
  const counted = Object.fromEntries(
    Object.entries(stored?.rows ?? {}).map(([uid, row]) => [uid, row.split(' ').slice(0, 8)]),
  )
  const expected = recount(docs)
  return isDeepStrictEqual(counted, expected)
    ? null
    : `the lifetime is ${JSON.stringify(counted)} instead of ${JSON.stringify(expected)}`
}

/** By player: titles, weeks won, seasons, weeks, wins, losses, pushes and points, counted from the boards' letters. */
function recount(docs: Docs): Record<string, string[]> {
  const boards = BOTH_WEEKS.flatMap(
    (week) => rawAt<RawBoard>(docs, `seasons/${SEASON}/leaderboards/week-${week}`) ?? [],
  )
  const counting = boards.filter(({ games }) => games.some(isDecided))
  const best = (points: number[]) => Math.max(1, ...points)
  const total = (uid: string) => counting.reduce((sum, { rows }) => sum + (rows[uid]?.points ?? 0), 0)
  const uids = [...new Set(counting.flatMap(({ rows }) => Object.keys(rows)))]
  return Object.fromEntries(
    uids.map((uid) => {
      const weeks = counting.filter(({ rows }) => rows[uid])
      const won = weeks.filter(
        ({ rows }) => rows[uid]?.points === best(Object.values(rows).map(({ points }) => points)),
      )
      const margins = weeks.flatMap(({ games, rows }) =>
        games.flatMap((game, index) => marginOf(game, rows[uid]?.sides[index])),
      )
      const count = (sign: number) => margins.filter((margin) => Math.sign(margin) === sign).length
      const isChampion = total(uid) === best(uids.map(total))
      const numbers = [Number(isChampion), won.length, 1, weeks.length, count(1), count(-1), count(0), total(uid)]
      return [uid, numbers.map(String)]
    }),
  )
}

const isDecided = (game: RawBoard['games'][number]) => game.phase === 'final' && !game.void && game.spread !== null

/** By how much a side covered; empty for no pick, or a game that does not count. */
function marginOf(game: RawBoard['games'][number], side: string | undefined): number[] {
  if (!isDecided(game) || (side !== 'H' && side !== 'A')) return []
  const homeBy = game.homeScore - game.awayScore + (game.spread ?? 0)
  return [side === 'H' ? homeBy : -homeBy]
}
