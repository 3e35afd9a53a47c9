import type { GameMoment } from './moment'
import { longKickoff, monthDay, ordinal, shortKickoff } from './wire-date'

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
    // A game that is not played is `post` with `completed` false: the trap of the real feed.
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
