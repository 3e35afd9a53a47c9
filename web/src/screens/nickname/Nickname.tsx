import { useState } from 'react'
import { ROUNDS } from '../../../../common/nickname-round'
import { seasonAt } from '../../../../common/week'
import { keepKnown, lastKnown } from '../../live/last-known'
import { useSettings } from '../../live/league'
import { useSession } from '../../store'
import { ButtonLink } from '../../ui/Button'
import { Chips } from '../../ui/Chips'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { boardUrl } from '../../urls'
import { NicknameRound } from './NicknameRound'

const CHOSEN = 'nickname/chosen'
const chips = Array.from({ length: ROUNDS }, (_, at) => ({ value: at + 1, name: `Round ${at + 1}` }))

/** The nickname game: eight rounds of seventeen teams. */
export default function Nickname() {
  const settings = useSettings()
  const uid = useSession(({ session }) => session?.uid ?? '')
  const [round, setRound] = useState(() => {
    const kept = lastKnown(uid, CHOSEN)
    return chips.find(({ value }) => value === kept)?.value ?? 1
  })
  function choose(value: number) {
    keepKnown(uid, CHOSEN, value)
    setRound(value)
  }
  return (
    <Screen title="Nickname Game" beside={<ButtonLink to={boardUrl('minigames')}>Leaderboard</ButtonLink>}>
      <Chips label="Round" chips={chips} chosen={round} onChoose={choose} />
      {settings === undefined ? (
        <Skeleton height={320} />
      ) : (
        <NicknameRound
          key={round}
          uid={uid}
          season={settings?.season ?? seasonAt(Date.now())}
          round={round}
          onNextRound={() => choose((round % ROUNDS) + 1)}
        />
      )}
    </Screen>
  )
}
