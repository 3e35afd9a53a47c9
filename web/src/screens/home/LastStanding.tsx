import { type ReactNode, useMemo } from 'react'
import { asItStands, hasBegun } from '#common/boards/as-it-stands'
import { tallyAt, type WeeklyBoard } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import { type GameLine, isCanceledOrPostponed } from '#common/game/line'
import { phaseNow, type WeekName, type WeekScores } from '#common/week/week'
import { useOverallBoard, useWeeklyBoard } from '#web/live/boards'
import { useActiveWeek, useOwnWeek, useShownSeason } from '#web/live/league'
import { placeText } from '#web/ui/place'
import { boardUrl, urls } from '#web/urls'
import { Strip, StripSkeleton } from './Strip'

/** Whether the games of a week have begun, all are over, or none has begun. */
export function phaseOf(lines: readonly GameLine[], scores: WeekScores | undefined): 'playing' | 'over' | 'ahead' {
  const liveOf = ({ gameId }: GameLine) => scores?.games[gameId]
  // A game that was put off or called off is not awaited today.
  const played = lines.filter((line) => !line.void && !isCanceledOrPostponed(phaseNow(line, liveOf(line))))
  if (!played.some((line) => hasBegun(line, liveOf(line)))) return 'ahead'
  return played.every((line) => line.phase === 'final') ? 'over' : 'playing'
}

/**
 * How the player stands in a week, with games under way counted as if they ended now: `2nd of 12, 5 points`. Only the
 * points while nobody has one. Null for who is not on its board.
 */
export function standingText(board: WeeklyBoard, uid: string, scores?: WeekScores): string | null {
  const totals = tallyAt(board.games, asItStands(scores))
  const rows = board.rows.map((row) => ({ userId: row.userId, ...totals(row) }))
  const own = rows.find(({ userId }) => userId === uid)
  if (!own) return null
  const place = placeText(rows, uid)
  const points = counted(own.points, 'point')
  return place ? `${place} of ${rows.length}, ${points}` : points
}

interface LastStandingProps {
  uid: string
  /** The latest first. */
  weeks: readonly WeekName[]
  /** What is said where none of them has begun; left out, nothing. */
  aheadText?: string | undefined
}

/** How the player stands in the latest of these weeks that has begun. */
export function LastStanding({ uid, weeks: [last, ...earlier], aheadText }: LastStandingProps) {
  const { open } = useActiveWeek()
  const isOpen = open.some(({ week }) => week === last?.week)
  const { isLoading, week, scores } = useOwnWeek(isOpen ? last?.week : undefined)
  if (!last) return aheadText && <Strip to={urls.weeklyPicks}>{aheadText}</Strip>
  if (isOpen && isLoading) return <StripSkeleton />
  const phase = isOpen ? phaseOf(week?.lines ?? [], scores) : 'over'
  const before = <LastStanding key={earlier[0]?.week} uid={uid} weeks={earlier} aheadText={aheadText} />
  if (phase === 'ahead') return before
  return (
    <StandingStrip
      key={last.week}
      uid={uid}
      week={last}
      live={phase === 'playing' ? scores : undefined}
      instead={before}
    />
  )
}

interface StandingStripProps {
  uid: string
  week: WeekName
  /** The scores of a week under way. */
  live: WeekScores | undefined
  /** What is shown of a week in which no game counts. */
  instead: ReactNode
}

/** How the player stands in a week under way, or ended in a finished one. */
function StandingStrip({ uid, week: { week, label }, live, instead }: StandingStripProps) {
  const { status, value: board } = useWeeklyBoard(week)
  const { active } = useActiveWeek()
  const { season } = useShownSeason()
  const nowText = week === active ? 'If it ended now' : `${label}, if it ended now`
  // The clock renders this every second; the standing changes only with its documents.
  const text = useMemo(() => board && standingText(board, uid, live), [board, uid, live])
  if (status === 'loading') return <StripSkeleton />
  if (board?.games.every((game) => game.void)) return instead
  return (
    <Strip to={boardUrl('weekly', season, week)}>
      {live ? nowText : label}: <b>{text ?? 'see the board'}</b>
    </Strip>
  )
}

/** How the player ended in a season that is closed. */
export function SeasonStrip({ uid }: { uid: string }) {
  const { season } = useShownSeason()
  const { status, value: board } = useOverallBoard()
  if (status === 'loading') return <StripSkeleton />
  const place = board && placeText(board.rows, uid)
  return (
    <Strip to={boardUrl('overall')}>
      Season {season} is over{place ? ': ' : '.'}
      {place && <b>{`${place} of ${board.rows.length}`}</b>}
    </Strip>
  )
}
