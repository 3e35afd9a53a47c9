import { useCallback, useRef, useState } from 'react'
import type { Side } from '../../../../common/line'
import { ApiFailure, call, sentenceOf } from '../../api'
import { answered, NO_RECEIPT, type Receipt, refused, tapped } from './receipts'

/**
 * Picks by tapping. Saves of one game go out one after the other, so that the last tap wins.
 * `onSignedOut` is called when the server no longer knows the player.
 */
export function usePicking(week: number | undefined, onSignedOut: () => void) {
  const [receipts, setReceipts] = useState<Record<string, Receipt>>({})
  const wanted = useRef(new Map<string, Side>())
  const flying = useRef(new Set<string>())

  const note = useCallback((gameId: string, change: (receipt: Receipt) => Receipt) => {
    setReceipts((all) => ({ ...all, [gameId]: change(all[gameId] ?? NO_RECEIPT) }))
  }, [])

  const save = useCallback(
    async (gameId: string, side: Side) => {
      try {
        const body = { gameId, week: week ?? 0, pickTeam: side }
        const { savedAt } = await call('POST /picks', { body, otherwise: 'Your pick could not be saved.' })
        note(gameId, (receipt) => answered(receipt, side, savedAt))
      } catch (failure) {
        note(gameId, (receipt) => refused(receipt, side, sentenceOf(failure)))
        if (failure instanceof ApiFailure && failure.status === 401) onSignedOut()
      }
    },
    [week, note, onSignedOut],
  )

  const pick = useCallback(
    async (gameId: string, side: Side) => {
      wanted.current.set(gameId, side)
      note(gameId, (receipt) => tapped(receipt, side))
      if (flying.current.has(gameId)) return
      flying.current.add(gameId)
      for (let sent: Side | undefined; sent !== wanted.current.get(gameId); ) {
        sent = wanted.current.get(gameId) as Side
        await save(gameId, sent)
      }
      flying.current.delete(gameId)
    },
    [note, save],
  )

  return { receipts, pick }
}
