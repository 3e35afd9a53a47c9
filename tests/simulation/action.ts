import type { HandResult } from '#common/game/line'
import type { Side } from '#common/game/sides'
import type { GameTrouble } from '../../scripts/simulator/orders'
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

/** What somebody does, without when and who. */
export type Without<T> = T extends unknown ? Omit<T, 'at' | 'who' | 'number'> : never
