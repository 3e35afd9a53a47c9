import { useEffect, useState } from 'react'
import { call } from '#web/api'
import { InstallSteps } from '#web/push/InstallSteps'
import { BLOCKED, type PushState, pushState, renewSubscription, turnOn } from '#web/push/subscription'
import type { PlayerStorage } from '#web/session/playerStorage'
import { playerStorage } from '#web/session/session'
import { rememberSeen, wasSeen } from '#web/session/shownOnce'
import { Button } from '#web/ui/Button'
import { useAttempt } from '#web/ui/form/useAttempt'
import { toast } from '#web/ui/toast'
import { whileMounted } from '#web/ui/whileMounted'
import { type Card, stillToPick, unsavedCards } from './cards'
import styles from './PushOffer.module.css'

/** Whether the slip is complete and saved, and the player has not been offered notifications on this device. */
export function isTimeToOffer(kept: PlayerStorage, uid: string, cards: readonly Card[]): boolean {
  const isComplete =
    cards.some((card) => card.side && !card.closed) && !stillToPick(cards).length && !unsavedCards(cards).length
  return isComplete && !wasSeen(kept, uid, 'push-offer')
}

/** Offers notifications once the player's slip is complete; for those who have them, keeps them coming. */
export default function PushOffer({ uid, cards }: { uid: string; cards: readonly Card[] }) {
  const isTime = isTimeToOffer(playerStorage, uid, cards)
  // It stays while the player changes a pick, until it is answered.
  const [offered, setOffered] = useState(isTime)
  if (isTime && !offered) setOffered(true)
  useEffect(() => {
    if (!playerStorage.names('device', uid).length) return
    // The next visit tries again.
    renewSubscription(uid).catch((cause: unknown) => console.info('The notifications were not renewed.', cause))
  }, [uid])
  return offered && <OfferBar uid={uid} />
}

/** What there is to offer: the server's key, and whether the app must be put on the Home Screen first. */
interface Offer {
  key: string
  state: PushState
}

/** Finds out whether notifications can be offered here; null until then, and where they cannot. */
function useOffer(uid: string): Offer | null {
  const [offer, setOffer] = useState<Offer | null>(null)
  useEffect(() => {
    const find = async (): Promise<Offer | null> => {
      const state = await pushState(uid)
      if (state !== 'off' && state !== 'install') return null
      const { push } = await call('GET /users/me')
      return push.key ? { key: push.key, state } : null
    }
    // Nothing is lost where it fails: the next visit finds out again.
    return whileMounted(find(), setOffer, (cause) => console.info('No notifications are offered.', cause))
  }, [uid])
  return offer
}

/** The offer, until the player has answered it. */
function OfferBar({ uid }: { uid: string }) {
  const offer = useOffer(uid)
  const { busy, attempt } = useAttempt()
  const [isAnswered, setAnswered] = useState(false)
  if (!offer || isAnswered) return null

  function close() {
    rememberSeen(playerStorage, uid, 'push-offer')
    setAnswered(true)
  }

  async function accept(key: string) {
    const state = await turnOn(uid, key)
    if (state === 'on') toast('good', "You'll be notified on this device.")
    else if (state === 'off') toast('warn', 'Notifications are still off. You can turn them on at the home page.')
    else toast('warn', BLOCKED)
    close()
  }

  return (
    <section className={styles.offer} aria-label="Notifications">
      <p>
        <b>Want a notification on this device if picks are missing?</b> {offer.state === 'install' && <InstallSteps />}
      </p>
      {offer.state === 'install' ? (
        <Button onClick={close}>Got it</Button>
      ) : (
        <>
          <Button onClick={close} disabled={busy}>
            Not now
          </Button>
          <Button disabled={busy} onClick={() => attempt(() => accept(offer.key))}>
            Turn on
          </Button>
        </>
      )}
    </section>
  )
}
