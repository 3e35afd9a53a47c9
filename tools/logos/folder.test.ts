import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { newFolder } from '../../tests/fixtures/folder'
import { drawings } from './drawings'
import { drawnIn, fill, isForeign } from './folder'

const wanted = drawings().filter(({ name }) => /^(alt\/)?(TA&M|M-OH)\.png$|^duck|owl/.test(name))
const names = wanted.map(({ name }) => name)
let folder = ''
beforeEach(() => {
  folder = newFolder()
})
const bytes = (name: string) => readFileSync(join(folder, name))

test('drawing twice gives the same bytes', async () => {
  expect(await fill(folder, wanted)).toEqual({ drawn: names.length, left: [] })
  const first = names.map((name) => bytes(name).toString('hex'))
  expect(await fill(folder, wanted)).toEqual({ drawn: names.length, left: [] })
  expect(names.map((name) => bytes(name).toString('hex'))).toEqual(first)
  expect(Object.keys(drawnIn(folder))).toEqual(names)
})

test('a real logo is kept, whether it was there first or replaced a drawn one', async () => {
  writeFileSync(join(folder, 'duck.png'), 'a real duck')
  expect((await fill(folder, wanted)).left).toEqual(['duck.png'])
  writeFileSync(join(folder, 'TA&M.png'), 'a real logo')
  expect((await fill(folder, wanted)).left.sort()).toEqual(['TA&M.png', 'duck.png'])
  expect(bytes('TA&M.png').toString()).toBe('a real logo')
  expect(bytes('duck.png').toString()).toBe('a real duck')
  expect(Object.keys(drawnIn(folder))).not.toContain('TA&M.png')
})

test('a drawn logo comes back when the real one is removed', async () => {
  writeFileSync(join(folder, 'duck.png'), 'a real duck')
  await fill(folder, wanted)
  rmSync(join(folder, 'duck.png'))
  expect((await fill(folder, wanted)).left).toEqual([])
  expect(isForeign(folder, 'duck.png')).toBe(false)
})

test('a drawn file is drawn again when its drawing changes', async () => {
  await fill(folder, wanted)
  const other = wanted.map(({ name }) => ({ name, svg: wanted[0]?.svg ?? (() => '') }))
  expect((await fill(folder, other)).left).toEqual([])
  expect(bytes('duck.png')).toEqual(bytes('TA&M.png'))
})
