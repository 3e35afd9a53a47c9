import { DAY } from '#common/durations'
import type { GameLine } from '#common/game/line'
import { lockAt } from '#common/game/lock'
import { newLine } from '#common/game/new-line'
import { channelOf } from '../season/channel'
import { instantAt } from '../season/clock'
import type { ScheduledGame } from '../season/day'
import { recordsOf } from '../season/record'
import { schoolOf } from '../season/school'

/** The line of a game as the league has it at `now`: spread set three days before kickoff, phase by the clock. */
export function lineOf({ game, kickoff, timeTbd }: ScheduledGame, multiplier: 1 | 2, now: number): GameLine {
  const home = schoolOf(game.homeId)
  const away = schoolOf(game.awayId)
  const { phase } = timeTbd ? { phase: 'pre' as const } : instantAt(now - kickoff, game.periods)
  const reveal = lockAt({ kickoff, timeTbd })
  const teams = {
    home: { ...home, rank: game.homeRank, record: recordsOf(home.id, game, 'before')?.overall ?? '' },
    away: { ...away, rank: game.awayRank, record: recordsOf(away.id, game, 'before')?.overall ?? '' },
  }
  const broadcast = timeTbd ? '' : channelOf(game)
  const { id, neutralSite, total: overUnder } = game
  return {
    ...newLine({ id, ...teams, neutralSite, broadcast, kickoff, timeTbd, overUnder }, game.week),
    spread: game.homeSpread,
    spreadSource: 'feed',
    spreadAt: kickoff - 3 * DAY,
    multiplier,
    revealedAt: reveal !== null && now >= reveal ? reveal : null,
    phase,
    homeScore: phase === 'final' ? game.homeScore : null,
    awayScore: phase === 'final' ? game.awayScore : null,
  }
}
