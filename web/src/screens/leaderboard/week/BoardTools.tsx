import { type ReactNode, useId, useState } from 'react'
import { useKeptChoice } from '#web/ui/useKeptChoice'
import { Legend, type LegendMark, PickSquares, type Square } from '../PickSquares'
import { RankChange } from '../Rank'
import type { Standing } from '../standings'
import styles from './BoardTools.module.css'

const TINT_CHOICES = ['Leader color', 'My color'] as const

/** Whose color tints the rows, kept in this browser, and how to choose another. */
export const useTintChoice = () => useKeptChoice('leaderboardRowColor', TINT_CHOICES)

/** What goes with the weekly table, above or below it. */
export const BoardTools = ({ children }: { children: ReactNode }) => (
  <div className={styles.tools} data-screen-only>
    {children}
  </div>
)

interface HelpProps {
  standings: readonly Standing[]
  areGamesUnderWay: boolean
}

/** What the squares of the weekly table mean, folded. */
export function SquaresHelp({ standings, areGamesUnderWay }: HelpProps) {
  const id = useId()
  const [explained, setExplained] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.explain}
        aria-expanded={explained}
        aria-controls={id}
        onClick={() => setExplained(!explained)}
      >
        What do the squares and numbers mean?
      </button>
      <div id={id} className={styles.legend} hidden={!explained}>
        {explained && (
          <BoardLegend squares={standings.flatMap(({ squares }) => squares)} areGamesUnderWay={areGamesUnderWay} />
        )}
      </div>
    </>
  )
}

interface TintProps {
  choice: string
  onChoose: (choice: string) => void
}

/** Whose color tints the rows of the weekly table. */
export const TintChoice = ({ choice, onChoose }: TintProps) => (
  <label className={styles.tint}>
    Tint rows:
    <select value={choice} onChange={(event) => onChoose(event.target.value)}>
      {TINT_CHOICES.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  </label>
)

const marks: readonly LegendMark[] = [
  { kind: 'hidden', name: 'ring: counts double', double: true },
  { kind: 'hidden', name: 'still hidden' },
  { kind: 'missed' },
  { kind: 'void' },
]

/** What the squares, the small numbers and the columns of the weekly table mean, as far as they occur. */
export function BoardLegend({ squares, areGamesUnderWay }: { squares: readonly Square[]; areGamesUnderWay: boolean }) {
  return (
    <Legend
      marks={marks}
      squares={squares}
      draw={({ kind, double = false }) => <PickSquares squares={[{ gameId: kind, kind, double }]} />}
    >
      {areGamesUnderWay && <li>Small number: points if games ended now.</li>}
      {(areGamesUnderWay ? ([2, -1] as const) : []).map((places) => (
        <li key={places}>
          <span aria-hidden>
            <RankChange places={places} />
          </span>
          {places > 0 ? 'Places gained' : 'Place lost'} if games ended now.
        </li>
      ))}
      <li>T2: tied for 2nd.</li>
      <li>Correct, Picks and Win % count picks on finished games only.</li>
    </Legend>
  )
}
