import type { HandResult } from '#common/game/line'
import type { Side } from '#common/game/sides'
import type { GameTrouble } from '../../scripts/simulator/orders'
import type { Stage } from '../../scripts/simulator/stage'
import type { HAND_GAMES, SimulatedGame } from './games'

/** What a commissioner says of a game. */
export interface Said {
  phase?: HandResult['phase']
  homeScore?: number
  awayScore?: number
}

/** Something that an actor does; `at` is its time (ms after the start). */
export type Action = { at: number; who: string; number: number } & (
  | { does: 'pick'; game: SimulatedGame; side: Side }
  | { does: 'spread'; game: SimulatedGame; spread: number }
  | { does: 'line'; game: SimulatedGame; change: { isDouble?: boolean; isLocked?: boolean; void?: boolean } }
  | { does: 'settle'; game: SimulatedGame; believe: boolean }
  | { does: 'add'; game: (typeof HAND_GAMES)[number] }
  | { does: 'result'; game: SimulatedGame; result: Said }
  | { does: 'give-back'; game: SimulatedGame }
  | { does: 'move'; game: SimulatedGame; minutes: number }
  | { does: 'fix'; game: SimulatedGame; side: Side; of: string }
  | { does: 'slate'; week: number; without: SimulatedGame | null }
  | { does: 'active'; week: number }
  | { does: 'score' | 'lock' | 'unlock' | 'addHalfPoints' | 'undo' | 'seed' | 'clear'; week: number }
  | { does: 'team'; abbr: string }
  | { does: 'remove' | 'back'; of: string }
  | { does: 'delete' }
  | { does: 'close' | 'begin'; season: number }
  | { does: 'trouble'; game: SimulatedGame; kind: GameTrouble; minutes: number | null }
  | { does: 'wrong-date'; game: SimulatedGame; by: number; lasts: number }
  | { does: 'behave'; game: SimulatedGame | null }
  | { does: 'answer'; kind: 'timeout' | '500' | 'half-json' | null }
)

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never
/** What somebody does, without when and who. */
export type Deed = Without<Action, 'at' | 'who' | 'number'>
/** An action of a plan that is not in its order yet, and so has no number. */
export type Planned = Without<Action, 'number'>

/** Lets the feed be as an action of its own says. @returns what ends that, for a date that is wrong for a while. */
export function disturbFeed({ orders }: Stage, action: Action): (() => void) | undefined {
  if (action.does === 'answer') orders.answer = action.kind
  if (action.does === 'behave' && action.game) orders.games.delete(action.game.id)
  if (action.does === 'trouble') orders.games.set(action.game.id, { kind: action.kind, minutes: action.minutes })
  if (action.does !== 'wrong-date') return undefined
  const { id, kickoff } = action.game
  orders.overrides.set(id, { kickoff: kickoff + action.by, phase: 'pre' })
  return () => void orders.overrides.set(id, { kickoff })
}
