import { call } from '#web/api'
import { useLogoutQuestion } from '#web/app/logout'
import { browser } from '#web/session/device'
import { playerStorage, session } from '#web/session/session'
import { cardId } from '#web/ui/game/showCard'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { createPicking } from './createPicking'

/** The picks of this tab. The screen that shows them starts them, and `main.tsx` where an earlier visit left some. */
export const {
  start: startPicking,
  usePicking,
  pickTeam,
  retry,
} = createPicking({
  device: browser,
  storage: playerStorage,
  session,
  call,
  onRefused: (gameId, sentence, isClosed) => {
    // A logout that waits for the picks would go on, and nobody would read that this one was not saved.
    useLogoutQuestion.setState({ isAsked: false })
    // On the picks of its week the card itself says so. That of a closed game moves down, out of sight.
    const isOnCard = location.pathname === urls.weeklyPicks && document.getElementById(cardId(gameId))
    if (isClosed || !isOnCard) {
      toast('bad', `A pick of yours was not saved. ${sentence ?? 'Our fault. Open Weekly Picks and tap Retry.'}`)
    }
  },
  // Weekly Picks asks for the login itself.
  onSignedOut: () => {
    if (location.pathname !== urls.weeklyPicks) toast('bad', 'Your picks are not saved: log in at Weekly Picks.')
  },
})
