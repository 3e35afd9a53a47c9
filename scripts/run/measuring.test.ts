import { expect, test, vi } from 'vitest'
import { measuring } from './measuring.mjs'
import { Stop } from './say.mjs'

test('a subject that fails is named with its reason, and the others are measured all the same', async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const shown = vi.spyOn(console, 'error').mockReturnValue()
  const { rows, failed, measureEach } = measuring(async (name: string) => {
    if (name === 'picks') throw new Stop('node failed.', 'no score came\n')
    return [`${name} 1`, `${name} 2`]
  })
  await measureEach(['grading', 'picks'])
  await measureEach(['pages'])
  expect(rows).toEqual(['grading 1', 'grading 2', 'pages 1', 'pages 2'])
  expect(failed).toEqual(['picks'])
  expect(shown).toHaveBeenCalledExactlyOnceWith('no score came\nnode failed.')
})
