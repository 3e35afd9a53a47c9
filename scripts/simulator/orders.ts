/** What the whole answer can suffer. */
export const ANSWER_TROUBLES = ['timeout', '500', 'half-json'] as const
/** What one game in it can suffer. */
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
export const HAND_PHASES = ['pre', 'live', 'final'] as const

export type AnswerTrouble = (typeof ANSWER_TROUBLES)[number]
export type GameTrouble = (typeof GAME_TROUBLES)[number]

/** A game put in a state by hand; what is left out goes its own way. */
export interface GameOrder {
  phase?: (typeof HAND_PHASES)[number]
  homeScore?: number
  awayScore?: number
  period?: number
  /** As printed, e.g. `7:21`. */
  clock?: string
  /** Epoch ms. */
  kickoff?: number
}

/** A misbehaviour of one game, with its minutes where it takes some. */
export interface Trouble {
  kind: GameTrouble
  minutes: number | null
}

/** Everything the simulator was told to do otherwise than the season says. */
export class Orders {
  answer: AnswerTrouble | null = null
  /** Every score is blank. */
  blankScores = false
  readonly games = new Map<string, Trouble>()
  readonly hands = new Map<string, GameOrder>()

  /** Ends the misbehaviour, of one game or of everything; games set by hand stay. */
  behave(gameId?: string): void {
    if (gameId) {
      this.games.delete(gameId)
      return
    }
    this.answer = null
    this.blankScores = false
    this.games.clear()
  }

  /** Back to the season as it is. */
  reset(): void {
    this.behave()
    this.hands.clear()
  }
}
