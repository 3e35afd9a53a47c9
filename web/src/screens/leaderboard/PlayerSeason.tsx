import { useSeasonBoard } from '#web/live/league'
import { Skeleton } from '#web/ui/Skeleton'
import { PlayerSum } from './PlayerSum'
import { SeasonWeeks } from './SeasonWeeks'

interface Props {
  userId: string
  labelOf: (week: number) => string
  onWeek: (week: number) => void
}

/** One player's season, read only when it is looked at. */
export function PlayerSeason({ userId, labelOf, onWeek }: Props) {
  const { status, value: board } = useSeasonBoard()
  if (status === 'loading') return <Skeleton count={4} height={48} />
  const row = board?.rows.find((each) => each.userId === userId)
  return (
    <>
      {row && <PlayerSum row={row} />}
      <SeasonWeeks
        weeks={row ? (board?.weeks ?? []) : []}
        byWeek={row?.byWeek ?? {}}
        labelOf={labelOf}
        onWeek={onWeek}
      />
    </>
  )
}
