import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { ApiFailure } from '#web/api'
import { sentenceOf } from '#web/errors'
import { ConfirmModal, type ConfirmProps } from '#web/ui/Modal'
import { dismiss, toast } from '#web/ui/toast'

/** A question that the commissioner answers before a command goes on. */
export interface Question extends Pick<ConfirmProps, 'title' | 'yes' | 'no' | 'weight'> {
  sentence: string
}

interface OpenQuestion extends Question {
  answer: (goOn: boolean) => void
}

/** Counts the commands of this page that have ended, also without success: the last change is asked for after each. */
export const useCommandsEnded = create(() => 0)

/** A call without a response may have been carried out, and a second one may do it twice or take it back. */
const UNANSWERED_TEXT =
  'The server did not answer. Check your connection, and whether it was done, before you try again.'

/**
 * Asks one question at a time: one that another replaces, or whose screen is left, is answered with no, so that
 * whatever waits for it ends.
 * @param show gets the question, and undefined once it is answered.
 */
export function createQuestions(show: (question: OpenQuestion | undefined) => void) {
  let open: OpenQuestion | undefined
  let isLeft = false
  return {
    /** Resolves to whether the commissioner says yes; to undefined if they cannot be asked. */
    ask: (asked: Question) =>
      new Promise<boolean | undefined>((resolve) => {
        open?.answer(false)
        if (isLeft) return resolve(undefined)
        const answer = (goOn: boolean) => {
          if (open !== question) return
          open = undefined
          show(undefined)
          resolve(goOn)
        }
        const question = { ...asked, answer }
        open = question
        show(question)
      }),
    /** The screen is there; the function returned says that it is left. */
    enter: () => {
      isLeft = false
      return () => {
        isLeft = true
        open?.answer(false)
      }
    },
  }
}

/** What a command says, and what follows from a failure. */
interface Options<T> {
  /** What a toast says of the response; empty where the screen says it. */
  done?: (response: T) => string
  /** Whether the toast warns: the call succeeded, but did nothing, or not everything. */
  warns?: (response: T) => boolean
  /** Gets what made the call fail, beside the toast. */
  failed?: ((failure: unknown) => void) | undefined
  /** For a call that the server may ask about: what a yes does, which is the title, too. */
  confirm?: Pick<Question, 'yes' | 'weight'>
}

export type Command = ReturnType<typeof useCommand>

/**
 * Runs a commissioner's call: `busy` meanwhile, then a toast. A failure reads `{errorText}: {why}`. Without an answer
 * the call may have been carried out, so a text that the specification does not give must be true either way. If the
 * server says that the call would cost something, the commissioner is asked first (`question`), and on a yes the call
 * is sent again with `confirmed`. A {@link Confirmation} shows the question.
 */
export function useCommand() {
  const [busy, setBusy] = useState(false)
  const [question, setQuestion] = useState<OpenQuestion>()
  const [{ ask, enter }] = useState(() => createQuestions(setQuestion))
  useEffect(enter, [enter])

  /** Resolves to undefined when the call failed, or when the commissioner said no. */
  async function run<T>(
    errorText: string,
    send: (confirmed: boolean) => Promise<T>,
    { done, warns, failed, confirm }: Options<T> = {},
  ): Promise<T | undefined> {
    setBusy(true)
    // What was said of the one before may be the contrary of what is being done.
    if (done) dismiss()
    try {
      const response = await send(false).catch(async (failure: unknown) => {
        if (!(confirm && failure instanceof ApiFailure && failure.code === 'unconfirmed')) throw failure
        const goOn = await ask({ ...confirm, title: `${confirm.yes}?`, sentence: failure.message })
        // Nothing else on the screen that came meanwhile says that it was not done.
        if (goOn === undefined) throw failure
        return goOn ? send(true) : undefined
      })
      const sentence = response !== undefined && done?.(response)
      if (sentence) toast(response !== undefined && warns?.(response) ? 'warn' : 'good', sentence)
      return response
    } catch (failure) {
      failed?.(failure)
      const isUnanswered = failure instanceof ApiFailure && failure.code === 'no-response'
      toast('bad', `${errorText}: ${isUnanswered ? UNANSWERED_TEXT : sentenceOf(failure)}`)
      return undefined
    } finally {
      setBusy(false)
      useCommandsEnded.setState((before) => before + 1)
    }
  }
  return { busy, run, ask, question }
}

/** Asks a question in a dialog; nothing while there is none. */
export function Confirmation({ question }: { question: OpenQuestion | undefined }) {
  if (!question) return null
  const { sentence, answer, ...asked } = question
  return (
    <ConfirmModal {...asked} onYes={() => answer(true)} onClose={() => answer(false)}>
      <p>{sentence}</p>
    </ConfirmModal>
  )
}
