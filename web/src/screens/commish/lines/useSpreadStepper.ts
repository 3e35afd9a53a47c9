import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { browser, listening } from '#web/session/device'
import { useAskBeforeUnload } from '#web/ui/useAskBeforeUnload'

/** Steps that follow one another within this time (ms) are one change: one entry in the open log, and one to undo. */
const GATHERED_FOR = 1_000

/**
 * Stores the home side's spread in place of the one `seen`.
 * @param failed gets what made it fail. @returns undefined if it failed.
 */
export type SetSpread = (spread: number, seen: number | null, failed?: (failure: unknown) => void) => Promise<unknown>

/**
 * The home side's spread while a commissioner steps it. A step shows at once and is sent one second after the last one;
 * at once when the page is hidden or left, or the row unmounts. Requests go one after the other.
 */
export function useSpreadStepper(stored: number | null, onSet: SetSpread) {
  /** The spread that was stepped to last; undefined once it is stored, or was refused. */
  const [wanted, setWanted] = useState<number>()
  const gathered = useRef<{ spread: number; seen: number | null }>(undefined)
  const storing = useRef<Promise<void>>(undefined)
  useAskBeforeUnload(wanted !== undefined)

  async function store(spread: number, seen: number | null) {
    // Steps that lead back to where they began change nothing.
    const isStored = spread === seen || (await onSet(spread, seen)) !== undefined
    if (isStored && gathered.current) {
      gathered.current.seen = spread
      return
    }
    // Steps from a number that was refused are gone with it.
    gathered.current = undefined
    setWanted(undefined)
  }
  /** Stores what is gathered now. */
  async function send() {
    await storing.current
    const next = gathered.current
    if (!next) return
    gathered.current = undefined
    storing.current = store(next.spread, next.seen)
    await storing.current
  }
  const sendNow = useEffectEvent(() => void send())
  useEffect(() => {
    if (wanted === undefined) return
    return browser.after(GATHERED_FOR, sendNow)
  }, [wanted])
  useEffect(() => {
    const forget = browser.onHidden(sendNow)
    // While the browser asks whether to leave, no timer runs.
    const stop = listening((options) => addEventListener('beforeunload', sendNow, options))
    return () => {
      forget()
      stop()
      sendNow()
    }
  }, [])
  /** @param seen the spread that the commissioner saw before the first step, where a number was typed since. */
  function stepTo(spread: number, seen = stored) {
    gathered.current = { spread, seen: gathered.current ? gathered.current.seen : seen }
    setWanted(spread)
  }
  return { spread: wanted ?? stored, isUnsaved: wanted !== undefined, stepTo, send }
}
