import { useEffect, useState } from 'react'
import { sentenceOf } from '#web/api'
import { useReturns } from './useReturns'
import { whileMounted } from './whileMounted'

/**
 * The response to a call that a component makes when it is first shown, and again at each `reload`. `failure` says why
 * the last call failed, if it did, until the next one is made; an earlier response stays. `busy` while a call is made.
 * @param options.freshFor after this long (ms) the call is made again when the player comes back.
 */
export function useResponse<T>(ask: () => Promise<T>, { freshFor = Number.POSITIVE_INFINITY } = {}) {
  const [state, setState] = useState<{ value?: T; failure?: string; turn?: number }>({})
  const [reloads, setReloads] = useState(0)
  const turn = reloads + useReturns(freshFor)
  useEffect(() => {
    const fail = (why: unknown) => setState((before) => ({ ...before, failure: sentenceOf(why), turn }))
    return whileMounted(ask(), (value) => setState({ value, turn }), fail)
  }, [turn])
  const reload = () => {
    setState(({ failure: _, ...before }) => before)
    setReloads((count) => count + 1)
  }
  return { ...state, busy: state.turn !== turn, reload }
}
