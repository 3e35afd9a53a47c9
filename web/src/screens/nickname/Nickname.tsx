import { useState } from 'react'
import { ROUNDS } from '#common/nicknames/nickname-round'
import { seasonAt } from '#common/week/season'
import { useSettings } from '#web/live/league'
import { timeNow } from '#web/session/serverTime'
import { playerStorage, useUid } from '#web/session/session'
import { ButtonLink } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { boardUrl } from '#web/urls'
import { NicknameRound } from './NicknameRound'

const CHOSEN = 'nickname/chosen'
const chips = Array.from({ length: ROUNDS }, (_, index) => ({ value: index + 1, name: `Round ${index + 1}` }))

/** The nickname game, in rounds. */
export default function Nickname() {
  const { status, value: settings } = useSettings()
  const season = settings?.season ?? seasonAt(timeNow())
  const uid = useUid() ?? ''
  const [round, setRound] = useState(() => {
    const kept = playerStorage.read<number>('round', uid, CHOSEN)
    return chips.find(({ value }) => value === kept)?.value ?? 1
  })
  function choose(value: number) {
    playerStorage.write('round', uid, CHOSEN, value)
    setRound(value)
  }
  return (
    <Screen title="Nickname Game" beside={<ButtonLink to={boardUrl('minigames')}>Leaderboard</ButtonLink>}>
      <Chips label="Round" chips={chips} chosen={round} onChoose={choose} />
      {status === 'loading' ? (
        <Skeleton height={320} />
      ) : (
        <NicknameRound
          key={`${season} ${round}`}
          uid={uid}
          season={season}
          round={round}
          onNextRound={() => choose((round % ROUNDS) + 1)}
        />
      )}
    </Screen>
  )
}
