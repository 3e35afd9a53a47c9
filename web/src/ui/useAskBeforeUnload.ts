import { useEffect } from 'react'
import { addListeners } from '#web/session/device'

/** Has the browser ask before the page is closed or reloaded, while something on it is not saved. */
export function useAskBeforeUnload(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    return addListeners((options) => addEventListener('beforeunload', ask, options))
  }, [isUnsaved])
}
