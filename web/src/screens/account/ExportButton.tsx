import { useState } from 'react'
import { call, sentenceOf } from '#web/api'
import { Button } from '#web/ui/Button'
import { toast } from '#web/ui/toast'

/** Saves everything that is kept about the player as a file. */
export function ExportButton({ username }: { username: string }) {
  const [busy, setBusy] = useState(false)
  async function save() {
    setBusy(true)
    try {
      const kept = await call('GET /users/me/export', { otherwise: 'Your data could not be fetched.' })
      const address = URL.createObjectURL(new Blob([JSON.stringify(kept, null, 2)], { type: 'application/json' }))
      const link = document.createElement('a')
      link.href = address
      link.download = `cfb-picks-${username}.json`
      link.click()
      setTimeout(() => URL.revokeObjectURL(address), 60_000)
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
