import { expect, it } from 'vitest'
import { createQuestions } from './command'

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
