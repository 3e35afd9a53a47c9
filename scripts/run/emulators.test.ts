import { expect, test, vi } from 'vitest'
import { showErrors } from './emulators.mjs'

test.each([
  ['⬢  functions: Failed to load: Error: Cannot find module', true],
  ['    at Object.<anonymous> (index.cjs:1:2)', true],
  ['SEVERE: Exception while binding', true],
  ['This is not a fatal error: the emulator goes on', false],
  ['127.0.0.1 - - "GET /assets/Error-x.js HTTP/1.1" 200', false],
  ['All emulators ready!', false],
])('of what the emulators print only what somebody must act on is shown: %s', (line, isShown) => {
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  showErrors(line)
  expect(shown.mock.calls).toEqual(isShown ? [[line]] : [])
  shown.mockRestore()
})
