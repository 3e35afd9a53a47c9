import { recordsOf } from '../demo/record'
import { schoolOf } from '../demo/school'
import type { ShownGame } from './shown'
import { teamOf } from './team'

/** What the feed says of a side without a rank. */
const UNRANKED = 99

/** One side of a game in the feed's shape. */
export function competitorOf({ game, moment, blankScores }: ShownGame, homeAway: 'home' | 'away') {
  const home = homeAway === 'home'
  const teamId = home ? game.homeId : game.awayId
  const score = home ? moment.homeScore : moment.awayScore
  const over = moment.phase === 'final'
  const won = home ? moment.homeScore > moment.awayScore : moment.awayScore > moment.homeScore
  return {
    id: teamId,
    uid: `s:20~l:23~t:${teamId}`,
    type: 'team',
    order: home ? 0 : 1,
    homeAway,
    ...(over && { winner: won }),
    team: teamOf(schoolOf(teamId)),
    score: blankScores ? '' : String(score),
    ...(moment.periods.length > 0 && {
      linescores: moment.periods.map((period, at) => {
        const value = period[homeAway]
        return { value, displayValue: String(value), period: at + 1 }
      }),
    }),
    statistics: [],
    curatedRank: { current: (home ? game.homeRank : game.awayRank) ?? UNRANKED },
    records: records(teamId, { game, over }),
  }
}

function records(teamId: string, { game, over }: { game: ShownGame['game']; over: boolean }) {
  const told = recordsOf(teamId, game, over ? 'with' : 'before')
  if (!told) return []
  return [
    { name: 'overall', abbreviation: 'overall', type: 'total', summary: told.overall },
    { name: 'Home', abbreviation: 'Home', type: 'homerecord', summary: told.home },
    { name: 'Away', abbreviation: 'Away', type: 'awayrecord', summary: told.away },
    { name: 'vs. Conf.', abbreviation: 'CONF', type: 'vsconf', summary: told.conference },
  ]
}
