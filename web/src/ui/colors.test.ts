import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL_TEAMS, FBS_TEAMS } from '#common/teams/teams'
import { filesIn, ROOT, stylesheets } from '../../../tests/sources'
import { moreSaturated, teamAccent, visibleOn } from './colors'
import { contrastRatio, inkOn, SHAPE_RATIO, TEXT_RATIO } from './contrast'

const tokens = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8')
const token = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''
const CARD = token('--card')

describe('contrast', () => {
  it.each([
    ['#000000', '#ffffff', 21],
    ['#ffffff', '#000000', 21],
    ['#777777', '#ffffff', 4.48],
    ['#9e1b32', '#9e1b32', 1],
  ])('of %s and %s is %d', (one, other, ratio) => expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2))

  it.each(ALL_TEAMS.map((team) => [team.name, team] as const))('%s can be read over its own colour', (_, team) => {
    expect(contrastRatio(inkOn(team.pcolor, team.scolor), team.pcolor)).toBeGreaterThanOrEqual(TEXT_RATIO)
  })

  it.each(ALL_TEAMS.map((team) => [team.name, team] as const))('%s stands out on a card', (_, team) => {
    const accent = moreSaturated(team.pcolor, team.scolor)
    expect(contrastRatio(visibleOn(accent, CARD), CARD)).toBeGreaterThanOrEqual(SHAPE_RATIO)
  })

  it('keeps a colour that can be seen already', () => {
    expect(visibleOn('#ffc53d', CARD)).toBe('#ffc53d')
    expect(inkOn('#461d7c', '#fdd023')).toBe('#fdd023')
  })

  it('takes the more saturated of two colours, whichever comes first: white and black tell no schools apart', () => {
    expect([moreSaturated('#ffffff', '#9e1b32'), moreSaturated('#9e1b32', '#000000')]).toEqual(['#9e1b32', '#9e1b32'])
  })

  it('darkens on a light ground', () => {
    expect(contrastRatio(visibleOn('#ffdd99', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(SHAPE_RATIO)
  })
})

/** Every ground that the team's accent is drawn on, and gold is written on. */
const grounds = ['--void', '--night', '--bar', '--field', '--card']

describe.each(FBS_TEAMS.map((team) => [team.name, team] as const))('in the colours of %s', (_, team) => {
  const accent = teamAccent(team.pcolor, team.scolor, token)

  it.each(grounds)('the accent stands out from %s', (ground) => {
    expect(contrastRatio(accent, token(ground))).toBeGreaterThanOrEqual(SHAPE_RATIO)
  })
})

it('gold can be read on every ground, words can be read on gold, and the accent of no team stands out', () => {
  for (const ground of grounds) {
    expect(contrastRatio(token('--gold'), token(ground))).toBeGreaterThanOrEqual(TEXT_RATIO)
    expect(contrastRatio(token('--edge'), token(ground)), ground).toBeGreaterThanOrEqual(2)
  }
  expect(contrastRatio(token('--on-gold'), token('--gold'))).toBeGreaterThanOrEqual(TEXT_RATIO)
})

const sheets = stylesheets()

it('what one acts on is gold in every stylesheet, never in the colour of the team', () => {
  const sheet = (name: string) => sheets.find(([path]) => path.endsWith(name))?.[1] ?? ''
  expect(sheet('/Button.module.css')).toMatch(
    /\[data-weight="primary"\] {[^}]*color: var\(--on-gold\);\s*background: var\(--gold\);/,
  )
  expect(sheet('/Chips.module.css')).toMatch(/"true"\] {\s*color: var\(--on-gold\);\s*background: var\(--gold\);/)
  const painted = sheets.filter(([, text]) => /var\(--team\)/.test(text)).map(([path]) => path)
  expect(painted.map((path) => path.split('/').at(-1))).toEqual([
    'Navbar.module.css',
    'Dashboard.module.css',
    'Totals.module.css',
  ])
})

it('every colour of a stylesheet is declared somewhere', () => {
  const declared = filesIn('web/src')
    .filter((path) => /\.(css|tsx?)$/.test(path))
    .flatMap((path) => readFileSync(new URL(path, ROOT), 'utf8').match(/--[\w-]+(?=['"]?\]?:)/g) ?? [])
  const used = sheets.flatMap(([path, text]) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)].map(([, name = '']) => [name, path] as const),
  )
  expect(used.filter(([name]) => !declared.includes(name))).toEqual([])
})
