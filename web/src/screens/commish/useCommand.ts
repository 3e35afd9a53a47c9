import { useCallback, useState } from 'react'
import { ApiFailure, sentenceOf } from '#web/api'
import { toast } from '#web/ui/toast'

/** What a command would cost, as the server says it, waiting for the officer's word. */
export interface CommandQuestion {
  sentence: string
  answer: (goOn: boolean) => void
}

/**
 * Runs a commissioner's call: `busy` meanwhile, then a sentence. A failure reads `{failed}: {why}`. A call that would
 * cost something is asked about first (`question`) and goes out once more with `confirmed`.
 */
export function useCommand() {
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<CommandQuestion>()

  const run = useCallback(
    /** Answers undefined when it failed, or was not gone on with. */
    async <T>(
      failed: string,
      command: (confirmed: boolean) => Promise<T>,
      done?: (answer: T) => string,
    ): Promise<T | undefined> => {
      const ask = (sentence: string) =>
        new Promise<boolean>((resolve) => {
          const answer = (goOn: boolean) => {
            setQuestion(undefined)
            resolve(goOn)
          }
          setQuestion({ sentence, answer })
        })
      const attempt = (confirmed: boolean): Promise<T | undefined> =>
        command(confirmed).catch(async (failure: unknown) => {
          const costs = failure instanceof ApiFailure && failure.code === 'unconfirmed' && !confirmed
          if (!costs) throw failure
          return (await ask(failure.message)) ? attempt(true) : undefined
        })
      setBusy(true)
      try {
        const answer = await attempt(false)
        if (answer !== undefined && done) toast('good', done(answer))
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
  return { busy, run, question }
}
