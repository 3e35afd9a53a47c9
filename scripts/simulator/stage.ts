import { MINUTE } from '#common/durations'
import { otherSide } from '#common/game/sides'
import { seasonAt } from '#common/week/season'
import { type Anchor, CURRENT_WEEK, type ScheduledGame, scheduleSeason, WEEK_LENGTH } from '../season/day'
import { easternMidnight } from '../season/eastern'
import type { SeasonGame } from '../season/season2025'
import { leagueOf } from './calendar'
import { type GameMoment, unplayed } from './moment'
import { Orders, type Trouble } from './orders'
import { beforeTheEnd, type Pace, type ShownGame, showGame } from './shown'

/** The season being played, and the orders that change what is shown of it. */
export class Stage {
  readonly week: number
  readonly year: number
  readonly schedule: ReadonlyMap<string, ScheduledGame>
  readonly league: ReturnType<typeof leagueOf>
  readonly orders = new Orders()
  private readonly pace: Pace
  private readonly only: ReadonlySet<string> | undefined

  /**
   * @param speed how many minutes of a game pass in one real minute.
   * @param only the only games that the feed lists; without it, all of the season.
   */
  constructor(anchor: Anchor, { speed = 1, only }: { speed?: number; only?: ReadonlySet<string> } = {}) {
    this.pace = { start: anchor.start, speed }
    this.only = only
    this.week = anchor.week ?? CURRENT_WEEK
    this.year = seasonAt(anchor.start)
    this.schedule = scheduleSeason(anchor)
    this.league = leagueOf(this.schedule, this.year)
  }

  /** The events of one game at `now`: one, or none or two where a trouble says so. */
  show(scheduled: ScheduledGame, now: number): ShownGame[] {
    if (this.only && !this.only.has(scheduled.game.id)) return []
    const override = this.orders.overrides.get(scheduled.game.id) ?? {}
    const shown = showGame(scheduled, override, now, this.pace)
    const trouble = this.orders.games.get(scheduled.game.id)
    if (!trouble) return [shown]
    if (trouble.kind !== 'duplicate-game' || !trouble.minutes)
      return troubled(shown, trouble, { scheduled, now, pace: this.pace })
    // The second copy is some minutes old; of what was set by hand it has only the kickoff.
    const kickoff = override.kickoff === undefined ? {} : { kickoff: override.kickoff }
    return [shown, showGame(scheduled, kickoff, now - trouble.minutes * MINUTE, this.pace)]
  }

  /** Under which week the feed lists a game. */
  weekOf({ game }: ScheduledGame): number {
    return game.week + (this.orders.games.get(game.id)?.kind === 'moved-week' ? 1 : 0)
  }
}

/** The final with one point less for the away side. */
const corrected = (moment: GameMoment): GameMoment => ({ ...moment, awayScore: Math.max(0, moment.awayScore - 1) })

interface Scheduling {
  scheduled: ScheduledGame
  now: number
  pace: Pace
}

/** A game as the feed lists it in this trouble. @param scheduling for a trouble that moves the game. */
function troubled(shown: ShownGame, { kind, minutes }: Trouble, { scheduled, now, pace }: Scheduling): ShownGame[] {
  switch (kind) {
    case 'dropped-game':
      return []
    case 'blank-scores':
      return [{ ...shown, blankScores: true }]
    case 'final-to-live':
      return [{ ...shown, moment: beforeTheEnd(shown.game) }]
    case 'cancelled':
      return [{ ...shown, moment: unplayed('canceled'), odds: false }]
    case 'postponed':
      return [{ ...shown, moment: unplayed('postponed'), odds: false }]
    case 'flipped-favourite':
      return [{ ...shown, flipped: true }]
    case 'tbd':
      return [{ ...shown, kickoff: easternMidnight(shown.kickoff), timeTbd: true, moment: unplayed('pre'), odds: true }]
    case 'moved-kickoff':
      return [showGame(scheduled, { kickoff: shown.kickoff + (minutes ?? 60) * MINUTE }, now, pace)]
    case 'moved-week':
      return [{ ...showGame(scheduled, { kickoff: shown.kickoff + WEEK_LENGTH }, now, pace), week: shown.week + 1 }]
    case 'swapped-home':
      return [swapTeams(shown)]
    case 'suspended':
      return [{ ...shown, moment: { ...shown.moment, phase: 'suspended', situation: null, pause: null } }]
    case 'corrected-final':
      return [{ ...shown, moment: corrected(shown.moment) }]
    case 'duplicate-game':
      return [shown, shown]
  }
}

/** A game with home and away swapped, as the real feed sometimes does at neutral sites. */
function swapTeams(shown: ShownGame): ShownGame {
  return { ...shown, game: swappedGame(shown.game), moment: swappedMoment(shown.moment) }
}

function swappedGame(game: SeasonGame): SeasonGame {
  return {
    ...game,
    neutralSite: true,
    homeId: game.awayId,
    awayId: game.homeId,
    homeRank: game.awayRank,
    awayRank: game.homeRank,
    homeScore: game.awayScore,
    awayScore: game.homeScore,
    homeSpread: -game.homeSpread || 0,
  }
}

function swappedMoment(moment: GameMoment): GameMoment {
  const { situation } = moment
  return {
    ...moment,
    homeScore: moment.awayScore,
    awayScore: moment.homeScore,
    periods: moment.periods.map(({ home, away }) => ({ home: away, away: home })),
    situation: situation && { ...situation, offense: otherSide(situation.offense) },
  }
}
