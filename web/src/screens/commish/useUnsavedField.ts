import { useEffect, useEffectEvent } from 'react'
import { isOutcomeUnknown } from '#web/api'
import { useLatest } from '#web/ui/useLatest'
import { type DeskField, keepTyped, type Typed, typedInto, useOnDesk } from './onDesk'

/**
 * What a commissioner types into a field of the desk and has not saved. It stays while the page is open, as the drafts
 * of slates do, and the browser asks before the page is closed.
 * @param saved the saved value. @param isSaved whether what is typed says the same.
 */
export function useUnsavedField<Saved extends Typed['seen']>(
  field: DeskField,
  saved: Saved,
  isSaved: (typed: Typed) => boolean,
) {
  const typed = useOnDesk((desk) => typedInto(field, desk))
  const latest = useLatest(saved)
  const isUnsaved = typed !== undefined && !isSaved(typed)
  /** The saved value when typing began, or when the last attempt to save was refused. */
  const seen = (typed ? typed.seen : saved) as Saved
  const forget = () => keepTyped(field, undefined)
  /**
   * Call on blur: drops typed text that equals the saved value. Not while typing: `-3` may be saved, and be on its way
   * to `-3.5`.
   */
  const forgetSaved = () => {
    if (typed && !isUnsaved) forget()
  }
  const onSaved = useEffectEvent(forgetSaved)
  // Whenever another value is saved, by whomever.
  useEffect(() => onSaved(), [saved])
  return {
    /** What the field shows; undefined for the saved value. */
    typed,
    isUnsaved,
    seen,
    type: (text: string, side?: Typed['side']) => keepTyped(field, { text, seen, side }),
    forget,
    forgetSaved,
    /**
     * After what was typed was saved as this. What was typed meanwhile stays.
     * @returns whether the page has it from the database already; until then the field shows the former value.
     */
    settle: (stored: Saved): boolean => {
      const now = typedInto(field)
      if (now) keepTyped(field, now.text === typed?.text ? undefined : { ...now, seen: stored })
      return latest.current === stored
    },
    /**
     * After an attempt to save that failed: what was typed stays, to be corrected. A refusal has named the value that
     * is saved now. Without an answer the commissioner knows of none, and the next attempt must not overwrite one of
     * another commissioner unasked.
     */
    failed: (failure: unknown) => {
      const now = typedInto(field)
      if (now && !isOutcomeUnknown(failure)) keepTyped(field, { ...now, seen: latest.current })
    },
  }
}
