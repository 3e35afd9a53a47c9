import { useEffect, useState } from 'react'
import type { OwnUserResponse } from '#common/api/responses'
import { call } from '#web/api'
import { browser } from '#web/session/device'
import { untilLeft } from '#web/ui/untilLeft'

/** The player's own account as the server has it. Until it is loaded, it is asked for again when the network returns. */
export function useOwnAccount() {
  const [own, setOwn] = useState<OwnUserResponse>()
  const [hasFailed, setHasFailed] = useState(false)
  /** Counts how often the account was asked for again. */
  const [reloads, setReloads] = useState(0)
  const reload = () => setReloads((count) => count + 1)
  useEffect(() => untilLeft(call('GET /users/me'), setOwn, () => setHasFailed(true)), [reloads])
  useEffect(() => (own ? undefined : browser.onReturn(reload)), [own])
  return { own, hasFailed, reload }
}
