import type { GameLine } from '#common/game/line'
import { lockAt } from '#common/game/lock'
import { channelOf } from '../season/channel'
import { instantAt } from '../season/clock'
import type { ScheduledGame } from '../season/day'
import { recordsOf } from '../season/record'
import { schoolOf } from '../season/school'

const DAY = 86_400_000

/** The line of a game as the league has it at `now`: spread set three days before kickoff, phase by the clock. */
export function lineOf({ game, kickoff, timeTbd }: ScheduledGame, multiplier: 1 | 2, now: number): GameLine {
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
    byHand: null,
    revealedAt: reveal !== null && now >= reveal ? reveal : null,
    phase,
    homeScore: phase === 'final' ? game.homeScore : null,
    awayScore: phase === 'final' ? game.awayScore : null,
  }
}
