import type { ReactNode } from 'react'
import { ShownSeason } from '#web/live/league'
import { SeasonSelect } from '#web/live/SeasonSelect'
import { useSeasonAddress } from '#web/live/seasonAddress'
import { Screen } from '#web/ui/Screen'
import type { BoardView } from '#web/urls'

interface Props {
  title: string
  view: BoardView
  /** @param all whether all seasons are shown together. */
  children: (all: boolean) => ReactNode
}

/** A screen of boards, with the season chooser beside its title. */
export function SeasonScreen({ title, view, children }: Props) {
  const { choices, choose } = useSeasonAddress(view)
  return (
    <Screen title={title} beside={choices && <SeasonSelect choices={choices} onChoose={choose} />}>
      <ShownSeason value={choices?.season}>{children(choices?.all ?? false)}</ShownSeason>
    </Screen>
  )
}
