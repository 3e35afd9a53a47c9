import { ordinal } from '#common/boards/place-words'
import { schoolOf } from '../season/school'
import type { SeasonGame } from '../season/season2025'
import type { Situation } from './drives'
import type { GameMoment } from './moment'
import { scoreboardCode } from './team'
import { longKickoff, monthDay, shortKickoff } from './wire-date'

interface StatusType {
  id: string
  name: string
  state: 'pre' | 'in' | 'post'
  completed: boolean
  description: string
  detail: string
  shortDetail: string
}

const type = (
  id: string,
  name: string,
  state: StatusType['state'],
  description: string,
  detail = description,
  shortDetail = detail,
): StatusType => ({ id, name: `STATUS_${name}`, state, completed: name === 'FINAL', description, detail, shortDetail })

/** The feed's status block. */
export function statusOf(moment: GameMoment, kickoff: number, timeTbd: boolean) {
  const { left, clock, period } = moment
  return { clock: left, displayClock: clock, period, type: typeOf(moment, kickoff, timeTbd) }
}

function typeOf({ phase, period, clock, pause }: GameMoment, kickoff: number, timeTbd: boolean): StatusType {
  const overtime = period > 5 ? `${period - 4}OT` : 'OT'
  switch (phase) {
    case 'pre':
      return timeTbd
        ? type('1', 'SCHEDULED', 'pre', 'Scheduled', `${monthDay(kickoff)} - TBD`, 'TBD')
        : type('1', 'SCHEDULED', 'pre', 'Scheduled', longKickoff(kickoff), shortKickoff(kickoff))
    case 'final':
      return type('3', 'FINAL', 'post', 'Final', period > 4 ? `Final/${overtime}` : 'Final')
    // As in the real feed, a game that is not played is `post` with `completed` false.
    case 'postponed':
      return type('6', 'POSTPONED', 'post', 'Postponed')
    case 'canceled':
      return type('5', 'CANCELED', 'post', 'Canceled')
    case 'suspended':
      return type('8', 'SUSPENDED', 'in', 'Suspended')
    case 'live': {
      if (pause === 'halftime') return type('23', 'HALFTIME', 'in', 'Halftime')
      const short = period > 4 ? overtime : ordinal(period)
      const long = period > 4 ? overtime : `${short} Quarter`
      if (pause === 'break') return type('22', 'END_PERIOD', 'in', 'End of Period', `End of ${long}`, `End of ${short}`)
      return type('2', 'IN_PROGRESS', 'in', 'In Progress', `${clock} - ${long}`, `${clock} - ${short}`)
    }
  }
}

/** Where the ball lies, e.g. `MIA 34`; midfield is `50`. */
function spot(game: SeasonGame, { offense, yard }: Situation): string {
  if (yard === 50) return '50'
  const home = yard < 50 === (offense === 'HOME')
  return `${scoreboardCode(schoolOf(home ? game.homeId : game.awayId))} ${yard < 50 ? yard : 100 - yard}`
}

function playText(gained: number): string {
  if (gained === 0) return 'Pass incomplete'
  return gained < 0 ? `Sacked for a loss of ${-gained}` : `Run for ${gained} yds`
}

/** The feed's situation block of a live game; around kickoffs it has no down and no possession. */
export function ballOf(game: SeasonGame, situation: Situation | null) {
  const timeouts = { isRedZone: (situation?.yard ?? 0) >= 80, homeTimeouts: 3, awayTimeouts: 3 }
  if (!situation) return timeouts
  const { offense, down, distance, yard, goal, gained } = situation
  const teamId = offense === 'HOME' ? game.homeId : game.awayId
  const short = `${ordinal(down)} & ${goal ? 'Goal' : distance}`
  const where = spot(game, situation)
  return {
    lastPlay: {
      id: `${game.id}${down}${yard}`,
      type: { id: '5', text: 'Rush', abbreviation: 'RUSH' },
      text: `${playText(gained)} to the ${where.replace(' ', '')}`,
      scoreValue: 0,
      team: { id: teamId },
      statYardage: gained,
    },
    down,
    // The feed counts yards from the home side's goal line.
    yardLine: offense === 'HOME' ? yard : 100 - yard,
    distance,
    downDistanceText: `${short} at ${where}`,
    shortDownDistanceText: short,
    possessionText: where,
    ...timeouts,
    possession: teamId,
  }
}
