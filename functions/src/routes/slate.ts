import { ApiError } from '#common/api/api-error'
import { isHandMade } from '#common/game/by-hand'
import { type GameLine, isTimedByHand, matchup, matchups } from '#common/game/line'
import { newLine } from '#common/game/new-line'
import { paths } from '#common/paths'
import type { CalendarWeek } from '#common/week/calendar'
import { isOfSeason } from '#common/week/season'
import { read, readAll } from '../db/firebase'
import { currentSeason } from '../db/settings'
import { refuseSecondMeeting } from '../desk/duplicate-games'
import { handLine, refuseOtherGame } from '../desk/hand-game'
import { refuseOutOfSeason } from '../desk/line-edit'
import { changeSlate } from '../desk/slate'
import { mustStay } from '../desk/taking-off'
import { playOf, type Scoreboard, withHomeTeam } from '../feed/feed-game'
import { resolveWeekName, weekScoreboard } from '../feed/scoreboard'
import { scoreboardGame } from '../feed/scoreboard-game'
import { isShownEarly } from '../referee/begun-early'
import type { Handlers } from './handler'
import { lineResponse, notOnSlate } from './lines'

export const slateHandlers = {
  /** The feed's games of a week, to choose a slate from. */
  'GET /games-by-week': async ({ query }) => {
    const scoreboard = await weekScoreboard(query.week)
    const games = [...scoreboard.games.values()].sort((a, b) => a.kickoff - b.kickoff).map(scoreboardGame)
    return { games, notice: [scoreboard.notice, scoreboard.trouble].filter(Boolean).join(' ') }
  },

  /** The ids of the games on the slates of the season's other weeks, finished ones too: here they would count twice. */
  'GET /commish/other-slates': async ({ query }) => {
    const weeks = [...(await readAll(paths.weeks(await currentSeason()))).values()]
    return weeks.flatMap(({ week, slate }) => (week === query.week ? [] : slate))
  },

  /**
   * Sets a week's slate. Games that are new to it are looked up in the feed. If the call says which slate the
   * commissioner was looking at (`known`), only the difference to it is applied, so that changes of another
   * commissioner meanwhile are kept.
   */
  'POST /commish/save-games': async ({ body, caller }) => {
    const { week, known, confirmed = false } = body
    const season = await currentSeason()
    const selected = new Set(body.selectedGameIds)
    const ticked = known ? [...selected].filter((id) => !known.includes(id)) : [...selected]
    const newLines = await linesToAdd(season, week, ticked)
    const unticked = new Set(known?.filter((id) => !selected.has(id)))
    const nextSlate = (current: ReadonlyMap<string, GameLine>) =>
      known ? new Set([...[...current.keys()].filter((id) => !unticked.has(id)), ...ticked]) : selected
    const { slate } = await changeSlate(week, { season, nextSlate, newLines, confirmed }, caller.uid)
    return { week, selectedGameIds: slate }
  },

  /**
   * Empties a week's slate; with `known`, only of the games that the commissioner was looking at. Games that have
   * revealed, or are about to, stay and are named.
   */
  'DELETE /commish/clear-selected-games': async ({ body, caller }) => {
    const { week, known, confirmed = false } = body
    const season = await currentSeason()
    const isMeant = ({ gameId }: GameLine) => !known || known.includes(gameId)
    let played: GameLine[] = []
    const nextSlate = (current: ReadonlyMap<string, GameLine>) => {
      const now = Date.now()
      const staying = [...current.values()].filter((line) => !isMeant(line) || mustStay(line, now))
      played = staying.filter(isMeant)
      return new Set(staying.map(({ gameId }) => gameId))
    }
    const { removed } = await changeSlate(week, { season, nextSlate, newLines: [], confirmed }, caller.uid)
    const has = played.length === 1 ? 'has' : 'have'
    const notice = played.length ? `${matchups(played)} ${has} kicked off: call off what shall not count.` : ''
    if (notice && removed.length === 0) throw new ApiError('conflict', notice)
    return { cleared: removed.length, notice }
  },

  /** Adds a game by hand, without the feed. A call that comes twice adds it once. */
  'POST /commish/games': async ({ body, caller }) => {
    const { week } = body
    const now = Date.now()
    const line = handLine(body, now)
    const season = await currentSeason()
    refuseOutOfSeason(season, line.kickoff, now)
    const nextSlate = (current: ReadonlyMap<string, GameLine>) => {
      refuseSecondMeeting(line, [...current.values()])
      refuseOtherGame(line, current.get(line.gameId))
      return new Set([...current.keys(), line.gameId])
    }
    await changeSlate(week, { season, nextSlate, newLines: [line], confirmed: false }, caller.uid)
    const stored = await read(paths.line(season, week, line.gameId))
    if (!stored) throw notOnSlate()
    return lineResponse(stored)
  },
} satisfies Partial<Handlers>

/**
 * Lines for those of the games that have none yet. While the feed is down, a game that was taken off can still come
 * back as it was.
 */
async function linesToAdd(season: number, week: number, ids: readonly string[]): Promise<GameLine[]> {
  const lines = await readAll(paths.lines(season, week))
  const missing = ids.filter((id) => !lines.has(id))
  const kept = await Promise.all(missing.map((id) => read(paths.setAside(season, week, id))))
  const isEachKept = missing.every((id, index) => isHandMade(id) || kept[index])
  const { games, calendar } = missing.every(isHandMade)
    ? NOTHING_LISTED
    : await listedGames(week, { canDoWithout: isEachKept })
  const found = missing.map((id, index) => {
    const [game, was] = [games.get(id), kept[index]]
    if (!game) return was
    // The picks and the spread that come back with it go by its sides.
    const line = newLine(was ? withHomeTeam(game, was.homeTeamId) : game, week)
    if (!was || !isTimedByHand(was)) refuseWrongDate(season, line, calendar)
    // The referee may read its score only a quarter of an hour later: until then this mark keeps the game closed.
    const dated = was && isTimedByHand(was) ? was : line
    return isShownEarly(dated, playOf(game), Date.now()) ? { ...line, begunEarly: true } : line
  })
  const unknown = missing.find((_, index) => !found[index])
  if (unknown === undefined) return found.flatMap((line) => line ?? [])
  const { label } = await resolveWeekName(season, week)
  throw new ApiError('bad-input', `Game ${unknown} is not among the feed’s games of ${label}.`)
}

/**
 * Refuses a game that the feed dates out of the season: with a date of 1970 it would reveal at once and for good.
 * @param calendar of the feed. A date within it is no wrong one, whatever its months.
 * @throws ApiError bad-input
 */
function refuseWrongDate(season: number, line: GameLine, calendar: readonly CalendarWeek[]): void {
  const { kickoff, timeTbd } = line
  const [first, last] = [calendar.at(0), calendar.at(-1)]
  const isInCalendar = first && last && kickoff >= first.start && kickoff < last.end
  if (timeTbd || isInCalendar || isOfSeason(season, kickoff, Date.now())) return
  const text = `The score feed’s kickoff of ${matchup(line)} is not in the season of ${season}.`
  throw new ApiError('bad-input', `${text} Please add the game by hand, or once the feed has its date.`)
}

/** What the feed lists in a week, and its calendar of the season. */
type Listed = Pick<Scoreboard, 'games' | 'calendar'>

const NOTHING_LISTED: Listed = { games: new Map(), calendar: [] }

/** @param canDoWithout whether a feed that is down counts as one without games. */
async function listedGames(week: number, { canDoWithout }: { canDoWithout: boolean }): Promise<Listed> {
  try {
    return await weekScoreboard(week)
  } catch (error) {
    if (canDoWithout && error instanceof ApiError && error.code === 'feed-down') return NOTHING_LISTED
    throw error
  }
}
