import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { importLine } from '../../tests/fixtures/import-line'
import { noteRunning, runningVariables } from './running.mjs'

test('how the product was started is known while its process lives, and no longer', () => {
  for (const name of ['FEED_URL', 'COMMISSIONERS']) vi.stubEnv(name, '')
  const folder = newFolder()
  const note = join(folder, 'cache', 'running.json')
  const starts = (ending: string) => {
    const code = `${importLine('noteRunning', import.meta.dirname, 'running.mjs')}
      noteRunning({ FEED_URL: 'http://feed' }, ${JSON.stringify(note)})
      ${ending}`
    return spawnSync(process.execPath, ['--input-type=module', '-e', code]).signal
  }
  noteRunning({ FEED_URL: 'http://feed', PATH: '/bin' }, note)
  expect(runningVariables(note)).toEqual({ FEED_URL: 'http://feed' })
  vi.stubEnv('FEED_URL', 'http://own')
  expect(runningVariables(note), 'what is set for the tool itself').toEqual({ FEED_URL: 'http://own' })
  expect(runningVariables(join(folder, 'none')), 'is enough').toEqual({ FEED_URL: 'http://own' })
  vi.stubEnv('FEED_URL', '')
  expect(starts("process.kill(process.pid, 'SIGKILL')")).toBe('SIGKILL')
  expect(readFileSync(note, 'utf8')).toContain('http://feed')
  expect(() => runningVariables(note)).toThrow('not started from this folder')
  expect(starts('')).toBeNull()
  expect(existsSync(note)).toBe(false)
  expect(() => runningVariables(note)).toThrow('not started from this folder')
})
