import { expect, test } from 'vitest'
import { run, stopAll } from './processes.mjs'

test('a command that does not exist is refused, and nobody waits for its end', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow('ENOENT')
  await stopAll()
})
