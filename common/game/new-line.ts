import type { GameLine } from './line'
import type { LineSide } from './sides'

/** A team as a new line takes it. */
export interface NewTeam extends Pick<LineSide, 'abbr' | 'name' | 'rank' | 'record'> {
  id: string
}

/** What a line is made of: a game of the feed, or one that a commissioner describes. */
interface NewGame extends Pick<GameLine, 'neutralSite' | 'broadcast' | 'kickoff' | 'timeTbd' | 'overUnder'> {
  id: string
  home: NewTeam
  away: NewTeam
}

/** The line of a game that is new to the slate, still without a spread. */
export function newLine(game: NewGame, week: number): GameLine {
  return {
    gameId: game.id,
    week,
    homeTeamId: game.home.id,
    awayTeamId: game.away.id,
    homeAbbr: game.home.abbr,
    awayAbbr: game.away.abbr,
    homeName: game.home.name,
    awayName: game.away.name,
    homeRank: game.home.rank,
    awayRank: game.away.rank,
    homeRecord: game.home.record,
    awayRecord: game.away.record,
    neutralSite: game.neutralSite,
    broadcast: game.broadcast,
    kickoff: game.kickoff,
    timeTbd: game.timeTbd,
    kickoffWas: null,
    kickoffSource: 'feed',
    doubt: null,
    lockWas: null,
    moveDecidedAt: null,
    movedAt: null,
    spread: null,
    spreadSource: null,
    spreadAt: null,
    spreadWas: null,
    overUnder: game.overUnder,
    lineType: 'SPREAD',
    multiplier: 1,
    isLocked: false,
    void: false,
    voidSource: null,
    byHand: null,
    revealedAt: null,
    phase: 'pre',
    homeScore: null,
    awayScore: null,
  }
}
