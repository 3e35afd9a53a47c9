import { useCallback, useState } from 'react'
import { sentenceOf } from '../../api'
import { toast } from '../../ui/toast'

/**
 * Runs a commissioner's call: `busy` meanwhile, then a sentence. A failure reads `{failed}: {why}`.
 * Answers undefined when it failed.
 */
export function useCommand() {
  const [busy, setBusy] = useState(false)
  const run = useCallback(
    async <T>(failed: string, command: () => Promise<T>, done?: (answer: T) => string): Promise<T | undefined> => {
      setBusy(true)
      try {
        const answer = await command()
        if (done) toast('good', done(answer))
        return answer
      } catch (failure) {
        toast('bad', `${failed}: ${sentenceOf(failure)}`)
        return undefined
      } finally {
        setBusy(false)
      }
    },
    [],
  )
  return { busy, run }
}
