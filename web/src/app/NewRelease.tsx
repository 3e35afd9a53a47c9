import { useEffect } from 'react'
import { browser } from '#web/session/device'
import { Button } from '#web/ui/Button'
import styles from './NewRelease.module.css'
import { createRelease } from './release'
import { useUnsettledGames } from './useUnsettledGames'

const WORKER = '/worker.js'
let policy: TrustedTypePolicy | undefined

/**
 * The worker's address, as the browser takes it for a script. The content policy allows one policy of this name, so no
 * other script can be registered. It is made when it is needed: on a device without the app a visitor registers
 * nothing.
 */
function workerUrl(): TrustedScriptURL | string {
  policy ??= window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER })
  return policy?.createScriptURL(WORKER) ?? WORKER
}

const { useRelease, registerWorker, apply } = createRelease({
  device: browser,
  register: () => navigator.serviceWorker.register(workerUrl()),
  reload: () => location.reload(),
})

/** An update waits for the player's unsaved picks, though they would survive it. */
const useIsUnsaved = () => useUnsettledGames().length > 0

/** Keeps the app on the device, and offers the release that a deploy has brought meanwhile. */
export function NewRelease() {
  const { isNewReady } = useRelease()
  useEffect(() => (import.meta.env.PROD && 'serviceWorker' in navigator ? registerWorker() : undefined), [])
  // The region is there before its words: screen readers announce only what changes in one.
  return (
    <div className={styles.offer} data-offer={isNewReady || undefined}>
      <span role="status">{isNewReady && <OfferText />}</span>
      {isNewReady && <UpdateButton />}
    </div>
  )
}

const OfferText = () =>
  useIsUnsaved() ? 'A new version is ready. Your picks are saved first.' : 'A new version is ready'

const UpdateButton = () => (
  <Button weight="primary" onClick={apply} disabled={useIsUnsaved()}>
    Update
  </Button>
)
