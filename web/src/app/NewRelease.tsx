import { useEffect } from 'react'
import { browser } from '#web/session/device'
import { Button } from '#web/ui/Button'
import { useNow } from '#web/ui/useNow'
import { waitingGames } from './logout'
import styles from './NewRelease.module.css'
import { createRelease } from './release'

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

const { useRelease, keepOnDevice, apply } = createRelease({
  device: browser,
  register: () => navigator.serviceWorker.register(workerUrl()),
  reload: () => location.reload(),
})

/** Keeps the app on the device, and offers the release that a deploy has brought meanwhile. */
export function NewRelease() {
  const { isNewReady } = useRelease()
  useEffect(() => (import.meta.env.PROD && 'serviceWorker' in navigator ? keepOnDevice() : undefined), [])
  return isNewReady && <Offer />
}

/** An update waits for the player's unsaved picks, though they would survive it. */
function Offer() {
  useNow(1_000)
  const isUnsaved = waitingGames().length > 0
  return (
    <div className={styles.offer} data-offer>
      <span role="status">
        {isUnsaved ? 'A new version is ready. Your picks are saved first.' : 'A new version is ready'}
      </span>
      <Button weight="primary" onClick={apply} disabled={isUnsaved}>
        Update
      </Button>
    </div>
  )
}
