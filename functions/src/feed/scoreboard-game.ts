import type { Phase } from '#common/game/line'
import type { ScoreboardGame, ScoreboardStatus, ScoreboardTeam } from '#common/game/scoreboard-game'
import type { Side } from '#common/game/sides'
import { logoPath } from '#common/teams/teams'
import { momentText } from '#common/week/week'
import type { FeedGame, FeedTeam } from './feed-game'

/** What the feed itself sends as the rank of an unranked team. */
const UNRANKED = 99

const competitor = (team: FeedTeam, homeAway: ScoreboardTeam['homeAway']): ScoreboardTeam => ({
  homeAway,
  team: {
    id: team.id,
    abbreviation: team.abbr,
    displayName: `${team.name} ${team.nickname}`.trim(),
    location: team.name,
    name: team.nickname,
    color: team.color,
    logo: logoPath(team.abbr),
  },
  score: String(team.score ?? ''),
  curatedRank: { current: team.rank ?? UNRANKED },
  records: team.record ? [{ summary: team.record }] : [],
})

const STATES: Record<Phase, ScoreboardStatus['state']> = {
  pre: 'pre',
  live: 'in',
  final: 'post',
  postponed: 'post',
  canceled: 'post',
  suspended: 'post',
}

/** A game of the feed in the shape of ESPN's scoreboard, which the commissioner's checklist reads. */
export function scoreboardGame(game: FeedGame): ScoreboardGame {
  const teamIds: Record<Side, string> = { HOME: game.home.id, AWAY: game.away.id }
  const possession = game.possession ? teamIds[game.possession] : ''
  const status = {
    period: game.period,
    displayClock: game.clock,
    type: {
      name: game.phase,
      state: STATES[game.phase],
      completed: game.phase === 'final',
      shortDetail: game.phase === 'pre' && game.timeTbd ? 'TBD' : momentText(game),
    },
  }
  return {
    id: game.id,
    date: new Date(game.kickoff).toISOString(),
    timeValid: !game.timeTbd,
    neutralSite: game.neutralSite,
    competitions: [
      {
        competitors: [competitor(game.home, 'home'), competitor(game.away, 'away')],
        odds:
          game.spread === null && game.overUnder === null ? [] : [{ spread: game.spread, overUnder: game.overUnder }],
        broadcasts: game.broadcast ? [{ names: game.broadcast.split(', ') }] : [],
        status,
        situation: game.phase === 'live' ? { possession, downDistanceText: game.down } : null,
      },
    ],
    status,
  }
}
