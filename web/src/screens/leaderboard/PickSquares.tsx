import type { ReactNode } from 'react'
import { scoreNow } from '#common/boards/as-it-stands'
import { type BoardGame, hasRevealedWithoutLine } from '#common/boards/leaderboard'
import { winsAndLosses } from '#common/boards/place-words'
import { countsDouble, gradePick } from '#common/game/grade'
import type { Side } from '#common/game/sides'
import { type LiveGame, phaseNow } from '#common/week/week'
import styles from './PickSquares.module.css'

/** How a pick is drawn: decided, as it stands, or hidden. The words are for screen readers and legends. */
export const SQUARE_WORDS = {
  win: 'won',
  loss: 'lost',
  push: 'push',
  winning: 'covering now',
  losing: 'behind the spread now',
  pushing: 'dead even now',
  picked: 'waiting',
  missed: 'no pick',
  hidden: 'hidden',
  void: 'counts for nobody',
} as const
export type SquareKind = keyof typeof SQUARE_WORDS

export interface Square {
  gameId: string
  kind: SquareKind
  double: boolean
}

const FINAL_KINDS = { WIN: 'win', LOSS: 'loss', PUSH: 'push', VOID: 'void' } as const
const LIVE_KINDS = { WIN: 'winning', LOSS: 'losing', PUSH: 'pushing', VOID: 'void' } as const

/** What a square is drawn from, beside its game. */
interface SquareOptions {
  /** Undefined if there is no pick, or if it is not revealed. */
  side: Side | undefined
  /** Whether the game's picks are on the board. */
  revealed: boolean
  live: LiveGame | undefined
  /** Whether the player has left the league: their hidden picks are deleted. */
  hasLeft?: boolean | undefined
}

/** The square of one pick. */
export function squareOf(game: BoardGame, { side, revealed, live, hasLeft = false }: SquareOptions): Square {
  const draw = (kind: SquareKind): Square => ({
    gameId: game.gameId,
    kind,
    double: kind !== 'void' && countsDouble(game),
  })
  if (game.void) return draw('void')
  if (!side && hasRevealedWithoutLine(game, revealed)) return draw('void')
  if (!side) return draw(revealed || hasLeft ? 'missed' : 'hidden')
  const score = scoreNow(game, live)
  const isFinal = phaseNow(game, live) === 'final'
  // A final counts once its game has revealed.
  if (!score || (isFinal && !revealed)) return draw('picked')
  const result = gradePick(game, side, score)
  return draw(isFinal ? FINAL_KINDS[result] : LIVE_KINDS[result])
}

/** The row of squares in words: `3 won, 1 lost, 8 hidden`. */
export function squaresText(squares: readonly Square[]): string {
  const texts = Object.entries(SQUARE_WORDS).flatMap(([kind, words]) => {
    const count = squares.filter((square) => square.kind === kind).length
    return count > 0 ? `${count} ${words}` : []
  })
  return texts.join(', ')
}

/** The row in short: decided picks, and how many cover while games are on: `4–1`, `, 2 covering`. */
export function recordOf(squares: readonly Square[]): { record: string; covering: string } {
  const count = (...kinds: SquareKind[]) => squares.filter(({ kind }) => kinds.includes(kind)).length
  const [won, lost, pushed] = [count('win'), count('loss'), count('push')]
  const record = won + lost + pushed > 0 ? winsAndLosses(won, lost, pushed) : ''
  const covering = count('winning', 'losing', 'pushing') > 0 ? `${count('winning') || 'none'} covering` : ''
  return { record, covering: record && covering ? `, ${covering}` : covering }
}

/** A player's picks as a row of squares: solid decided, hatched while on, ringed double, grey hidden. */
export function PickSquares({ squares }: { squares: readonly Square[] }) {
  if (squares.length === 0) return null
  return (
    <span className={styles.row} role="img" aria-label={squaresText(squares)}>
      {squares.map(({ gameId, kind, double }) => (
        <i key={gameId} data-inked className={styles.square} data-kind={kind} data-double={double} />
      ))}
    </span>
  )
}

/** A mark as a legend explains it. */
export interface LegendMark {
  kind: SquareKind
  /** Where the words of its kind do not say what it means. */
  name?: string
  double?: true
  /** A commissioner entered the pick. */
  fixed?: true
  /** Only its player sees the pick. */
  secret?: true
}

/** The outcomes, which a legend explains first, as far as they occur. */
const OUTCOMES: readonly LegendMark[] = (
  ['win', 'loss', 'push', 'winning', 'losing', 'pushing', 'picked'] as const
).map((kind) => ({ kind }))

interface LegendProps {
  /** The other marks that it explains. */
  marks: readonly LegendMark[]
  /** What the board shows. */
  squares: readonly (Square & { fixed?: boolean; secret?: boolean })[]
  draw: (mark: LegendMark) => ReactNode
  /** What it explains beside marks. */
  children?: ReactNode
}

/** What the marks of a board mean, as far as they occur: one with a flag by its flag, any other by its kind. */
export function Legend({ marks, squares, draw, children }: LegendProps) {
  const occurs = (mark: LegendMark) => {
    const flag = (['double', 'fixed', 'secret'] as const).find((each) => mark[each])
    if (flag) return squares.some((square) => square[flag])
    // A pick that only its player sees, of a game that has not begun, has a mark of its own.
    return squares.some(({ kind, secret }) => kind === mark.kind && !(secret && kind === 'picked'))
  }
  return (
    <ul className={styles.legend}>
      {[...OUTCOMES, ...marks].filter(occurs).map((mark) => (
        <li key={mark.name ?? mark.kind}>
          <span aria-hidden>{draw(mark)}</span>
          {mark.name ?? SQUARE_WORDS[mark.kind]}
        </li>
      ))}
      {children}
    </ul>
  )
}
