import { call } from '#web/api'
import { useLogoutQuestion } from '#web/app/logout'
import { browser } from '#web/session/device'
import { playerStorage, session } from '#web/session/session'
import { cardId } from '#web/ui/game/showCard'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { createPicking } from './createPicking'

/** Refusals that come within this time (ms) are shown as one, as of picks that waited for the network past a lock. */
const REFUSALS_GATHERED_FOR = 500
const unshown = new Map<string, string | null>()
session.onPlayerChange(() => unshown.clear())

/** Says that a pick was refused. @param sentence the server's; null where the API itself failed. */
function showRefusal(gameId: string, sentence: string | null): void {
  unshown.set(gameId, sentence)
  if (unshown.size > 1) return
  browser.after(REFUSALS_GATHERED_FOR, () => {
    const [only, ...others] = unshown.values()
    unshown.clear()
    if (others.length > 0) toast('bad', `${others.length + 1} of your picks were not saved. Their cards say why.`)
    else if (only !== undefined)
      toast('bad', `A pick of yours was not saved. ${only ?? 'Our fault. Open Weekly Picks and tap Retry.'}`)
  })
}

/**
 * The picks of this tab. They are started by Weekly Picks, by whatever counts missing picks (`useMissingOfLines`), and
 * by `main.tsx` where the storage has taps to send.
 */
export const {
  start: startPicking,
  usePicking,
  pickTeam,
  retry,
  followSlip,
} = createPicking({
  device: browser,
  storage: playerStorage,
  session,
  call,
  onRefused: (gameId, { sentence, isClosed }) => {
    // A logout that waits for the picks would go on, and nobody would read that this one was not saved.
    useLogoutQuestion.setState({ isAsked: false })
    // On the picks of its week the card itself says so. That of a closed game moves down, out of sight.
    const isOnCard = location.pathname === urls.weeklyPicks && document.getElementById(cardId(gameId))
    if (isClosed || !isOnCard) showRefusal(gameId, sentence)
  },
  // Weekly Picks asks for the login itself.
  onSignedOut: () => {
    if (location.pathname !== urls.weeklyPicks) toast('bad', 'Your picks are not saved: log in at Weekly Picks.')
  },
})
