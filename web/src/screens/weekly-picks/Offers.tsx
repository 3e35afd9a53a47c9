import { useEffect, useState } from 'react'
import { loadChunk } from '#web/app/loadChunk'
import { playerStorage } from '#web/session/session'
import type { Card } from './cards'
import { PushOffer } from './PushOffer'
import { isTimeToOffer } from './pushOffer'

/** Offers notifications once the player's slip is complete; for those who have them, keeps them coming. */
export default function Offers({ uid, cards }: { uid: string; cards: readonly Card[] }) {
  const isTime = isTimeToOffer(playerStorage, uid, cards)
  // It stays while the player changes a pick, until it is answered.
  const [offered, setOffered] = useState(isTime)
  if (isTime && !offered) setOffered(true)
  useEffect(() => {
    if (!playerStorage.names('device', uid).length) return
    const renew = async () => (await loadChunk(() => import('#web/push/subscription'))).renewDevice(uid)
    // The next visit tries again.
    renew().catch((cause: unknown) => console.info('The notifications were not renewed.', cause))
  }, [uid])
  return offered && <PushOffer uid={uid} />
}
