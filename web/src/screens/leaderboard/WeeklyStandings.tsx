import { useState } from 'react'
import { useScores, useSettings, useWeeklyBoard } from '../../live/league'
import { Notice } from '../../ui/Notice'
import { Skeleton } from '../../ui/Skeleton'
import { BoardHead } from './BoardHead'
import { BoardLegend } from './BoardLegend'
import { CrownBanner } from './CrownBanner'
import { PlayerModal } from './PlayerModal'
import { StatusLine } from './StatusLine'
import { standingsOf } from './standings'
import { WeeklyTable } from './WeeklyTable'

/** The weekly leaderboard, live. */
export function WeeklyStandings() {
  const settings = useSettings()
  const [chosen, setChosen] = useState<number>()
  const weeks = (settings?.weeks ?? []).filter(({ week }) => week <= (settings?.activeWeek ?? 0))
  const week = chosen ?? weeks.at(-1)?.week
  const board = useWeeklyBoard(week)
  const scores = useScores(week)
  const [player, setPlayer] = useState<string>()
  if (settings === undefined || (week !== undefined && board === undefined)) return <Skeleton count={8} height={64} />
  if (week === undefined) return <Notice>No scores yet.</Notice>
  const shown = board?.rows.find((row) => row.userId === player)
  return (
    <>
      <BoardHead weeks={weeks} week={week} onWeek={setChosen} board={board ?? null} scores={scores} />
      {board && <CrownBanner board={board} label={weeks.find((each) => each.week === week)?.label ?? ''} />}
      {board?.rows.length ? (
        <WeeklyTable standings={standingsOf(board, scores)} board={board} scores={scores} onPlayer={setPlayer} />
      ) : (
        <Notice>No scores yet.</Notice>
      )}
      {board?.rows.length ? <BoardLegend /> : null}
      <StatusLine week={week} />
      {shown && <PlayerModal row={shown} week={week} onClose={() => setPlayer(undefined)} />}
    </>
  )
}
