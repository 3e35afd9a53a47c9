import { easternMidnight } from './eastern'
import { gamesOfWeek, type SeasonGame, season2025 } from './season2025'
import { interest, slateOf } from './slate'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const WEEK = 7 * DAY

/** The week of the season that plays today unless told otherwise. */
export const CURRENT_WEEK = 11

/** What a re-laid season hangs on: a moment, and the week that is on at that moment. */
export interface Anchor {
  /** Epoch ms; the day is laid out around the full minute it falls in. */
  start: number
  week?: number
}

/** A game of the season at the time it has in the re-laid one. */
export interface LaidGame {
  game: SeasonGame
  kickoff: number
  timeTbd: boolean
}

/** Kickoffs of the slate, in minutes after the start: three over, the fourth quarter, the half, in grace, about to start, later. */
const SLATE_MINUTES = [-335, -305, -272, -168, -93, -5, 5, 47, 140, 270]
const OVERTIME_MINUTES = -206
/** Where the week has no overtime to show, a game in its third quarter takes the place. */
const THIRD_QUARTER_MINUTES = -125
const TOMORROW_MINUTES = 21.5 * 60

/** The whole season moved by whole weeks so that the current week is on, and that week's games laid around the start. */
export function layOut({ start, week = CURRENT_WEEK }: Anchor): Map<string, LaidGame> {
  const shift = Math.floor((start - mondayOf(week)) / WEEK) * WEEK
  const laid = new Map<string, LaidGame>(
    season2025.map((game) => [game.id, { game, kickoff: game.playedAt + shift, timeTbd: false }]),
  )
  const anchor = Math.floor(start / MINUTE) * MINUTE
  const lay = (game: SeasonGame | undefined, minutes: number) => {
    // Kickoffs are on round times, except those whose minutes to the start matter.
    const step = Math.abs(minutes) > 5 ? 5 * MINUTE : MINUTE
    const kickoff = Math.floor((anchor + minutes * MINUTE) / step) * step
    if (game) laid.set(game.id, { game, kickoff, timeTbd: false })
  }
  laySlate(slateOf(week), lay)
  layRest(week, lay)
  const tbd = undecided(week)
  if (tbd) laid.set(tbd.id, { game: tbd, kickoff: easternMidnight(anchor + DAY), timeTbd: true })
  return laid
}

type Lay = (game: SeasonGame | undefined, minutes: number) => void

function laySlate(slate: readonly SeasonGame[], lay: Lay): void {
  const overtime = slate.find((game) => game.periods > 4)
  const rest = slate.filter((game) => game !== overtime).sort((a, b) => a.playedAt - b.playedAt)
  // The best games of the evening belong to today: tomorrow gets the least of the late ones.
  const tomorrow = rest.slice(-4).sort((a, b) => interest(a) - interest(b))[0]
  lay(overtime, OVERTIME_MINUTES)
  lay(tomorrow, TOMORROW_MINUTES)
  const today = rest.filter((game) => game !== tomorrow)
  const minutes = overtime ? SLATE_MINUTES : [...SLATE_MINUTES, THIRD_QUARTER_MINUTES].sort((a, b) => a - b)
  today.forEach((game, at) => {
    lay(game, minutes[at] ?? 300)
  })
}

function layRest(week: number, lay: Lay): void {
  const saturday = mondayOf(week) + 5 * DAY
  const rest = offSlate(week)
  const weeknights = rest.filter((game) => game.playedAt < saturday)
  weeknights.forEach((game, at) => {
    lay(game, -1560 + at * 30)
  })
  const games = rest.slice(weeknights.length)
  games.forEach((game, at) => {
    lay(game, -350 + (770 * at) / games.length)
  })
}

const offSlate = (week: number) => {
  const slate = new Set(slateOf(week).map((game) => game.id))
  return gamesOfWeek(2, week).filter((game) => !slate.has(game.id))
}

/** The game whose kickoff is still to be announced: the last one that nobody picks. */
const undecided = (week: number) => offSlate(week).at(-1)

/** Monday 08:00 UTC, the feed's turn of the week, before most of the week's games. */
function mondayOf(week: number): number {
  const games = gamesOfWeek(2, week)
  const middle = games[Math.floor(games.length / 2)]
  if (!middle) throw new Error(`the season has no week ${week}`)
  const firstMonday = Date.UTC(2025, 7, 18, 8)
  return firstMonday + Math.floor((middle.playedAt - firstMonday) / WEEK) * WEEK
}
