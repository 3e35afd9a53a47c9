import { useState } from 'react'
import { call, sentenceOf, TIMEOUTS } from '#web/api'
import { Button } from '#web/ui/Button'
import { saveFile } from '#web/ui/saveFile'
import { toast } from '#web/ui/toast'

/** Saves everything that is kept about the player as a file. */
export function ExportButton({ username }: { username: string }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const kept = await call('GET /users/me/export', {
        fallbackError: 'Your data could not be fetched.',
        timeout: TIMEOUTS.change,
      })
      saveFile(new File([JSON.stringify(kept, null, 2)], `cfb-picks-${username}.json`, { type: 'application/json' }))
    } catch (failure) {
      toast('bad', sentenceOf(failure))
    }
    setBusy(false)
  }
  return (
    <Button onClick={save} disabled={busy}>
      {busy ? 'Fetching…' : 'Download my data'}
    </Button>
  )
}
