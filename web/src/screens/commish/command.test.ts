import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiFailure } from '#web/api'
import { dismiss, useToast } from '#web/ui/toast'
import { drawHook } from '../../../../tests/fixtures/hook'
import { createQuestions, useCommand, useCommandsEnded } from './command'

const asking = () => {
  const shown: Parameters<Parameters<typeof createQuestions>[0]>[0][] = []
  const questions = createQuestions((question) => shown.push(question))
  return {
    ...questions,
    shown,
    ask: (title: string) => questions.ask({ title, sentence: 'Its picks stand.', yes: 'Do it' }),
  }
}

it.each([true, false])('a question is answered once, with %s, and is gone', async (goOn) => {
  const { ask, shown } = asking()
  const answer = ask('Clear 12 games?')
  shown[0]?.answer(goOn)
  shown[0]?.answer(!goOn)
  expect(await answer).toBe(goOn)
  expect(shown.map((each) => each?.title)).toEqual(['Clear 12 games?', undefined])
})

it('a question that another replaces is answered with no, and cannot answer that one', async () => {
  const { ask, shown } = asking()
  const [first, second] = [ask('Change the spread?'), ask('Call it off?')]
  expect(await first).toBe(false)
  shown[0]?.answer(false)
  expect(shown.at(-1)?.title).toBe('Call it off?')
  shown.at(-1)?.answer(true)
  expect(await second).toBe(true)
})

it('a question whose screen is left is answered with no, and one that comes later with nothing', async () => {
  const { ask, enter, shown } = asking()
  const leave = enter()
  const open = ask('Call it off?')
  leave()
  expect([await open, await ask('Call it off?'), shown.at(-1)]).toEqual([false, undefined, undefined])
  enter()
  void ask('Call it off?')
  expect(shown.at(-1)?.title).toBe('Call it off?')
})

/** A commissioner's command, as a screen has it, and the toast that it shows. */
const command = () => drawHook(useCommand)
const said = () => {
  const { tone, text } = useToast.getState().toast ?? {}
  return [tone, text]
}
const UNCONFIRMED = new ApiFailure(409, 'unconfirmed', '12 picks would be lost.')

describe('a command', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  })
  afterEach(dismiss)

  it('is first sent unconfirmed, and says what it did', async () => {
    const send = vi.fn(async (_confirmed: boolean) => 12)
    expect(await command().run('Error clearing', send, { done: (games) => `${games} games cleared.` })).toBe(12)
    expect([send.mock.calls, said()]).toEqual([[[false]], ['good', '12 games cleared.']])
  })

  it('warns where it did not do everything, and says nothing where the screen does', async () => {
    await command().run('Error', async () => 0, { done: () => 'Nothing to do.', warns: (games) => games === 0 })
    expect(said()).toEqual(['warn', 'Nothing to do.'])
    dismiss()
    await command().run('Error', async () => 0, { done: () => '' })
    expect(said()).toEqual([undefined, undefined])
  })

  it('takes off what was said of the one before', async () => {
    await command().run('Error', async () => 0, { done: () => 'Locked.' })
    const running = command().run('Error', async () => 0, { done: () => 'Unlocked.' })
    expect(said()).toEqual([undefined, undefined])
    await running
    expect(said()).toEqual(['good', 'Unlocked.'])
    await command().run('Error', async () => 0)
    expect(said(), 'one that says nothing leaves it').toEqual(['good', 'Unlocked.'])
  })

  it('that is answered with no is not sent again, and says nothing', async () => {
    const { run, ask } = command()
    const send = vi.fn((_confirmed: boolean) => Promise.reject(UNCONFIRMED))
    const response = run('Error clearing', send, { confirm: { yes: 'Clear 12 games' }, done: () => 'Done.' })
    await vi.advanceTimersByTimeAsync(1)
    // Another question in its place answers it with no.
    void ask({ title: 'Call it off?', sentence: 'Its picks stand.', yes: 'Do it' })
    expect(await response).toBeUndefined()
    expect([send.mock.calls, said()]).toEqual([[[false]], [undefined, undefined]])
  })

  it.each<[failure: unknown, confirm: boolean, text: string]>([
    [new ApiFailure(409, 'locked', 'The game has locked.'), true, 'Error saving: The game has locked.'],
    [UNCONFIRMED, false, 'Error saving: 12 picks would be lost.'],
    [
      new ApiFailure(0, 'no-response', 'You are offline.'),
      false,
      'Error saving: The server did not answer. Check your connection, and whether it was done, before you try again.',
    ],
  ])('that fails by %s asks nothing, and says why', async (failure, confirms, text) => {
    const failed = vi.fn()
    const confirm = confirms ? { confirm: { yes: 'Clear 12 games' } } : {}
    expect(await command().run('Error saving', () => Promise.reject(failure), { failed, ...confirm })).toBeUndefined()
    expect([said(), failed.mock.calls]).toEqual([['bad', text], [[failure]]])
  })

  it('counts as ended also where it failed: it may have been carried out', async () => {
    const before = useCommandsEnded.getState()
    await command().run('Error', async () => 1)
    await command().run('Error', () => Promise.reject(UNCONFIRMED))
    expect(useCommandsEnded.getState() - before).toBe(2)
  })
})
