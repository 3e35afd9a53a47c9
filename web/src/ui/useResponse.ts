import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/api'
import { useReturns } from './useReturns'
import { whileMounted } from './whileMounted'

interface Options<T> {
  /** What the call asks about. When it changes, the call is made again, and a response about the former is dropped. */
  of?: number | undefined
  /** After how long (ms) the call is made again when the player comes back; by default never. */
  freshFor?: (value: T | undefined) => number
  /** Whether an earlier response stays after a call that failed; by default it does. */
  keeps?: boolean
}

interface Response<T> {
  of?: number | undefined
  value?: T
  failure?: string
  /** Of how many calls about the same this is the last. */
  turn?: number
}

const never = () => Number.POSITIVE_INFINITY

/**
 * The response to a call that a component makes when it is first shown, and again at each `reload`. `failure` says why
 * the last call failed, if it did, until the next one is made. `busy` while a call is made.
 */
export function useResponse<T>(ask: () => Promise<T>, { of, freshFor = never, keeps = true }: Options<T> = {}) {
  const [stored, setStored] = useState<Response<T>>({ of })
  const [reloads, setReloads] = useState(0)
  const shown: Response<T> = stored.of === of ? stored : {}
  const turn = reloads + useReturns(freshFor(shown.value))
  useEffect(() => {
    const fail = (why: unknown) =>
      setStored((before) => ({ ...(keeps && before.of === of && before), of, failure: sentenceOf(why), turn }))
    return whileMounted(ask(), (value) => setStored({ of, value, turn }), fail)
  }, [of, turn])
  const reload = () => {
    setStored(({ failure: _, ...before }) => before)
    setReloads((count) => count + 1)
  }
  return { value: shown.value, failure: shown.failure, busy: shown.turn !== turn, reload }
}
