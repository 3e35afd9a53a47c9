export const ANSWER_TROUBLES = ['timeout', '500', 'half-json'] as const
export const GAME_TROUBLES = [
  'blank-scores',
  'final-to-live',
  'moved-kickoff',
  'cancelled',
  'postponed',
  'duplicate-game',
  'flipped-favourite',
  'tbd',
  'dropped-game',
  'moved-week',
  'swapped-home',
  'suspended',
  'corrected-final',
] as const
export const OVERRIDE_PHASES = ['pre', 'live', 'final'] as const

export type AnswerTrouble = (typeof ANSWER_TROUBLES)[number]
export type GameTrouble = (typeof GAME_TROUBLES)[number]

/** A game's state set by hand; fields left out keep following the simulation. */
export interface GameOverride {
  phase?: (typeof OVERRIDE_PHASES)[number]
  homeScore?: number
  awayScore?: number
  period?: number
  /** As printed, e.g. `7:21`. */
  clock?: string
  /** Epoch ms. */
  kickoff?: number
}

/** A trouble of one game. `minutes` is null where the trouble takes none or uses its default. */
export interface Trouble {
  kind: GameTrouble
  minutes: number | null
}

/** Everything the simulator was ordered to show differently from the season. */
export class Orders {
  answer: AnswerTrouble | null = null
  readonly games = new Map<string, Trouble>()
  readonly overrides = new Map<string, GameOverride>()

  /** Ends the troubles of one game, or all troubles; games set by hand keep their state. */
  endTroubles(gameId?: string): void {
    if (gameId) {
      this.games.delete(gameId)
      return
    }
    this.answer = null
    this.games.clear()
  }

  /** Ends all troubles and everything set by hand. */
  reset(): void {
    this.endTroubles()
    this.overrides.clear()
  }
}
