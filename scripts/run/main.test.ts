import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { importLine } from '../../tests/fixtures/import-line'
import { isAlive } from './processes.mjs'

const here = import.meta.dirname

/**
 * Runs a script with the modules of this folder. `sleeper` is the command of a process that would go on for long.
 * @param wrapper a program that gets the command as its last arguments.
 */
function script(
  body: string,
  wrapper: readonly string[] = [],
): { child: ChildProcess; said: () => string; ended: Promise<number | null> } {
  const code = `
    ${importLine('main, endWith', here, 'main.mjs')}
    ${importLine('run, start, stopAll', here, 'processes.mjs')}
    ${importLine('holdStartLock', here, 'start-lock.mjs')}
    ${importLine('Stop', here, 'say.mjs')}
    const sleeper = [process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']]
    const tell = (child) => console.log('pid ' + child.pid)
    ${body}`
  const [command = '', ...args] = [...wrapper, process.execPath, '--input-type=module', '-e', code]
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk))
  return { child, said: () => output, ended: new Promise((resolve) => child.once('close', resolve)) }
}

const pids = (text: string) => [...text.matchAll(/pid (\d+)/g)].map(([, pid]) => Number(pid))

test('an error is one sentence, and stops what was started', async () => {
  const { said, ended } = script(
    `await main(async () => { tell(start(...sleeper)); throw new Stop('The league is asleep.', 'zzz') })`,
  )
  expect(await ended).toBe(1)
  expect(said().replace(/pid \d+\n/, ''), 'below what a command printed').toBe('zzz\n\nThe league is asleep.\n')
  expect(pids(said()).map(isAlive)).toEqual([false])
})

test('an error in what reads the output of a server stops what was started', async () => {
  const { said, ended } = script(`await main(async () => {
    tell(start(...sleeper))
    const full = () => { throw Object.assign(new Error('write'), { code: 'ENOSPC' }) }
    start(process.execPath, ['-e', "console.log('a mail')"], { onLine: full })
    await run(...sleeper)
  })`)
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^pid \d+\n\nThe disk is full: free some space, and start again\.\n$/)
  expect(pids(said()).map(isAlive)).toEqual([false])
})

test('a server that is needed and stops ends the script', async () => {
  const { said, ended } = script(`await main(async (end) => {
    tell(start(...sleeper))
    endWith(start(process.execPath, ['-e', '']), 'The referee', end)
    await run(...sleeper)
  })`)
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^pid \d+\n\nThe referee has stopped: start again\.\n$/)
  expect(pids(said()).map(isAlive)).toEqual([false])
})

test('Ctrl-C in the middle of a step stops what was started, and nothing more is started', async () => {
  const { child, said, ended } = script(`await main(async () => {
    tell(start(...sleeper))
    await run(...sleeper).catch(() => {})
    tell(start(...sleeper))
    console.log('went on')
  }, 0)`)
  await expect.poll(said).toContain('pid')
  child.kill('SIGINT')
  expect(await ended).toBe(0)
  expect(said()).toMatch(/^pid \d+\n\nstopping\n$/)
  expect(pids(said()).map(isAlive)).toEqual([false])
})

test('Ctrl-C while what was started is being stopped waits for it all the same', async () => {
  const { child, said, ended } = script(`await main(async () => {
    const stops = "process.on('SIGINT', () => { console.log('stops'); setTimeout(() => process.exit(), 1_500) })"
    const server = stops + "; setTimeout(() => {}, 60_000); console.log('pid ' + process.pid)"
    await new Promise((up) => start(process.execPath, ['-e', server], { onLine: (line) => up(console.log(line)) }))
    await stopAll()
  })`)
  await expect.poll(said).toContain('stops')
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(pids(said()).map(isAlive)).toEqual([false])
})

test('what another part of the script was about to run is not begun while everything is stopped', async () => {
  const { child, said, ended } = script(`await main(async () => {
    const slow = "process.on('SIGINT', () => setTimeout(() => process.exit(), 1_000)); console.log('pid ' + process.pid)"
    start(process.execPath, ['-e', slow + '; setTimeout(() => {}, 60_000)'], { onLine: (line) => console.log(line) })
    const telling = [process.execPath, ['-e', "console.log('pid ' + process.pid); setTimeout(() => {}, 60_000)"]]
    process.on('SIGINT', () => setTimeout(() => { void run(...telling); tell(start(...sleeper)) }, 300))
    await new Promise(() => {})
  })`)
  await expect.poll(said).toContain('pid')
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(pids(said())).toHaveLength(1)
})

test('a second Ctrl-C kills at once what does not stop', async () => {
  const { child, said, ended } = script(`await main(async () => {
    const deaf = "for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {}); console.log('pid ' + process.pid)"
    const args = [process.execPath, ['-e', deaf + '; setTimeout(() => {}, 60_000)']]
    start(...args, { onLine: (line) => console.log(line) })
    await run(...args)
  })`)
  await expect.poll(() => pids(said())).toHaveLength(2)
  child.kill('SIGINT')
  // As npm passes it on.
  child.kill('SIGINT')
  await sleep(1_500)
  expect(pids(said()).map(isAlive)).toEqual([true, true])
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  await expect.poll(() => pids(said()).map(isAlive)).toEqual([false, false])
})

test('after a signal a script neither goes on to its next step nor says that this one has failed', async () => {
  const { child, said, ended } = script(`await main(async () => {
    tell(start(...sleeper))
    await run(...sleeper).catch(() => console.log('failed'))
    console.log('the next step')
    await run(...sleeper).catch(() => console.log('failed, too'))
  })`)
  await expect.poll(said).toContain('pid')
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(said()).toMatch(/^pid \d+\n\nstopping\n$/)
})

test('a signal to npm alone stops what was started', async () => {
  vi.stubEnv('npm_lifecycle_event', 'start')
  // As npm's shell on Debian, which waits for its command and passes no signal on.
  const { child, said, ended } = script(
    `await main(async () => { tell(start(...sleeper)); await run(...sleeper) }, 0)`,
    [...['sh', '-c', '"$@"; exit', 'sh']],
  )
  await expect.poll(said).toContain('pid')
  child.kill('SIGTERM')
  await ended
  expect(said()).toMatch(/^pid \d+\n\nstopping\n$/)
  expect(pids(said()).map(isAlive)).toEqual([false])
})

test('what servers say while they are stopped is not shown', async () => {
  const { child, said, ended } = script(`await main(async () => {
    const server = "process.on('SIGINT', () => { console.log('where is everybody?'); process.exit() }); console.log('up')"
    start(process.execPath, ['-e', server + '; setTimeout(() => {}, 60_000)'], { onLine: (line) => console.log(line) })
    await run(...sleeper).catch(() => {})
  }, 0)`)
  await expect.poll(said).toContain('up')
  // As a terminal that is closed.
  child.kill('SIGHUP')
  expect(await ended).toBe(0)
  expect(said()).toBe('up\n\nstopping\n')
})

test('of two starts at once the second gives up', async () => {
  const first = createServer()
  const port: number = await new Promise((resolve) => {
    first.listen(0, '127.0.0.1', () => {
      const address = first.address()
      resolve(address && typeof address === 'object' ? address.port : 0)
    })
  })
  const second = script(`await main(() => holdStartLock(${port}))`)
  expect(await second.ended).toBe(1)
  expect(second.said()).toContain(`is starting or running here (port ${port}): stop that one first.`)
  first.close()
  const third = script(`await main(() => holdStartLock(${port}))`)
  expect(await third.ended).toBe(0)
})
