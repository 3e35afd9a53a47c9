import { useState } from 'react'
import type { OverallBoard } from '#common/boards/leaderboard'
import { Chips } from '#web/ui/Chips'
import { readableOn, SHAPE_RATIO } from '#web/ui/colors'
import { LineChart } from './LineChart'
import { drawnRows, LINE_MODES, type LineMode, seasonLines } from './lines'
import styles from './SeasonLines.module.css'

/** The card the lines are drawn on (tokens.css). */
const GROUND = '#101d42'
const colorOf = (favoriteColor: string) => readableOn(favoriteColor, GROUND, SHAPE_RATIO)

/** The season as a picture: a line a player. A name in the legend brings its line forward. */
export default function SeasonLines({ board, viewer }: { board: OverallBoard; viewer: string | undefined }) {
  const [mode, setMode] = useState<LineMode>('Race')
  const [kept, setKept] = useState<string>()
  const [pointed, setPointed] = useState<string>()
  const drawn = drawnRows(board.rows, viewer)
  const raised = pointed ?? kept ?? viewer
  const leader = board.rows[0]
  const behind = mode === 'Race' ? 'points behind the leader after each week' : 'points of each week'
  return (
    <section className={styles.season} aria-labelledby="season-lines">
      <header className={styles.head}>
        <h2 id="season-lines">The season so far</h2>
        <Chips
          label="What the lines show"
          chips={LINE_MODES.map((each) => ({ value: each, name: each }))}
          chosen={mode}
          onChoose={setMode}
        />
      </header>
      <p className={styles.caption}>
        {behind[0]?.toUpperCase()}
        {behind.slice(1)}.{drawn.length < board.rows.length && ` Drawn: the top ten${viewer ? ' and you' : ''}.`}
      </p>
      <LineChart
        lines={seasonLines(board, drawn, mode).map((line) => ({ ...line, color: colorOf(line.row.favoriteColor) }))}
        weeks={board.weeks}
        raised={raised}
        label={`A line for each of ${drawn.length} players: ${behind}. ${leader?.name} leads with ${leader?.points} points. The table has every number.`}
      />
      <ul className={styles.legend}>
        {drawn.map((row) => (
          <li key={row.userId}>
            <button
              type="button"
              aria-pressed={row.userId === kept}
              data-raised={row.userId === raised}
              style={{ '--c': colorOf(row.favoriteColor) }}
              onClick={() => setKept(row.userId === kept ? undefined : row.userId)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && setPointed(row.userId)}
              onPointerLeave={() => setPointed(undefined)}
              onFocus={() => setPointed(row.userId)}
              onBlur={() => setPointed(undefined)}
            >
              <span>{row.name}</span>
              <b>{row.points}</b>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
