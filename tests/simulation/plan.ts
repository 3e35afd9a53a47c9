import { DAY, HOUR, MINUTE } from '#common/durations'
import type { Side } from '#common/game/sides'
import { between, oneOf, type Random, seededRandom } from '#common/random'
import { REVEAL_MARGIN } from '#functions/desk/taking-off'
import { GAME_TROUBLES, type GameTrouble } from '../../scripts/simulator/orders'
import type { Action, Deed, Planned } from './action'
import {
  COMMISSIONERS,
  FIRST_WEEK,
  GAMES,
  LATEST_MOVE,
  LOCK,
  landsOn,
  PLAYERS,
  QUIET,
  SECOND_WEEK,
  type SimulatedGame,
  START,
} from './games'
import { handActions, pickTime } from './plan-by-hand'
import { memberActions } from './plan-members'

/**
 * All actions of a run, by seed. They are chosen before the run, so that the plan of a failing one can be shortened.
 */
export function planOf(seed: number): Action[] {
  const random = seededRandom('the plan', seed)
  const actions: Planned[] = []
  const within = (from: number, to: number) => Math.floor((from + random() * (to - from)) * MINUTE)
  for (const who of PLAYERS) {
    for (let count = 0; count < 22; count += 1) {
      const game = oneOf(random, GAMES as [SimulatedGame])
      actions.push({ who, at: pickTime(random, game), does: 'pick', game, side: random() < 0.5 ? 'HOME' : 'AWAY' })
    }
    if (random() < 0.3)
      actions.push({ who, at: within(0, QUIET), does: 'team', abbr: oneOf(random, ['ALA', 'ND', 'OSU']) })
  }
  for (const who of COMMISSIONERS)
    for (let count = 0; count < 26; count += 1) actions.push({ who, at: within(0, QUIET - 10), ...deskAction(random) })
  for (const game of GAMES) {
    if (random() < 0.15) actions.push(...lateMove(random, game))
    if (random() < 0.6) continue
    // Around the last moment at which a later kickoff is taken.
    const at = game.kickoff - START + LOCK * MINUTE - REVEAL_MARGIN + 500 - Math.floor(random() * 1_500)
    actions.push({
      who: oneOf(random, COMMISSIONERS),
      at,
      does: 'move',
      game,
      minutes: between(random, 30, LATEST_MOVE),
    })
  }
  actions.push(...handActions(seededRandom('by hand', seed)))
  actions.push(...memberActions(seededRandom('members', seed)))
  for (let count = 0; count < 12; count += 1) actions.push(...troubles(random, within(0, QUIET - 20)))
  if (random() < 0.5) actions.push(...lateCorrection(random, within(120, QUIET - 20)))
  return actions.sort((a, b) => a.at - b.at).map((action, number) => ({ ...action, number }) as Action)
}

/** Something that a commissioner does at the desk. */
export function deskAction(random: Random): Deed {
  const game = oneOf(random, GAMES as [SimulatedGame])
  const week = random() < 0.5 ? FIRST_WEEK : SECOND_WEEK
  const side: Side = random() < 0.5 ? 'HOME' : 'AWAY'
  const yes = random() < 0.5
  switch (between(random, 1, 15)) {
    case 1: {
      const any = between(random, -20, 20) / 2
      // By chance alone a final would hardly ever land on the spread.
      return { does: 'spread', game, spread: yes ? landsOn(game) : any }
    }
    case 2:
      return { does: 'line', game, change: { isDouble: yes } }
    case 3:
      return { does: 'line', game, change: { isLocked: random() < 0.2 } }
    case 4:
      return { does: 'line', game, change: { void: yes } }
    case 5:
    case 6:
      return { does: 'fix', game, side, of: oneOf(random, PLAYERS as [string]) }
    case 7:
      return { does: 'slate', week, without: yes ? game : null }
    case 8:
      return { does: 'active', week }
    case 9:
    case 10:
      return { does: 'score', week }
    case 11:
      return { does: 'settle', game, believe: yes }
    case 12:
      return { does: 'addHalfPoints', week }
    case 13:
      return { does: 'seed', week }
    case 14: {
      const die = random()
      if (die < 0.3) return { does: die < 0.15 ? 'lock' : 'unlock', week }
      return { does: 'clear', week }
    }
    default:
      return { does: 'undo', week }
  }
}

/** A fault of the feed, and its end. */
function troubles(random: Random, at: number): Planned[] {
  const who = 'feed'
  const game = oneOf(random, GAMES as [SimulatedGame])
  const end = at + between(random, 5, 40 * 60) * 1_000
  const die = random()
  if (die < 0.15) {
    const kind = oneOf(random, ['timeout', '500', 'half-json'] as const)
    return [
      { who, at, does: 'answer', kind },
      { who, at: end, does: 'answer', kind: null },
    ]
  }
  if (die < 0.4)
    return [
      {
        who,
        at: nearLock(random, game, at),
        does: 'wrong-date',
        game,
        by: -DAY,
        lasts: between(random, 5, 400) * 1_000,
      },
    ]
  const kind = oneOf(random, GAME_TROUBLES as unknown as [GameTrouble])
  const minutes = kind === 'moved-kickoff' ? between(random, -30, 60) : null
  const begins = kind === 'moved-kickoff' ? nearLock(random, game, at) : at
  const twice: Planned[] =
    kind === 'cancelled'
      ? [
          { who, at: end + 60_000, does: 'trouble', game, kind, minutes },
          { who, at: end + 400_000, does: 'behave', game },
        ]
      : []
  return [{ who, at: begins, does: 'trouble', game, kind, minutes }, { who, at: end, does: 'behave', game }, ...twice]
}

/** A game does not kick off in time, and the feed gives a later kickoff too late for the database to move the lock. */
function lateMove(random: Random, game: SimulatedGame): Planned[] {
  const lock = game.kickoff - START + LOCK * MINUTE
  const [delay, move] = [lock - 12 * MINUTE, lock - between(random, 2_000, 25_000)]
  const wrong = { who: 'feed', does: 'wrong-date', game } as const
  return [
    { ...wrong, at: delay, by: 0, lasts: move - delay },
    { ...wrong, at: move + 1, by: HOUR, lasts: between(random, 5, 400) * 1_000 },
  ]
}

/** The feed corrects a final of the first week after a commissioner has finished that week by going on to the next. */
function lateCorrection(random: Random, at: number): Planned[] {
  const game = oneOf(random, GAMES.filter(({ week }) => week === FIRST_WEEK) as [SimulatedGame])
  return [
    { who: oneOf(random, COMMISSIONERS), at: at - 6 * MINUTE, does: 'active', week: SECOND_WEEK },
    { who: 'feed', at, does: 'trouble', game, kind: 'corrected-final', minutes: null },
  ]
}

/** Half of the moves reach the feed just before the lock. */
function nearLock(random: Random, { kickoff }: SimulatedGame, otherwise: number): number {
  const lock = kickoff - START + LOCK * MINUTE
  return random() < 0.5 ? lock - Math.floor(random() * 40_000) : otherwise
}
