import { useEffect, useState } from 'react'
import { loadChunk } from '#web/app/loadChunk'
import { playerStorage } from '#web/session/session'
import type { Card } from './cards'
import { lockRisk } from './lockRisk'
import { PushOffer } from './PushOffer'
import { isTimeToOffer } from './pushOffer'
import { useLeaveWarning } from './useLeaveWarning'

/**
 * What works beside the cards, and is loaded after them: offers notifications once the player's slip is complete, keeps
 * them coming for those who have them, and warns whoever leaves with picks that are not saved.
 */
export default function AfterCards({ uid, cards }: { uid: string; cards: readonly Card[] }) {
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
  useLeaveWarning(lockRisk(cards))
  return offered && <PushOffer uid={uid} />
}
