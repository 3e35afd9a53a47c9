import { PLAYOFFS } from '#common/week/week'
import type { ScheduledGame } from '../season/day'
import { easternDay } from '../season/eastern'
import { schoolOf } from '../season/school'
import { eventOf, ODDS_PROVIDER } from './event'
import type { ShownGame } from './shown'
import type { Stage } from './stage'
import { conferenceId } from './team'

/** A query the feed cannot parse; the server responds with 400. */
export class BadQuery extends Error {}

/** How many games the real feed lists without a `limit`: fewer than a Saturday has. */
const DEFAULT_LIMIT = 25
/** The groups of all of Division I, and of the FBS alone. */
const EVERYBODY = new Set(['80', '90'])

/** The response to one query, in the shape of the 2026 feed. @throws BadQuery */
export function simulatedScoreboard(stage: Stage, query: URLSearchParams, now: number) {
  const dates = query.get('dates')
  const byDay = dates !== null && dates.length > 4
  const year = byDay || dates === null ? stage.year : numberIn(query, 'dates')
  const type = numberIn(query, 'seasontype', 2)
  const week = numberIn(query, 'week', stage.week)
  const group = query.get('groups') ?? '80'
  const games = [...stage.schedule.values()]
    .filter((scheduled) => byDay || (year === stage.year && isListed(stage, scheduled, type, week)))
    .flatMap((scheduled) => stage.show(scheduled, now))
    .filter((shown) => (!byDay || isWithin(shown.kickoff, dates)) && isOf(shown, group))
    .sort((a, b) => a.kickoff - b.kickoff)
  return {
    leagues: [stage.league],
    groups: [group],
    season: { type, year },
    week: { number: week },
    events: games.slice(0, numberIn(query, 'limit', DEFAULT_LIMIT)).map((shown) => eventOf(shown, stage.year)),
    provider: ODDS_PROVIDER,
  }
}

/** Whether the feed lists the game in that week; the play-off week repeats games of the bowls. */
function isListed(stage: Stage, scheduled: ScheduledGame, type: number, week: number): boolean {
  if (scheduled.game.seasonType !== type) return false
  return week === PLAYOFFS ? scheduled.game.playoff : stage.weekOf(scheduled) === week
}

/** A number of the query. @param otherwise where the query does not have it. @throws BadQuery */
function numberIn(query: URLSearchParams, name: string, otherwise?: number): number {
  const text = query.get(name)
  if (text === null && otherwise !== undefined) return otherwise
  if (!text || !/^\d{1,6}$/.test(text)) throw new BadQuery(`${name} is a number.`)
  return Number(text)
}

/** `YYYYMMDD` or `YYYYMMDD-YYYYMMDD`, in Eastern calendar days, both ends included. */
function isWithin(kickoff: number, dates: string): boolean {
  const [, first, last = first] = /^(\d{8})(?:-(\d{8}))?$/.exec(dates) ?? []
  if (!first || !last) throw new BadQuery('dates is YYYY, YYYYMMDD or YYYYMMDD-YYYYMMDD.')
  const day = easternDay(kickoff)
  return day >= first && day <= last
}

const isOf = ({ game }: ShownGame, group: string) =>
  EVERYBODY.has(group) || [game.homeId, game.awayId].some((id) => conferenceId(schoolOf(id)) === group)
