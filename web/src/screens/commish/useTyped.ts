import { useAskBeforeUnload } from '#web/ui/useAskBeforeUnload'
import { useLatest } from '#web/ui/useLatest'
import { keepTyped, type Typed, useOnDesk } from './onDesk'

/**
 * What a commissioner types into a field of the desk and has not saved. It stays while the page is open, as the drafts of
 * slates do, and the browser asks before the page is closed.
 * @param field names it, with the week. @param saved the saved value. @param isSaved whether a text says the same.
 */
export function useTyped<Saved extends Typed['seen']>(field: string, saved: Saved, isSaved: (text: string) => boolean) {
  const found = useOnDesk(({ typed }) => typed.get(field))
  const kept = found && isSaved(found.text) ? undefined : found
  const latest = useLatest(saved)
  useAskBeforeUnload(kept !== undefined)
  /** The saved value when typing began, or when the last attempt to save was refused. */
  const seen = (kept ? kept.seen : saved) as Saved
  return {
    /** Undefined while nothing else than the saved value is typed, which then is shown. */
    typed: kept?.text,
    seen,
    type: (text: string) => keepTyped(field, isSaved(text) ? undefined : { text, seen }),
    forget: () => keepTyped(field, undefined),
    /**
     * After an attempt to save what was typed: what was refused stays to be corrected, and what was typed meanwhile stays too.
     * @param stored undefined if it was refused.
     */
    settle: (stored: Saved | undefined) => {
      const now = useOnDesk.getState().typed.get(field)
      const isDone = stored !== undefined && now?.text === kept?.text
      if (now) keepTyped(field, isDone ? undefined : { ...now, seen: stored ?? latest.current })
    },
  }
}
