import type { GameLine } from '#common/game/line'
import { lockAt } from '#common/game/lock'
import { instantAt } from '../simulator/clock'
import { channelOf } from './channel'
import type { LaidGame } from './day'
import { recordsOf } from './record'
import { schoolOf } from './school'

const DAY = 86_400_000

/** The line of a game as the league would have it now: number set three days before, and played as far as the clock says. */
export function lineOf({ game, kickoff, timeTbd }: LaidGame, multiplier: 1 | 2, now: number): GameLine {
  const home = schoolOf(game.homeId)
  const away = schoolOf(game.awayId)
  const { phase } = timeTbd ? { phase: 'pre' as const } : instantAt(now - kickoff, game.periods)
  const reveal = lockAt({ kickoff, timeTbd })
  return {
    gameId: game.id,
    week: game.week,
    homeTeamId: home.id,
    awayTeamId: away.id,
    homeAbbr: home.abbr,
    awayAbbr: away.abbr,
    homeName: home.name,
    awayName: away.name,
    homeRank: game.homeRank,
    awayRank: game.awayRank,
    homeRecord: recordsOf(home.id, game, 'before')?.overall ?? '',
    awayRecord: recordsOf(away.id, game, 'before')?.overall ?? '',
    neutralSite: game.neutralSite,
    broadcast: timeTbd ? '' : channelOf(game),
    kickoff,
    timeTbd,
    kickoffWas: null,
    kickoffSource: 'feed',
    doubt: null,
    lockWas: null,
    moveDecidedAt: null,
    movedAt: null,
    spread: game.homeSpread,
    spreadSource: 'feed',
    spreadAt: kickoff - 3 * DAY,
    spreadWas: null,
    overUnder: game.total,
    lineType: 'SPREAD',
    multiplier,
    isLocked: false,
    void: false,
    voidSource: null,
    revealedAt: reveal !== null && now >= reveal ? reveal : null,
    phase,
    homeScore: phase === 'final' ? game.homeScore : null,
    awayScore: phase === 'final' ? game.awayScore : null,
  }
}
