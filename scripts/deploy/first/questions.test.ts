import { PassThrough } from 'node:stream'
import { expect, test, vi } from 'vitest'
import { questions } from './walk.mjs'

test('an answer is given without spaces around it', async () => {
  const [input, leave] = [new PassThrough(), vi.fn()]
  const { ask, close } = questions(input, new PassThrough(), leave)
  const answer = ask('The sender of mail:')
  input.write('  picks@example.com \n')
  expect(await answer).toBe('picks@example.com')
  close()
  expect(leave).not.toHaveBeenCalled()
})

test('the end of the input, as after Ctrl-D, leaves the walk', async () => {
  const [input, leave] = [new PassThrough(), vi.fn()]
  void questions(input, new PassThrough(), leave).ask('The sender of mail:')
  input.end()
  await expect.poll(() => leave.mock.calls.length).toBeGreaterThan(0)
})
