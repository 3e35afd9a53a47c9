import { call, TIMEOUTS } from '#web/api'
import { Button } from '#web/ui/Button'
import { saveFile } from '#web/ui/saveFile'
import { useAttempt } from '#web/ui/useAttempt'

/** Saves everything that is kept about the player as a file. */
export function ExportButton({ username }: { username: string }) {
  const { busy, attempt } = useAttempt()
  async function save() {
    const fallbackError = 'Your data could not be fetched.'
    const kept = await call('GET /users/me/export', { fallbackError, timeout: TIMEOUTS.change })
    saveFile(new File([JSON.stringify(kept, null, 2)], `cfb-picks-${username}.json`, { type: 'application/json' }))
  }
  return (
    <Button onClick={() => attempt(save)} disabled={busy}>
      {busy ? 'Fetching…' : 'Download my data'}
    </Button>
  )
}
