import { useState } from 'react'
import { sentenceOf } from '#web/errors'
import { toast } from './toast'

/** Does something that the server may refuse: `busy` meanwhile. A toast says why it failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  /** @param undo takes back what was shown before the response. */
  async function attempt(act: () => Promise<unknown>, undo?: () => void): Promise<void> {
    setBusy(true)
    try {
      await act()
    } catch (failure) {
      undo?.()
      toast('bad', sentenceOf(failure))
    }
    setBusy(false)
  }
  return { busy, attempt }
}
