import { expect, test } from 'vitest'
import { run, start, stopAll } from './processes.mjs'

test('a command that does not exist is refused, and nobody waits for its end', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow('ENOENT')
  await stopAll()
})

test('a line of the errors is not joined to half a line of the output', async () => {
  const lines: string[] = []
  const wait = (then: string) => `setTimeout(() => { ${then} }, 200)`
  const rest = wait("process.stdout.write(' and bob\\n')")
  const code = `process.stdout.write('mail to ann'); ${wait(`process.stderr.write('warning\\n'); ${rest}`)}`
  const child = start(process.execPath, ['-e', code], { onLine: (line) => void lines.push(line) })
  await new Promise((resolve) => child.once('close', resolve))
  expect(lines).toEqual(['warning', 'mail to ann and bob'])
})
