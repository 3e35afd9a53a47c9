import type { GameLine } from '#common/game/line'
import type { FeedGame } from '../feed/feed-game'

/** A new line for a game of the feed, still without a number. */
export function lineFrom(game: FeedGame, week: number): GameLine {
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
    revealedAt: null,
    phase: 'pre',
    homeScore: null,
    awayScore: null,
  }
}
