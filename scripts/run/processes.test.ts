import { expect, test } from 'vitest'
import { isListening } from './ports.mjs'
import { exitStatusOf, hasEnded, run, start, stopAll } from './processes.mjs'

test('a command that does not exist is refused, and nobody waits for its end', async () => {
  await expect(run('no-such-command', [])).rejects.toThrow('ENOENT')
  await stopAll()
})

test('the output of a quiet command is read to its end, although the command has exited before', async () => {
  const later = "setTimeout(() => console.log('no such file'), 300)"
  const options = "{ detached: true, stdio: ['ignore', 'inherit', 'ignore'] }"
  const code = `const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', ${JSON.stringify(later)}], ${options}).unref()
    process.exitCode = 1`
  await expect(run(process.execPath, ['-e', code], { quiet: true })).rejects.toMatchObject({ output: 'no such file\n' })
})

test('the exit status of a command is passed on, and 1 for one that was killed', async () => {
  const statuses = ['process.exit(3)', "process.kill(process.pid, 'SIGKILL')", ''].map((code) =>
    exitStatusOf(process.execPath, ['-e', code], {}),
  )
  expect(await Promise.all(statuses)).toEqual([3, 1, 0])
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

test('a character whose bytes come one by one stays whole', async () => {
  const lines: string[] = []
  const code = `process.stdout.write(Buffer.from([0x43, 0xc3]))
    setTimeout(() => process.stdout.write(Buffer.from([0xa9, 0x0a])), 200)`
  const child = start(process.execPath, ['-e', code], { onLine: (line) => void lines.push(line) })
  const output = await run(process.execPath, ['-e', code], { quiet: true })
  await new Promise((resolve) => (hasEnded(child) ? resolve(null) : child.once('close', resolve)))
  expect([...lines, output]).toEqual(['Cé', 'Cé\n'])
})

test('what a server has started is stopped also if the server itself was killed', async () => {
  const lines: string[] = []
  const below = `const server = require('node:net').createServer()
    server.listen(0, '127.0.0.1', () => console.log(server.address().port))`
  const code = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(below)}], { stdio: 'inherit' })`
  const child = start(process.execPath, ['-e', code], { onLine: (line) => void lines.push(line) })
  await expect.poll(() => lines).toHaveLength(1)
  expect(hasEnded(child)).toBe(false)
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
  expect(hasEnded(child)).toBe(true)
  const port = Number(lines[0])
  expect(await isListening(port)).toBe(true)
  await stopAll()
  await expect.poll(() => isListening(port)).toBe(false)
})

test('what was started last is stopped first', async () => {
  const lines: string[] = []
  const code = `process.on('SIGINT', () => { console.log('stops'); process.exit() })
    setTimeout(() => {}, 60_000)
    console.log('is up')`
  for (const name of ['database', 'referee'])
    start(process.execPath, ['-e', code], { onLine: (line) => void lines.push(`${name} ${line}`) })
  await expect.poll(() => lines).toHaveLength(2)
  await stopAll()
  await expect.poll(() => lines.slice(2)).toEqual(['referee stops', 'database stops'])
})
