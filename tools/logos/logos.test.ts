import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MASCOT_KINDS, mascotOf } from '#common/teams/mascots'
import { ALL_TEAMS } from '#common/teams/teams'
import { contrastRatio, TEXT_RATIO } from '#web/ui/contrast'
import { drawings, LONG_NAMES } from './drawings'
import { DRAWN, drawnIn, isForeign } from './folder'
import { livery } from './livery'

const FOLDER = join(import.meta.dirname, '../../web/public/logos')
const names = drawings().map(({ name }) => name)
const drawn = names.filter((name) => !isForeign(FOLDER, name))

test.each(ALL_TEAMS.map((team) => [team.name, team] as const))('%s has two logos and a mascot', (_name, team) => {
  const files = [`${team.abbr}.png`, `alt/${team.abbr}.png`, `mascot/${mascotOf(team.nickname)}.png`]
  expect(files.filter((file) => !existsSync(join(FOLDER, file)) || !names.includes(file))).toEqual([])
})

test.each(ALL_TEAMS.map((team) => [team.name, team] as const))('the letters of %s can be read', (_name, team) => {
  const { field, shade, ink } = livery(team)
  expect(contrastRatio(ink, field)).toBeGreaterThanOrEqual(TEXT_RATIO)
  expect(contrastRatio(ink, shade)).toBeGreaterThanOrEqual(TEXT_RATIO)
})

test('every kind of mascot and every long name has its file', () => {
  const files = [...MASCOT_KINDS.map((kind) => `mascot/${kind}`), ...Object.keys(LONG_NAMES)]
  expect(Object.keys(LONG_NAMES)).toHaveLength(9)
  expect(files.filter((file) => !existsSync(join(FOLDER, `${file}.png`)))).toEqual([])
})

test('every drawn file is a transparent PNG of 512 × 512 and at most 12 KB', async () => {
  const odd = drawn.map(async (name) => {
    const { format, width, height, hasAlpha } = await sharp(join(FOLDER, name)).metadata()
    const right = format === 'png' && width === 512 && height === 512 && hasAlpha
    return right && statSync(join(FOLDER, name)).size <= 12 * 1024 ? [] : [name]
  })
  expect((await Promise.all(odd)).flat()).toEqual([])
})

test('all files together are below 3 MB', () => {
  const sizes = [...drawn, DRAWN].map((name) => statSync(join(FOLDER, name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
})

test('the palette of every file has its field and letter colours', async () => {
  const teams = ALL_TEAMS.filter((team) => drawn.includes(`${team.abbr}.png`))
  const lost = teams.map(async (team) => {
    const pixels = await sharp(join(FOLDER, `${team.abbr}.png`))
      .removeAlpha()
      .raw()
      .toBuffer()
    const { field, ink } = livery(team)
    return [field, ink].every((color) => pixels.includes(Buffer.from(color.slice(1), 'hex'))) ? [] : [team.abbr]
  })
  expect((await Promise.all(lost)).flat()).toEqual([])
})

test('the list names nothing that is not drawn', () => {
  expect(Object.keys(drawnIn(FOLDER)).filter((name) => !names.includes(name))).toEqual([])
})
