import { useState } from 'react'
import type { NamedPlayer } from '#common/people/name-order'
import { weekLabel, weeksOf } from '#common/week/season'
import { lazyComponent } from '#web/app/lazyComponent'
import { useUnsettledGames } from '#web/app/useUnsettledGames'
import { useOverallBoard, useWeeklyBoard } from '#web/live/boards'
import { ShownSeason, useScores, useShownSeason, useSlip } from '#web/live/league'
import { SeasonSelect } from '#web/live/SeasonSelect'
import { seasonChoices } from '#web/live/seasonAddress'
import { useUid } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Points } from '#web/ui/badges'
import { Chips } from '#web/ui/Chips'
import { Modal } from '#web/ui/Modal'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { PlayerGame } from './PlayerGame'
import styles from './PlayerModal.module.css'
import { PlayerTotals } from './PlayerTotals'

const HeadToHead = lazyComponent(() => import('../lifetime/HeadToHead'), <Skeleton height={220} />)

interface Props {
  player: NamedPlayer
  week: number
  /** What is open first: the picks of `week`, or the season week by week. */
  first: 'picks' | 'season'
  onClose: () => void
}

/** One player's picks of a week, and their season; a week of the season opens its picks. */
export default function PlayerModal({ player, week, first, onClose }: Props) {
  const { userId, name } = player
  const [part, setPart] = useState<'picks' | 'season' | 'rivals'>(first)
  const [openedWeek, setOpenedWeek] = useState<number>()
  const { settings, season: shown } = useShownSeason()
  const [chosenSeason, setChosenSeason] = useState<number>()
  const season = chosenSeason ?? shown
  const labelIn = (of: number) => (n: number) => weekLabel(settings && weeksOf(settings, of), n)
  const labelOf = labelIn(shown)
  if (openedWeek !== undefined) {
    const label = labelIn(season)(openedWeek)
    return (
      <Modal
        key={openedWeek}
        title={`${name}, ${label}${chosenSeason === undefined ? '' : ` of ${chosenSeason}`}`}
        onClose={onClose}
        anchored
        actions={<Button onClick={() => setOpenedWeek(undefined)}>All weeks</Button>}
      >
        <ShownSeason value={season}>
          <PlayerWeek userId={userId} week={openedWeek} label={label} />
        </ShownSeason>
      </Modal>
    )
  }
  return (
    <Modal title={name} onClose={onClose} anchored>
      <Chips
        label="What of this player"
        chips={[
          { value: 'picks', name: labelOf(week) },
          { value: 'season', name: 'Season' },
          { value: 'rivals', name: 'Head to head' },
        ]}
        chosen={part}
        onChoose={setPart}
      />
      {part === 'picks' && <PlayerWeek userId={userId} week={week} label={labelOf(week)} />}
      {part === 'season' && settings && (
        <ShownSeason value={season}>
          {/* As for the weekly board, which offers no "All time". */}
          <SeasonSelect
            choices={seasonChoices(settings, String(season), 'weekly')}
            onChoose={(next) => setChosenSeason(next === 'all' ? undefined : next)}
          />
          <PlayerSeason userId={userId} labelOf={labelIn(season)} onWeek={setOpenedWeek} />
        </ShownSeason>
      )}
      {part === 'rivals' && <HeadToHead player={player} />}
    </Modal>
  )
}

/** A player's picks of one week; viewers see their own before the reveal. */
function PlayerWeek({ userId, week, label }: { userId: string; week: number; label: string }) {
  const { status, value: board } = useWeeklyBoard(week, 'Failed to load picks preview')
  const { value: scores } = useScores(week)
  const isOwn = useUid() === userId
  const { status: slipStatus, value: slip } = useSlip(isOwn ? week : undefined)
  const waiting = useUnsettledGames()
  if (status === 'loading') return <Skeleton count={6} height={58} />
  const row = board?.rows.find((each) => each.userId === userId)
  if (!board?.games.length) return <Notice>No picks for {label} yet.</Notice>
  if (!row) return <Notice>{label}: not in the league that week.</Notice>
  return (
    <>
      <PlayerTotals row={row} />
      <ol className={styles.picks}>
        {board.games.map((game) => (
          <PlayerGame
            key={game.gameId}
            game={game}
            side={row.sides[game.gameId] ?? slip?.picks[game.gameId]?.pickTeam}
            worth={row.worth?.[game.gameId]}
            isFixed={row.fixed?.includes(game.gameId) ?? false}
            isAfterFinal={row.late?.includes(game.gameId) ?? false}
            isVisible={(isOwn && slipStatus !== 'loading') || row.left === true || board.revealed.includes(game.gameId)}
            isRevealed={board.revealed.includes(game.gameId)}
            live={scores?.games[game.gameId]}
            isWaiting={isOwn && waiting.includes(game.gameId)}
          />
        ))}
      </ol>
    </>
  )
}

interface SeasonProps {
  labelOf: (week: number) => string
  onWeek: (week: number) => void
}

/** A player's season, read only when it is opened. */
function PlayerSeason({ userId, labelOf, onWeek }: SeasonProps & { userId: string }) {
  const { status, value: board } = useOverallBoard('Failed to load user breakdown')
  if (status === 'loading') return <Skeleton count={4} height={48} />
  const row = board?.rows.find((each) => each.userId === userId)
  return (
    <>
      {row && <PlayerTotals row={row} />}
      <SeasonWeeks
        weeks={row ? (board?.weeks ?? []) : []}
        byWeek={row?.byWeek ?? {}}
        labelOf={labelOf}
        onWeek={onWeek}
      />
    </>
  )
}

interface WeeksProps extends SeasonProps {
  weeks: readonly number[]
  byWeek: Readonly<Record<string, number>>
}

/** A season's weeks with their points, a dash where they are unknown; a week opens its picks. */
export function SeasonWeeks({ weeks, byWeek, labelOf, onWeek }: WeeksProps) {
  if (!weeks.length) return <Notice>No weekly breakdown available.</Notice>
  return (
    <ol className={styles.weeks}>
      {weeks.map((week) => (
        <li key={week}>
          <button type="button" onClick={() => onWeek(week)}>
            {labelOf(week)}{' '}
            <b>
              <Points of={byWeek[week]} otherwise="–" />
            </b>
          </button>
        </li>
      ))}
    </ol>
  )
}
