import { otherSide } from '#common/game/line'
import type { SeasonGame } from '../demo/season2025'
import type { Moment } from './moment'
import type { Shown } from './shown'

/** A game whose home and away have changed places, as the feed has been seen to do with neutral sites. */
export function turnedRound(shown: Shown): Shown {
  return { ...shown, game: turnedGame(shown.game), moment: turnedMoment(shown.moment) }
}

function turnedGame(game: SeasonGame): SeasonGame {
  return {
    ...game,
    neutralSite: true,
    ...{ homeId: game.awayId, awayId: game.homeId, homeRank: game.awayRank, awayRank: game.homeRank },
    ...{ homeScore: game.awayScore, awayScore: game.homeScore, homeSpread: -game.homeSpread || 0 },
  }
}

function turnedMoment(moment: Moment): Moment {
  const { situation } = moment
  return {
    ...moment,
    ...{ homeScore: moment.awayScore, awayScore: moment.homeScore },
    periods: moment.periods.map(({ home, away }) => ({ home: away, away: home })),
    situation: situation && { ...situation, offense: otherSide(situation.offense) },
  }
}
