import { schoolOf } from '../demo/school'
import type { SeasonGame } from '../demo/season2025'
import type { Situation } from './situation'
import { scoreboardCode } from './team'
import { ordinal } from './wire-date'

/** Where the ball lies as the sport says it, e.g. `MIA 34`; midfield is `50`. */
function spot(game: SeasonGame, { offense, yard }: Situation): string {
  if (yard === 50) return '50'
  const home = yard < 50 === (offense === 'HOME')
  return `${scoreboardCode(schoolOf(home ? game.homeId : game.awayId))} ${yard < 50 ? yard : 100 - yard}`
}

/** The feed's situation block while a game is under way; around kickoffs it tells no down and no possession. */
export function ballOf(game: SeasonGame, situation: Situation | null) {
  const timeouts = { isRedZone: (situation?.yard ?? 0) >= 80, homeTimeouts: 3, awayTimeouts: 3 }
  if (!situation) return timeouts
  const { offense, down, distance, yard, goal, gained } = situation
  const teamId = offense === 'HOME' ? game.homeId : game.awayId
  const short = `${ordinal(down)} & ${goal ? 'Goal' : distance}`
  const where = spot(game, situation)
  const text =
    gained === 0 ? 'Pass incomplete' : gained < 0 ? `Sacked for a loss of ${-gained}` : `Run for ${gained} yds`
  return {
    lastPlay: {
      id: `${game.id}${down}${yard}`,
      type: { id: '5', text: 'Rush', abbreviation: 'RUSH' },
      text: `${text} to the ${where.replace(' ', '')}`,
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
