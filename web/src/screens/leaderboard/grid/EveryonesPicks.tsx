import { useMemo } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import { sidePoints } from '#common/game/grade'
import { LOCK_MINUTES } from '#common/game/lock'
import { HIDDEN_TEXT } from '#common/game/pick'
import { lineSide, SIDES_AS_SHOWN } from '#common/game/sides'
import { phaseNow, type WeekScores } from '#common/week/week'
import { useSlipWhileHidden } from '#web/live/boards'
import { useUid } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { DoubleBadge } from '#web/ui/badges'
import { copyShown } from '#web/ui/share/copyShown'
import { ShareButton } from '#web/ui/share/ShareButton'
import { boardGameStatus } from '../boardGameStatus'
import { ScrollSideways } from '../ScrollSideways'
import { MANY_PLAYERS, type Standing } from '../standings'
import styles from './EveryonesPicks.module.css'
import { type GridGame, type GridRow, gridGames, gridRows, gridText, splitOf } from './grid'
import { GridLegend, PicksRow } from './PicksRow'
import { SplitCard } from './SplitCard'
import './print.css'

interface Props {
  board: WeeklyBoard
  scores: WeekScores | undefined
  standings: readonly Standing[]
  label: string
  onPlayer: (userId: string) => void
}

/** Everybody's picks of the week in a grid, and how the league split on each game. */
export default function EveryonesPicks({ board, scores, standings, label, onPlayer }: Props) {
  const uid = useUid()
  const slip = useSlipWhileHidden(board)
  const games = useMemo(() => gridGames(board, scores), [board, scores])
  const rows = useMemo(
    () => gridRows(standings, games, uid && slip ? { uid, picks: slip.picks } : undefined),
    [standings, games, uid, slip],
  )
  const textOf = () => gridText(label, games, rows)
  // The grid already says which games are hidden.
  const splitGames = games.filter(({ game, revealed }) => revealed || game.void)
  return (
    <section className={styles.picks} aria-label="Picks" data-print>
      <PicksGrid label={label} games={games} rows={rows} uid={uid} onPlayer={onPlayer} />
      <GridLegend rows={rows} />
      <p className="wraps" data-screen-only>
        {navigator.clipboard && games.some(({ game, revealed }) => revealed && !game.void) && (
          <>
            <Button onClick={() => copyShown('list of picks', textOf())}>Copy picks</Button>
            <ShareButton textOf={textOf} />
          </>
        )}
        <span className={styles.print}>
          <Button onClick={() => window.print()}>Print</Button>
        </span>
      </p>
      <h2>The split</h2>
      <ul className={styles.splits}>
        {splitGames.map(({ game, live }) => (
          <SplitCard key={game.gameId} game={game} live={live} split={splitOf(board, game.gameId)} />
        ))}
      </ul>
      {splitGames.length < games.length && (
        <p>{laterText({ shown: splitGames.length, hidden: games.length - splitGames.length })}</p>
      )}
    </section>
  )
}

/** How many games are still hidden: `6 more games show here 10 minutes after kickoff.` */
export function laterText({ shown, hidden }: { shown: number; hidden: number }): string {
  const verb = hidden === 1 ? 'shows' : 'show'
  return `${counted(hidden, shown > 0 ? 'more game' : 'game')} ${verb} here ${LOCK_MINUTES} minutes after kickoff.`
}

interface GridProps extends Pick<Props, 'label' | 'onPlayer'> {
  games: readonly GridGame[]
  rows: readonly GridRow[]
  uid: string | undefined
}

/**
 * A table of players by games. The column of names, the row of games and the viewer's own row stay in view while it
 * scrolls. In a long table the own row comes first, because a row that sticks to the foot may be below the screen.
 */
export function PicksGrid({ label, games, rows, uid, onPlayer }: GridProps) {
  const isOwn = ({ userId }: GridRow) => userId === uid
  // On a Saturday evening the games of noon are scrolled out: what is on, or comes next, is looked at first.
  const phases = games.map(({ game, live }) => (game.void ? null : phaseNow(game, live)))
  const firstGame = phases.includes('live') ? phases.indexOf('live') : phases.indexOf('pre')
  const shown = rows.length < MANY_PLAYERS ? rows : [...rows].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
  return (
    <ScrollSideways key={label} label={`Picks grid, ${label}`} firstColumn={firstGame + 1} tall>
      <table className={styles.grid}>
        <caption className="unseen">
          Everybody's picks, {label}. A pick shows {LOCK_MINUTES} minutes after its kickoff.
        </caption>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Player
            </th>
            {games.map((each) => (
              <GameHead key={each.game.gameId} {...each} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <PicksRow key={row.userId} row={row} you={isOwn(row)} onPlayer={onPlayer} />
          ))}
        </tbody>
      </table>
    </ScrollSideways>
  )
}

/** The head of a game's column: both team codes with the score, and the game's status. */
function GameHead({ game, live, revealed }: GridGame) {
  const { text, score } = boardGameStatus(game, live)
  return (
    <th scope="col" className={styles.head}>
      {SIDES_AS_SHOWN.map((side) => (
        <span key={side} className={styles.side}>
          {lineSide(game, side).abbr} <b>{score && sidePoints(score, side)}</b>
        </span>
      ))}
      <span className={styles.moment}>{text}</span>
      <span className={styles.marks}>
        <DoubleBadge of={game} />
        {/* The cells show that it is hidden. A lock would say that nobody can pick it any more. */}
        {!revealed && !game.void && <span className="unseen">{HIDDEN_TEXT}</span>}
      </span>
    </th>
  )
}
