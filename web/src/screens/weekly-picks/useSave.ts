import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showCard } from '#web/ui/game/showCard'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { type Card, refusedTooLate, stillToPick, unsavedCards } from './cards'

interface SaveOptions {
  /** Sends the pick of a card again. */
  resend: (card: Card) => void
  /** Makes sure that a card is on the screen, so that it can be scrolled to. */
  unfoldFor: (card: Card) => void
}

/**
 * What Save does: it leads to the first game without a pick, else to the first pick that is not saved, which it sends
 * again; else to the dashboard.
 */
export function useSave(cards: readonly Card[], { resend, unfoldFor }: SaveOptions) {
  const navigate = useNavigate()
  const { search } = useLocation()
  /** The week that the player tried to finish while picks were missing. */
  const [triedWeek, setTriedWeek] = useState<number | null>(null)
  /** Removes the toast that says how many picks are missing: the next tap makes it untrue, and it covers cards. */
  const removeMissing = useRef(() => {})
  const isMissingAny = stillToPick(cards).length > 0
  useEffect(() => {
    if (!isMissingAny) removeMissing.current()
  }, [isMissingAny])

  function save() {
    const unpicked = stillToPick(cards)
    const notSaved = unsavedCards(cards)
    const tooLateCount = refusedTooLate(cards).length
    // What was refused for a game that is closed for now cannot be sent again yet.
    const pending = notSaved.filter(({ progress, closed }) => progress !== 'refused' || !closed)
    pending.forEach(resend)
    setTriedWeek(unpicked[0]?.line.week ?? null)
    if (unpicked[0]) {
      removeMissing.current = toast('warn', `You still need to make ${unpicked.length} pick(s).`)
      showCard(unpicked[0].line.gameId)
    } else if (pending[0]) {
      toast('warn', `Not saved yet: ${pending.length} of your picks. Trying again.`)
      unfoldFor(pending[0])
      showCard(pending[0].line.gameId)
    } else {
      if (tooLateCount) toast('bad', `Not saved before the lock: ${tooLateCount} of your picks.`)
      navigate(urls.dashboard + search, tooLateCount + notSaved.length ? undefined : { state: { banner: 'ready' } })
    }
  }

  return { save, triedWeek, removeMissing }
}
