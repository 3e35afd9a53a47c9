import { create } from 'zustand'
import { browser } from '#web/session/device'

/** A sentence that is shown for some seconds. */
interface Toast {
  id: number
  tone: 'good' | 'bad' | 'warn'
  text: string
}

/** How long a toast stays on a page that is in sight (ms): longest when something went wrong, or is long to read. */
const STAYS = { good: 4_000, warn: 6_000, bad: 9_000 } as const
const STAYS_PER_LETTER = 60
let last = 0

/** The toast on the screen: one at a time, the newest wins. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }))

export const dismiss = () => useToast.setState({ toast: null })

/** Runs a task once the player sees the page: at once, or when they are back. */
function whenInSight(task: () => void): void {
  if (!browser.isHidden()) {
    task()
    return
  }
  const stop = browser.onReturn(() => {
    // The network may come back while the page is hidden.
    if (browser.isHidden()) return
    stop()
    task()
  })
}

/** Shows a sentence for some seconds. What it returns removes it sooner, and no newer one. */
export function toast(tone: Toast['tone'], text: string): () => void {
  const id = ++last
  const remove = () => {
    if (useToast.getState().toast?.id === id) dismiss()
  }
  useToast.setState({ toast: { id, tone, text } })
  whenInSight(() => setTimeout(remove, Math.max(STAYS[tone], text.length * STAYS_PER_LETTER)))
  return remove
}
