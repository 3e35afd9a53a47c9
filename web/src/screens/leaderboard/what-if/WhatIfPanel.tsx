import { memo } from 'react'
import type { BoardGame, WeeklyBoard } from '#common/boards/leaderboard'
import { gameLabel } from '#common/game/line'
import { LOCK_MINUTES } from '#common/game/lock'
import { lineSide, SIDES_AS_SHOWN, type Side } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { type Assumptions, openGames, type ViewerPicks } from '#common/race/race'
import type { Fate, WhatIfRow } from '#common/race/what-if'
import type { LiveGame } from '#common/week/week'
import { useScores } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { DoubleBadge } from '#web/ui/badges'
import { teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { PlayerBadges } from '#web/ui/playerBadges'
import { boardGameStatus, boardStatusText } from '../boardGameStatus'
import { topRows } from '../display'
import { RankChange, RankText } from '../Rank'
import { useFlip } from '../useFlip'
import styles from './WhatIfPanel.module.css'

/** How many rows the table shows in full. */
const ROWS_MAX = 12

interface Props {
  board: WeeklyBoard
  viewerPicks: ViewerPicks | undefined
  assumed: Assumptions
  standings: readonly WhatIfRow[]
  /** The ranks that several players share. */
  tiedRankSet: ReadonlySet<number>
  viewer: string | undefined
  onAssume: (gameId: string, side: Side) => void
  onReset: () => void
}

/** The undecided games, each with its two sides to tap, and the standings as they would be. */
export function WhatIfPanel({ board, viewerPicks, assumed, standings, tiedRankSet, viewer, onAssume, onReset }: Props) {
  const { value: scores } = useScores(board.week)
  const games = openGames(board).filter(({ game, outcomes }) => game.spread !== null && outcomes.length > 1)
  const isHidden = ({ gameId }: BoardGame) => !board.revealed.includes(gameId)
  const viewerRow = board.rows.find(({ userId }) => userId === viewer)
  return (
    <div className={styles.panel}>
      <div className={styles.games}>
        <p className="note">Tap who you think beats the spread. Games you don't tap count for nobody.</p>
        <ul className="stack">
          {games.map(({ game }) => (
            <Game
              key={game.gameId}
              game={game}
              live={scores?.games[game.gameId]}
              hidden={isHidden(game)}
              picked={viewerRow?.sides[game.gameId] ?? viewerPicks?.sides[game.gameId]}
              assumed={assumed[game.gameId]}
              onAssume={(side) => onAssume(game.gameId, side)}
            />
          ))}
        </ul>
        {games.some(({ game }) => isHidden(game)) && (
          <p className="note">
            Others' picks stay secret until {LOCK_MINUTES} minutes after kickoff, so only yours changes here. Max is the
            most a player can still reach, whatever they picked there.
          </p>
        )}
      </div>
      <div className={styles.standings}>
        <Standings standings={standings} viewer={viewer} tiedRankSet={tiedRankSet} />
        <Button onClick={onReset} disabled={!games.some(({ game }) => assumed[game.gameId])}>
          Reset
        </Button>
      </div>
    </div>
  )
}

interface GameProps {
  game: BoardGame
  live: LiveGame | undefined
  hidden: boolean
  /** The viewer's pick. */
  picked: Side | undefined
  assumed: Side | undefined
  onAssume: (side: Side) => void
}

/** An undecided game. A tap assumes that the side covers, a second tap takes it back. */
function Game({ game, live, hidden, picked, assumed, onAssume }: GameProps) {
  return (
    <li className={styles.game}>
      <p className={styles.head}>
        <span>{boardStatusText(boardGameStatus(game, live))}</span>
        {hidden && <span>others hidden</span>}
        <DoubleBadge of={game} />
      </p>
      <fieldset className={styles.sides}>
        <legend className="unseen">{gameLabel(game)}</legend>
        {SIDES_AS_SHOWN.map((side) => {
          const { teamId, abbr, name, spread } = lineSide(game, side)
          const spreadText = spread === null ? '' : formatSpread(spread)
          return (
            <button
              key={side}
              type="button"
              style={teamPaint(teamId)}
              aria-pressed={assumed === side}
              aria-label={`${abbr} ${spreadText}, ${name} covers${picked === side ? ', your pick' : ''}`}
              onClick={() => onAssume(side)}
            >
              <i aria-hidden className={styles.mark} />
              <span>{abbr}</span>
              {picked === side && <Icon shape="star" size={13} className={styles.star} />}
              <b>{spreadText}</b>
            </button>
          )
        })}
      </fieldset>
    </li>
  )
}

const fateTags: Record<Fate, string> = {
  clinched: 'clinched',
  'share clinched': 'a share is sure',
  eliminated: 'out',
  open: '',
}

type StandingsProps = Pick<Props, 'standings' | 'tiedRankSet' | 'viewer'>

/** Not drawn again with every clock, since `outlook` takes long. */
const Standings = memo(function Standings({ standings, tiedRankSet, viewer }: StandingsProps) {
  const shown = topRows(standings, ROWS_MAX, ({ row }) => row.userId === viewer)
  const tableBody = useFlip(
    shown.map(({ row }) => row.userId),
    '',
  )
  return (
    <table className={styles.table}>
      <caption className="unseen">The standings as they would be</caption>
      <thead>
        <tr>
          <th scope="col" className="unseen">
            Rank
          </th>
          <th scope="col">Player</th>
          <th scope="col">Points</th>
          <th scope="col">Max</th>
        </tr>
      </thead>
      <tbody ref={tableBody}>
        {shown.map(({ row, rank, moved, points, outlook }) => {
          const { most, fate } = outlook()
          return (
            <tr key={row.userId} data-fate={fate} data-you={row.userId === viewer}>
              <td>
                <RankText rank={rank} tied={tiedRankSet.has(rank)} points={points} />
              </td>
              <th scope="row">
                <span className={styles.name}>{row.name}</span>
                <PlayerBadges you={row.userId === viewer} />
                {fateTags[fate] && <small>{fateTags[fate]}</small>}
                <RankChange places={moved} />
              </th>
              <td>{points}</td>
              <td>{most}</td>
            </tr>
          )
        })}
      </tbody>
      {shown.length < standings.length && (
        <tfoot>
          <tr>
            <td colSpan={4}>and {standings.length - shown.length} more</td>
          </tr>
        </tfoot>
      )}
    </table>
  )
})
