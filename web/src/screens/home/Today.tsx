import { useState } from 'react'
import { counted } from '#common/counted'
import { DAY } from '#common/durations'
import { countsForPoints } from '#common/game/grade'
import { type GameLine, matchup } from '#common/game/line'
import { canBePicked } from '#common/game/lock'
import { firstLockText } from '#common/game/missing'
import type { Slip } from '#common/game/pick'
import type { WeekName } from '#common/week/week'
import { picksPath } from '#common/week/week-address'
import { useActiveWeek, useIsSeasonFinished, useOwnWeek, useShownSeason, useWeek } from '#web/live/league'
import { useMissingOfLines, useMissingPicks } from '#web/picking/useMissingPicks'
import { useWaitingText } from '#web/picking/useWaitingText'
import { useSession } from '#web/session/session'
import { Countdown } from '#web/ui/Countdown'
import { Notice } from '#web/ui/Notice'
import { useNow } from '#web/ui/useNow'
import { dayTimeText } from '#web/ui/when'
import { boardUrl, urls } from '#web/urls'
import { LastStanding, SeasonStrip } from './LastStanding'
import { Strip, StripSkeleton } from './Strip'

/**
 * The state of a week that is ahead and lacks no pick, where none was played before it. Games without a line cannot be
 * picked yet.
 */
export function aheadText(lines: readonly GameLine[], slip: Slip | undefined, now: number): string {
  if (lines.length > 0 && lines.every((line) => line.void)) return 'Every game was called off'
  const counting = lines.filter(countsForPoints)
  if (counting.length === 0) return 'No games to pick yet'
  const isPicked = (line: GameLine) => slip?.picks[line.gameId] || canBePicked(line, now)
  return counting.every(isPicked) ? 'All picked' : 'Nothing left to pick'
}

/**
 * What the commissioners say of the active week, also to whoever has nothing to pick. It stands first on home where the
 * device knew the week when home was opened, and else last, so that nothing moves when it comes.
 */
export function WeekNotice({ place }: { place: 'first' | 'last' }) {
  const { active } = useActiveWeek()
  const { value: week } = useWeek(active)
  const [wasKnown] = useState(week !== undefined)
  return wasKnown === (place === 'first') && week?.notice && <Notice tone="warn">{week.notice}</Notice>
}

/** What matters to the player today, in one line that leads on, and another for each other week with missing picks. */
export function Today({ uid }: { uid: string }) {
  return useIsSeasonFinished() ? <SeasonStrip uid={uid} /> : <WeekStrips uid={uid} />
}

function WeekStrips({ uid }: { uid: string }) {
  const { active, open } = useActiveWeek()
  const others = open.filter(({ week }) => week !== active)
  const { lockAt } = useMissingPicks(active)
  // What locks first comes first: a game that was put off may lock only in weeks. Only `MissingIn` knows when its week
  // locks, so each other week is rendered above and below the active one, and shows itself in one of the two places.
  const isSooner = (lock: number | null) => lock !== null && (lockAt === null || lock <= lockAt)
  const missingWhere = (isHere: typeof isSooner) =>
    others.map((other) => <MissingIn key={other.week} other={other} active={active} isHere={isHere} />)
  return (
    <>
      <DeskStrip />
      {missingWhere(isSooner)}
      <ActiveWeek uid={uid} isAlone={others.length === 0} />
      {missingWhere((lock) => !isSooner(lock))}
    </>
  )
}

/** Leads a commissioner to the desk once the active week is over: nobody can pick until they open the next one. */
function DeskStrip() {
  const isCommissioner = useSession(({ session }) => session?.isCommissioner)
  const { active } = useActiveWeek()
  const { value: week } = useWeek(active)
  const isOver = (line: GameLine) => line.void || (line.revealedAt !== null && line.phase === 'final')
  if (!isCommissioner || !week?.lines.length || !week.lines.every(isOver)) return null
  return (
    <Strip to={urls.commish} urgent>
      {week.label} is over. <b>See what comes next</b>
    </Strip>
  )
}

interface MissingInProps {
  other: WeekName
  active: number | undefined
  /** Whether it stands in this place, by when the first of its games locks (epoch ms; null for unknown). */
  isHere: (lockAt: number | null) => boolean
}

/** The missing picks of a week that is open beside the active one; nothing where none is missing. */
function MissingIn({ other: { week, label }, active, isHere }: MissingInProps) {
  const { count, lockAt } = useMissingPicks(week)
  if (count === 0 || !isHere(lockAt)) return null
  return (
    <Strip to={picksPath(week, active)} urgent>
      {label}: <b>{counted(count, 'pick')} missing</b>
      {lockAt !== null && `. ${firstLockText(count, dayTimeText(lockAt))}`}
    </Strip>
  )
}

/** The active week: missing picks, the standing now, the last result. It is named where another one is open, too. */
function ActiveWeek({ uid, isAlone }: { uid: string; isAlone: boolean }) {
  const { status, active, weeks } = useActiveWeek()
  const { settings } = useShownSeason()
  const { isLoading, week, slip } = useOwnWeek(active)
  const now = useNow(1_000)
  const { count, lockAt, first } = useMissingOfLines(week?.lines ?? [], slip, now)
  const waiting = useWaitingText()
  const latestFirst = [...weeks].reverse()
  if (status === 'absent') return <Strip to={urls.weeklyPicks}>{aheadText([], undefined, now)}</Strip>
  const lastSeason = settings?.finishedSeasons?.at(-1)?.season
  if (weeks.length === 0 && lastSeason !== undefined) {
    return <Strip to={boardUrl('overall', lastSeason)}>No games to pick yet. See how season {lastSeason} ended</Strip>
  }
  if (isLoading) return <StripSkeleton />
  // What has a deadline comes first.
  if (waiting || count > 0) {
    return (
      <>
        {waiting && (
          <Strip to={urls.weeklyPicks} urgent>
            <b>{waiting}</b>
          </Strip>
        )}
        {count > 0 && (
          <Strip to={urls.weeklyPicks} urgent>
            {!isAlone && `${week?.label}: `}
            <b>{counted(count, 'pick')} missing</b>
            {/* By name: the next game of all to lock, which Weekly Picks names, may be picked. */}
            {first && lockAt !== null && (
              <>
                . {matchup(first)} locks <Countdown at={lockAt} now={now} />
              </>
            )}
          </Strip>
        )}
        {/* The last result, which most come for while nothing is urgent. */}
        {!waiting && lockAt !== null && lockAt - now > DAY && <LastStanding uid={uid} weeks={latestFirst} />}
      </>
    )
  }
  return <LastStanding uid={uid} weeks={latestFirst} aheadText={aheadText(week?.lines ?? [], slip, now)} />
}
