import { type ReactNode, useMemo } from 'react'
import { asItStands } from '#common/boards/as-it-stands'
import { tallyAt, type WeeklyBoard } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import { type GameLine, matchup } from '#common/game/line'
import { canBePicked } from '#common/game/lock'
import type { Slip } from '#common/game/pick'
import { picksPath } from '#common/week/season'
import { phaseNow, type WeekName, type WeekScores } from '#common/week/week'
import { useOverallBoard, useWeeklyBoard } from '#web/live/boards'
import { useActiveWeek, useIsSeasonFinished, useOwnWeek, useShownSeason } from '#web/live/league'
import { useMissingOf, useMissingPicks } from '#web/picking/useMissingPicks'
import { useWaitingText } from '#web/picking/useWaitingText'
import { firstLockText } from '#web/ui/game/gameText'
import { Link } from '#web/ui/Link'
import { placeText, seasonPlaceText } from '#web/ui/place'
import { Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { countdown, dayTimeText } from '#web/ui/when'
import { boardUrl, urls } from '#web/urls'
import styles from './Today.module.css'

/** Whether the games of a week have begun, all are over, or none has begun. */
export function phaseOf(lines: readonly GameLine[], scores: WeekScores | undefined): 'playing' | 'over' | 'ahead' {
  const phaseIn = (line: GameLine) => phaseNow(line, scores?.games[line.gameId])
  // A game that was put off or called off is not awaited today.
  const played = lines.filter((line) => !line.void && !['postponed', 'canceled'].includes(phaseIn(line)))
  if (!played.some((line) => ['live', 'final'].includes(phaseIn(line)))) return 'ahead'
  return played.every((line) => line.phase === 'final') ? 'over' : 'playing'
}

/**
 * The state of a week that is ahead and lacks no pick, where none was played before it. Games without a line cannot be
 * picked yet.
 */
export function aheadText(lines: readonly GameLine[], slip: Slip | undefined, now: number): string {
  const counting = lines.filter((line) => !line.void && line.spread !== null)
  if (counting.length === 0) return 'No games to pick yet'
  const isPicked = (line: GameLine) => slip?.picks[line.gameId] || canBePicked(line, now)
  return counting.some(isPicked) ? 'All picked' : 'Nothing left to pick'
}

/**
 * How the player stands in a week, with games under way counted as if they ended now: `2nd of 12, 5 points`. Null for
 * who is not on its board.
 */
export function standingText(board: WeeklyBoard, uid: string, scores?: WeekScores): string | null {
  const totals = tallyAt(board.games, asItStands(scores))
  const rows = board.rows.map((row) => ({ userId: row.userId, ...totals(row) }))
  const place = placeText(rows, uid)
  const points = rows.find(({ userId }) => userId === uid)?.points
  return place && `${place} of ${rows.length}, ${counted(points ?? 0, 'point')}`
}

/** What matters to the player today, in one line that leads on, and another for each other week with missing picks. */
export function Today({ uid }: { uid: string }) {
  return useIsSeasonFinished() ? <SeasonStrip uid={uid} /> : <OpenWeeks uid={uid} />
}

function OpenWeeks({ uid }: { uid: string }) {
  const { active, open } = useActiveWeek()
  const others = open.filter(({ week }) => week !== active)
  const { lockAt } = useMissingPicks(active)
  // What locks first comes first. A game that was put off may lock in weeks.
  const isSooner = (lock: number | null) => lock !== null && (lockAt === null || lock <= lockAt)
  const missingWhere = (isShown: typeof isSooner) =>
    others.map((other) => <MissingIn key={other.week} other={other} active={active} isShown={isShown} />)
  return (
    <>
      {missingWhere(isSooner)}
      <ActiveWeek uid={uid} isAlone={others.length === 0} />
      {missingWhere((lock) => !isSooner(lock))}
    </>
  )
}

interface MissingInProps {
  other: WeekName
  active: number | undefined
  /** By when the first of them locks (epoch ms; null for unknown). */
  isShown: (lockAt: number | null) => boolean
}

/** The missing picks of a week that is open beside the active one; nothing where none is missing. */
function MissingIn({ other: { week, label }, active, isShown }: MissingInProps) {
  const { count, lockAt } = useMissingPicks(week)
  if (count === 0 || !isShown(lockAt)) return null
  return (
    <Strip to={picksPath(week, active)} urgent>
      {label}: <b>{counted(count, 'pick')} missing</b>
      {lockAt !== null && `. ${firstLockText(count, lockAt)}`}
    </Strip>
  )
}

/** The active week: missing picks, the standing now, or the last result. It is named where another one is open, too. */
function ActiveWeek({ uid, isAlone }: { uid: string; isAlone: boolean }) {
  const { status, active, weeks } = useActiveWeek()
  const { isLoading, week, slip, scores } = useOwnWeek(active)
  const now = useNow(1_000)
  const { count, lockAt, first } = useMissingOf(week?.lines ?? [], slip, now)
  const waiting = useWaitingText()
  if (status === 'absent') return <Strip to={urls.weeklyPicks}>{aheadText([], undefined, now)}</Strip>
  if (isLoading) return <TodaySkeleton />
  // A missing pick comes first: it has a deadline.
  if (waiting && count === 0) {
    return (
      <Strip to={urls.weeklyPicks} urgent>
        <b>{waiting}</b>
      </Strip>
    )
  }
  if (count > 0) {
    return (
      <Strip to={urls.weeklyPicks} urgent>
        {!isAlone && `${week?.label}: `}
        <b>{counted(count, 'pick')} missing</b>
        {/* By name: the next game of all to lock, which Weekly Picks names, may be picked. */}
        {first && lockAt !== null && (
          <>
            . {matchup(first)} locks {/* A name that changed every second would be read out every second. */}
            <span aria-hidden>
              in <b className={styles.clock}>{countdown(lockAt - now)}</b>
            </span>
            <span className="unseen">at {dayTimeText(lockAt)}</span>
          </>
        )}
      </Strip>
    )
  }
  const before = weeks.filter((each) => each.week !== active).reverse()
  const played = week && phaseOf(week.lines, scores) !== 'ahead' ? [week, ...before] : before
  return <LastStanding uid={uid} weeks={played} ahead={aheadText(week?.lines ?? [], slip, now)} />
}

interface LastStandingProps {
  uid: string
  /** The latest first. */
  weeks: readonly WeekName[]
  /** What is said where none of them has begun. */
  ahead: string
}

/** How the player stands in the latest of these weeks that has begun. */
function LastStanding({ uid, weeks: [last, ...earlier], ahead }: LastStandingProps) {
  const { open } = useActiveWeek()
  const isOpen = open.some(({ week }) => week === last?.week)
  const { isLoading, week, scores } = useOwnWeek(isOpen ? last?.week : undefined)
  if (!last) return <Strip to={urls.weeklyPicks}>{ahead}</Strip>
  if (isOpen && isLoading) return <TodaySkeleton />
  const phase = isOpen ? phaseOf(week?.lines ?? [], scores) : 'over'
  if (phase === 'ahead') return <LastStanding key={earlier[0]?.week} {...{ uid, ahead }} weeks={earlier} />
  return <StandingStrip key={last.week} uid={uid} week={last} live={phase === 'playing' ? scores : undefined} />
}

interface StandingStripProps {
  uid: string
  week: WeekName
  /** The scores of a week under way. */
  live: WeekScores | undefined
}

/** How the player stands in a week under way, or ended in a finished one. */
function StandingStrip({ uid, week: { week, label }, live }: StandingStripProps) {
  const { status, value: board } = useWeeklyBoard(week)
  // The clock renders this every second; the standing changes only with its documents.
  const text = useMemo(() => board && standingText(board, uid, live), [board, uid, live])
  if (status === 'loading') return <TodaySkeleton />
  return (
    <Strip to={`${boardUrl('weekly')}&week=${week}`}>
      {live ? 'If it ended now' : label}: <b>{text ?? 'see the board'}</b>
    </Strip>
  )
}

/** How the player ended in a season that is closed. */
function SeasonStrip({ uid }: { uid: string }) {
  const { season } = useShownSeason()
  const { status, value: board } = useOverallBoard()
  if (status === 'loading') return <TodaySkeleton />
  const place = board && seasonPlaceText(board.rows, uid)
  return (
    <Strip to={boardUrl('overall')}>
      Season {season} is over{place ? ': ' : '.'}
      {place && <b>{`${place} of ${board.rows.length}`}</b>}
    </Strip>
  )
}

const TodaySkeleton = () => <Skeleton height={60} label="Loading your day" />

function Strip({ to, urgent = false, children }: { to: string; urgent?: boolean; children: ReactNode }) {
  return (
    <Link to={to} className={styles.strip} data-urgent={urgent}>
      <span>{children}</span>
      <span aria-hidden>›</span>
    </Link>
  )
}
