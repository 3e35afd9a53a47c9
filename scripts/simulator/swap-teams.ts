import { otherSide } from '#common/game/line'
import type { SeasonGame } from '../demo/season2025'
import type { GameMoment } from './moment'
import type { ShownGame } from './shown'

/** A game whose home and away have changed places, as the feed has been seen to do with neutral sites. */
export function swapTeams(shown: ShownGame): ShownGame {
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

function turnedMoment(moment: GameMoment): GameMoment {
  const { situation } = moment
  return {
    ...moment,
    ...{ homeScore: moment.awayScore, awayScore: moment.homeScore },
    periods: moment.periods.map(({ home, away }) => ({ home: away, away: home })),
    situation: situation && { ...situation, offense: otherSide(situation.offense) },
  }
}
