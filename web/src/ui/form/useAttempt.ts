import { useState } from 'react'
import { ApiFailure } from '#web/api'
import { sentenceOf } from '#web/errors'
import { useSession } from '#web/session/session'
import { toast } from '../toast'

/** Does something that the server may refuse: `busy` meanwhile. A toast says why it failed. */
export function useAttempt() {
  const [busy, setBusy] = useState(false)
  /** @param undo takes back what was shown before the response, which may have been lost. */
  async function attempt(act: () => Promise<unknown>, undo?: (failure: unknown) => void): Promise<void> {
    setBusy(true)
    try {
      await act()
    } catch (failure) {
      undo?.(failure)
      toastFailure(failure)
    }
    setBusy(false)
  }
  return { busy, attempt }
}

/** Says why something failed, unless that has ended the session: then the login comes, and says it. */
export function toastFailure(failure: unknown): void {
  const hasEnded = failure instanceof ApiFailure && failure.code === 'signed-out' && !useSession.getState().session
  if (!hasEnded) toast('bad', sentenceOf(failure))
}
