import { useEffect } from 'react'
import { browser } from '#web/session/device'
import { Button } from '#web/ui/Button'
import styles from './NewRelease.module.css'
import { createRelease } from './release'

const WORKER = '/worker.js'
// The content policy allows one policy of this name, so no other script can be registered.
const policy = window.trustedTypes?.createPolicy('worker', { createScriptURL: () => WORKER })

const { useRelease, keepOnDevice, apply } = createRelease({
  device: browser,
  register: () => navigator.serviceWorker.register(policy?.createScriptURL(WORKER) ?? WORKER),
  reload: () => location.reload(),
})

/** Keeps the app on a player's device, and offers the release that a deploy has brought meanwhile. */
export default function NewRelease() {
  const { isNewReady } = useRelease()
  useEffect(() => (import.meta.env.PROD && 'serviceWorker' in navigator ? keepOnDevice() : undefined), [])
  if (!isNewReady) return null
  return (
    <div className={styles.bar} role="status">
      <span>A new version is ready</span>
      <Button onClick={apply}>Update</Button>
    </div>
  )
}
