import type { ReactNode } from 'react'
import { ShownSeason } from '#web/live/shownSeason'
import { Screen } from '#web/ui/Screen'
import { SeasonSelect } from './SeasonSelect'
import { useSeasonAddress } from './seasonAddress'

interface Props {
  title: string
  /** What the boards are of: a season's weeks, the season, or the mini game. */
  view: Parameters<typeof useSeasonAddress>[0]
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
