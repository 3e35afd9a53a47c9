import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { showCard } from '#web/ui/game/showCard'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { type Card, lateChanges, latePicks, stillToPick, unsavedCards } from './cards'

interface SaveOptions {
  /** Sends the pick of a card again. */
  resend: (card: Card) => void
  /** Makes sure that a card is on the screen, so that it can be scrolled to. */
  unfoldFor: (card: Card) => void
}

/**
 * What Save does: it sends every pick that is not saved again. Then it leads to the first game without a pick, else to
 * the first of those picks, else to the dashboard.
 */
export function useSave(cards: readonly Card[], { resend, unfoldFor }: SaveOptions) {
  const navigate = useNavigate()
  const { search } = useLocation()
  /** The week that the player tried to finish while picks were missing. */
  const [triedWeek, setTriedWeek] = useState<number | null>(null)
  /** Removes the toast that says how many picks are missing: the next tap makes it untrue, and it covers cards. */
  const dismissMissingToast = useRef(() => {})
  const isMissingAny = stillToPick(cards).length > 0
  useEffect(() => {
    if (!isMissingAny) dismissMissingToast.current()
  }, [isMissingAny])

  function save() {
    const unpicked = stillToPick(cards)
    const unsaved = unsavedCards(cards)
    // What was refused for a game that is closed for now cannot be sent again yet.
    const resendable = unsaved.filter(({ progress, closed }) => progress !== 'refused' || !closed)
    resendable.forEach(resend)
    setTriedWeek(unpicked[0]?.line.week ?? null)
    if (unpicked[0]) {
      dismissMissingToast.current = toast('warn', `You still need to make ${unpicked.length} pick(s).`)
      showCard(unpicked[0].line.gameId)
    } else if (resendable[0]) {
      toast('warn', `Not saved yet: ${resendable.length} of your picks. Trying again.`)
      unfoldFor(resendable[0])
      showCard(resendable[0].line.gameId)
    } else {
      const late = tooLateText(cards)
      if (late) toast('bad', late)
      navigate(urls.dashboard + search, late || unsaved.length ? undefined : { state: { banner: 'ready' } })
    }
  }

  return { save, triedWeek, dismissMissingToast }
}

/** What came too late, in one text, for a second toast would replace the first; or empty. */
export function tooLateText(cards: readonly Card[]): string {
  const [picks, changes] = [latePicks(cards).length, lateChanges(cards).length]
  const texts = [
    picks > 0 && `Not saved before the lock: ${picks} of your picks.`,
    changes > 0 && `Not changed before the lock: ${changes} of your picks.`,
  ]
  return texts.filter(Boolean).join(' ')
}
