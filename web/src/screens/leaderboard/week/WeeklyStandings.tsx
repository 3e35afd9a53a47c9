import { useMemo, useState } from 'react'
import { countsForPoints, finalScore } from '#common/game/grade'
import { weekLabel } from '#common/week/season'
import { POSTSEASON } from '#common/week/week'
import { lazyComponent, lazyExtra } from '#web/app/lazyComponent'
import { useWeeklyBoard, useWeekStatus } from '#web/live/boards'
import { useIsSeasonFinished, useScores } from '#web/live/league'
import OpenLog from '#web/live/OpenLog'
import { ButtonLink } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { urls } from '#web/urls'
import { useBoardWeek, useWeeklyView } from '../boardAddress'
import { CrownBanner } from '../CrownBanner'
import { RecapSection } from '../recap/RecapSection'
import { type Column, MANY_PLAYERS, mayBeOpen, type Order, standingsOf, winnerNames } from '../standings'
import { BoardHead } from './BoardHead'
import { WeeklyTable } from './WeeklyTable'
import { WhoIsIn } from './WhoIsIn'

const EveryonesPicks = lazyComponent(() => import('../grid/EveryonesPicks'), <Skeleton count={8} height={64} />)
const ByWeekTable = lazyComponent(() => import('../season/ByWeekTable'), <Skeleton count={8} height={64} />)
const PlayerModal = lazyComponent(() => import('../player/PlayerModal'))
const WhatIf = lazyExtra(() => import('../what-if/WhatIf'), <Skeleton height={52} />)

const noScores = (isFinished: boolean) => (
  <>
    <Notice>No scores yet.</Notice>
    {!isFinished && <ButtonLink to={urls.weeklyPicks}>Weekly Picks</ButtonLink>}
  </>
)

/** The weekly leaderboard, live: standings, points week by week, or everybody's picks. */
export function WeeklyStandings() {
  const { status, weeks, week } = useBoardWeek()
  const [view] = useWeeklyView()
  const isFinished = useIsSeasonFinished()
  const { status: boardStatus, value: board } = useWeeklyBoard(week)
  const { value: scores } = useScores(week)
  const standings = useMemo(() => (board ? standingsOf(board, scores) : []), [board, scores])
  const [order, setOrder] = useState<Order<Column>>({ by: 'Rank', reversed: false })
  const [openedUid, setOpenedUid] = useState<string>()
  if (status === 'loading') return <Skeleton count={8} height={64} />
  if (week === undefined) return noScores(isFinished)
  const label = weekLabel(weeks, week)
  const mayGrow = !isFinished && weeks.some((each) => each.week === week && each.seasonType === POSTSEASON)
  const openedRow = board?.rows.find((row) => row.userId === openedUid)
  const tableProps = { standings, onPlayer: setOpenedUid }
  const sorting = { order, onOrder: setOrder }
  function table() {
    if (boardStatus === 'loading') return <Skeleton count={8} height={64} />
    if (!board?.rows.length) return noScores(isFinished)
    if (view === 'grid') return <EveryonesPicks {...tableProps} board={board} scores={scores} label={label} />
    if (view === 'weeks') return <ByWeekTable {...tableProps} label={label} />
    const isUndecided = board.games.some((game) => countsForPoints(game) && !finalScore(game))
    const whatIf = isUndecided && <WhatIf key={board.week} board={board} mayGrow={mayGrow} />
    // The rows come first, except on a long board, whose end is far away.
    const isLong = standings.length >= MANY_PLAYERS
    return (
      <>
        {isLong && whatIf}
        <WeeklyTable {...tableProps} board={board} scores={scores} {...sorting} />
        {!isLong && whatIf}
      </>
    )
  }
  return (
    <>
      <BoardHead board={board} scores={scores} {...sorting} />
      {board && (
        <CrownBanner winners={winnerNames(board)} label={label} points={board.rows[0]?.points} mayGrow={mayGrow} />
      )}
      {board && view === 'standings' && <RecapSection board={board} label={label} mayGrow={mayGrow} />}
      {table()}
      {board && mayBeOpen(board) && <StatusLine week={week} />}
      {board && view === 'standings' && <OpenLog week={week} />}
      {openedRow && (
        <PlayerModal player={openedRow} week={week} first="picks" onClose={() => setOpenedUid(undefined)} />
      )}
    </>
  )
}

/** Who has made all picks of a week. Mounted only while a game may be open, so that the status is read only then. */
function StatusLine({ week }: { week: number }) {
  const { value: weekStatus } = useWeekStatus(week)
  return weekStatus ? <WhoIsIn status={weekStatus} /> : null
}
