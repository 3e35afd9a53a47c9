import { DAY, MINUTE } from '#common/durations'
import { SLATE_SIZE } from '#common/week/suggest-slate'
import { easternMidnight } from './eastern'
import { schoolOf } from './school'
import { gamesOfWeek, type SeasonGame, season2025 } from './season2025'

/** A week (ms). */
export const WEEK_LENGTH = 7 * DAY

/** The week of the season that plays today unless another is given. */
export const CURRENT_WEEK = 11

/** Where the season of 2025 is moved to: a moment, and the week that is current at that moment. */
export interface Anchor {
  /** Epoch ms; the current week's games are scheduled around the full minute it falls in. */
  start: number
  week?: number
}

/** A game of the season at its new time. */
export interface ScheduledGame {
  game: SeasonGame
  kickoff: number
  timeTbd: boolean
}

/**
 * Kickoffs of the slate in minutes after the start: three final, one in the fourth quarter, one at half-time, one
 * within the grace period, one about to start, three later.
 */
const SLATE_MINUTES = [-335, -305, -272, -168, -93, -5, 5, 47, 140, 270]
const OVERTIME_MINUTES = -206
/** In a week without an overtime game, one in its third quarter takes its place. */
const THIRD_QUARTER_MINUTES = -125
const TOMORROW_MINUTES = 21.5 * 60

/**
 * The season moved by whole weeks, so that `week` is the current one, with that week's games scheduled around `start`.
 */
export function scheduleSeason({ start, week = CURRENT_WEEK }: Anchor): Map<string, ScheduledGame> {
  const shift = Math.floor((start - mondayOf(week)) / WEEK_LENGTH) * WEEK_LENGTH
  const schedule = new Map<string, ScheduledGame>(
    season2025.map((game) => [game.id, { game, kickoff: game.playedAt + shift, timeTbd: false }]),
  )
  const anchor = Math.floor(start / MINUTE) * MINUTE
  const place = (game: SeasonGame | undefined, minutes: number) => {
    // Kickoffs are on round times, except those whose minutes to the start matter.
    const step = Math.abs(minutes) > 5 ? 5 * MINUTE : MINUTE
    const kickoff = Math.floor((anchor + minutes * MINUTE) / step) * step
    if (game) schedule.set(game.id, { game, kickoff, timeTbd: false })
  }
  scheduleSlate(slateOf(week), place)
  scheduleRest(week, place)
  const tbd = unannounced(week)
  if (tbd) schedule.set(tbd.id, { game: tbd, kickoff: easternMidnight(anchor + DAY), timeTbd: true })
  return schedule
}

type Place = (game: SeasonGame | undefined, minutes: number) => void

function scheduleSlate(slate: readonly SeasonGame[], place: Place): void {
  const overtime = slate.find((game) => game.periods > 4)
  const others = slate.filter((game) => game !== overtime).sort((a, b) => a.playedAt - b.playedAt)
  // Of the last four games, the least interesting moves to tomorrow.
  const tomorrow = others.slice(-4).sort((a, b) => interest(a) - interest(b))[0]
  place(overtime, OVERTIME_MINUTES)
  place(tomorrow, TOMORROW_MINUTES)
  const today = others.filter((game) => game !== tomorrow)
  const minutes = overtime ? SLATE_MINUTES : [...SLATE_MINUTES, THIRD_QUARTER_MINUTES].sort((a, b) => a - b)
  today.forEach((game, index) => {
    place(game, minutes[index] ?? 300)
  })
}

function scheduleRest(week: number, place: Place): void {
  const saturday = mondayOf(week) + 5 * DAY
  const rest = offSlate(week)
  const weeknights = rest.filter((game) => game.playedAt < saturday)
  weeknights.forEach((game, index) => {
    place(game, -1560 + index * 30)
  })
  const games = rest.slice(weeknights.length)
  games.forEach((game, index) => {
    place(game, -350 + (770 * index) / games.length)
  })
}

const offSlate = (week: number) => {
  const slate = new Set(slateOf(week).map((game) => game.id))
  return gamesOfWeek(week).filter((game) => !slate.has(game.id))
}

/** The game whose kickoff is still to be announced: the last one that is not on the slate. */
const unannounced = (week: number) => offSlate(week).at(-1)

/**
 * Monday 08:00 UTC, where the feed's week begins, before most of the week's games.
 * @throws Error for a week without games
 */
function mondayOf(week: number): number {
  const games = gamesOfWeek(week)
  const middle = games[Math.floor(games.length / 2)]
  if (!middle) throw new Error(`the season has no week ${week}`)
  const firstMonday = Date.UTC(2025, 7, 18, 8)
  return firstMonday + Math.floor((middle.playedAt - firstMonday) / WEEK_LENGTH) * WEEK_LENGTH
}

/** How interesting a game is for a slate: ranked teams and a small spread count for it, an FCS team against it. */
function interest({ awayRank, homeRank, homeSpread, homeId, awayId }: SeasonGame): number {
  const ranks = [awayRank, homeRank].map((rank) => (rank === null ? 0 : 14 + (26 - rank) / 2))
  const mismatch = [homeId, awayId].some((id) => schoolOf(id).conference === 'FCS') ? 60 : 0
  return ranks.reduce((sum, rank) => sum + rank, 0) - Math.abs(homeSpread) * 1.6 - mismatch
}

/** The twelve games of a week that the demo league picks, the most interesting first. */
export function slateOf(week: number): SeasonGame[] {
  return gamesOfWeek(week)
    .sort((a, b) => interest(b) - interest(a) || (a.id < b.id ? -1 : 1))
    .slice(0, SLATE_SIZE)
}
