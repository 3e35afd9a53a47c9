import { useState } from 'react'
import { useSettings } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { Modal } from '#web/ui/Modal'
import { PlayerSeason } from './PlayerSeason'
import { PlayerWeek } from './PlayerWeek'
import { weekLabel } from './weekLabel'

/** What a player's modal shows: the picks of one week, or the season week by week. */
export type PlayerPart = 'picks' | 'season'

interface Props {
  player: { userId: string; name: string }
  week: number
  first: PlayerPart
  onClose: () => void
}

/** One player's picks of a week, and their season; a week of it opens its picks. */
export function PlayerModal({ player, week, first, onClose }: Props) {
  const { userId, name } = player
  const [part, setPart] = useState(first)
  const [opened, setOpened] = useState<number>()
  const { value: settings } = useSettings()
  const labelOf = (n: number) => weekLabel(settings?.weeks, n)
  if (opened !== undefined) {
    return (
      <Modal
        key={opened}
        title={`${name}, ${labelOf(opened)}`}
        onClose={onClose}
        actions={<Button onClick={() => setOpened(undefined)}>All weeks</Button>}
      >
        <PlayerWeek userId={userId} week={opened} label={labelOf(opened)} />
      </Modal>
    )
  }
  return (
    <Modal title={name} onClose={onClose}>
      <Chips
        label="What of this player"
        chips={[
          { value: 'picks', name: labelOf(week) },
          { value: 'season', name: 'Season' },
        ]}
        chosen={part}
        onChoose={setPart}
      />
      {part === 'picks' ? (
        <PlayerWeek userId={userId} week={week} label={labelOf(week)} />
      ) : (
        <PlayerSeason userId={userId} labelOf={labelOf} onWeek={setOpened} />
      )}
    </Modal>
  )
}
