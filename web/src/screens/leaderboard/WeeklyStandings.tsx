import { useMemo, useState } from 'react'
import { useActiveWeek, useScores, useWeeklyBoard } from '#web/live/league'
import { OpenLog } from '#web/live/OpenLog'
import { Notice } from '#web/ui/Notice'
import { Skeleton } from '#web/ui/Skeleton'
import { BoardHead } from './BoardHead'
import { BoardLegend } from './BoardLegend'
import { useBoardAddress } from './boardAddress'
import { CrownBanner } from './CrownBanner'
import { WeekPicks } from './grid/WeekPicks'
import { PlayerModal } from './PlayerModal'
import { RecapSection } from './recap/RecapSection'
import { StatusLine } from './StatusLine'
import { mayBeOpen, standingsOf } from './standings'
import { WeeklyTable } from './WeeklyTable'
import { WeeksTable } from './WeeksTable'
import { weekLabel } from './weekLabel'
import { WhatIfSection } from './what-if/WhatIfSection'

/** The weekly leaderboard, live: standings, points week by week, or everybody's picks. */
export function WeeklyStandings() {
  const { status, weeks } = useActiveWeek()
  const address = useBoardAddress()
  const week = weeks.find((each) => each.week === address.week)?.week ?? weeks.at(-1)?.week
  const { status: boardStatus, value: board } = useWeeklyBoard(week)
  const { value: scores } = useScores(week)
  const standings = useMemo(() => (board ? standingsOf(board, scores) : []), [board, scores])
  const [player, setPlayer] = useState<string>()
  if (status === 'loading' || (week !== undefined && boardStatus === 'loading'))
    return <Skeleton count={8} height={64} />
  if (week === undefined) return <Notice>No scores yet.</Notice>
  const label = weekLabel(weeks, week)
  const opened = board?.rows.find((row) => row.userId === player)
  const shown = { standings, onPlayer: setPlayer }
  return (
    <>
      <BoardHead weeks={weeks} week={week} address={address} board={board ?? null} scores={scores} />
      {board && <CrownBanner board={board} label={label} />}
      {!board?.rows.length ? (
        <Notice>No scores yet.</Notice>
      ) : address.show === 'grid' ? (
        <WeekPicks {...shown} board={board} scores={scores} label={label} />
      ) : address.show === 'weeks' ? (
        <WeeksTable {...shown} label={label} />
      ) : (
        <>
          <WeeklyTable {...shown} board={board} scores={scores} />
          <BoardLegend />
        </>
      )}
      {board && mayBeOpen(board) && <StatusLine week={week} />}
      {board && address.show === 'standings' && (
        <>
          <WhatIfSection board={board} />
          <RecapSection board={board} label={label} />
          <OpenLog week={week} />
        </>
      )}
      {opened && <PlayerModal player={opened} week={week} first="picks" onClose={() => setPlayer(undefined)} />}
    </>
  )
}
