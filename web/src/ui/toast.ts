import { create } from 'zustand'

/** A sentence that is shown for some seconds. */
interface Toast {
  id: number
  tone: 'good' | 'bad' | 'warn'
  text: string
}

/** How long a toast stays (ms): longest when something went wrong. */
const STAYS = { good: 4_000, warn: 6_000, bad: 9_000 } as const
let last = 0

/** The toast on the screen: one at a time, the newest wins. */
export const useToast = create<{ toast: Toast | null }>(() => ({ toast: null }))

export const dismiss = () => useToast.setState({ toast: null })

/** Shows a sentence for some seconds. What it returns removes it sooner, and no newer one. */
export function toast(tone: Toast['tone'], text: string): () => void {
  const id = ++last
  const remove = () => {
    if (useToast.getState().toast?.id === id) dismiss()
  }
  useToast.setState({ toast: { id, tone, text } })
  setTimeout(remove, STAYS[tone])
  return remove
}
