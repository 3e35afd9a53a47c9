import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ALL_TEAMS, FBS_TEAMS } from '#common/teams/teams'
import { accentsOf, contrastRatio, inkOn, livelier, readableOn, SHAPE_RATIO, TEXT_RATIO } from './colors'

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

  it.each(ALL_TEAMS.map((team) => [team.name, team] as const))('%s can be read on a card', (_, team) => {
    const accent = livelier(team.pcolor, team.scolor)
    expect(contrastRatio(readableOn(accent, CARD), CARD)).toBeGreaterThanOrEqual(TEXT_RATIO)
    expect(contrastRatio(readableOn(accent, CARD, SHAPE_RATIO), CARD)).toBeGreaterThanOrEqual(SHAPE_RATIO)
  })

  it('keeps a colour that can be read already', () => {
    expect(readableOn('#ffc53d', CARD)).toBe('#ffc53d')
    expect(inkOn('#461d7c', '#fdd023')).toBe('#fdd023')
  })

  it('darkens on a light ground', () => {
    expect(contrastRatio(readableOn('#ffdd99', '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(TEXT_RATIO)
  })
})

/** Every ground of an accent. The navbar's is a shade between night and field. */
const grounds = ['--void', '--night', '--field', '--card']

describe.each(FBS_TEAMS.map((team) => [team.name, team] as const))('in the colours of %s', (_, team) => {
  const accents = accentsOf(team.pcolor, team.scolor, token)

  it.each(grounds)('the accent can be read on %s', (ground) => {
    expect(contrastRatio(accents['--accent'], token(ground))).toBeGreaterThanOrEqual(TEXT_RATIO)
  })

  it('a filled button can be read, and stands out from the night', () => {
    expect(contrastRatio(accents['--on-accent'], accents['--accent-fill'])).toBeGreaterThanOrEqual(TEXT_RATIO)
    expect(contrastRatio(accents['--accent-fill'], token('--night'))).toBeGreaterThanOrEqual(2)
  })
})

it('the default theme can be read', () => {
  for (const ground of grounds) expect(contrastRatio(token('--gold'), token(ground))).toBeGreaterThanOrEqual(TEXT_RATIO)
  expect(contrastRatio(token('--on-gold'), token('--gold'))).toBeGreaterThanOrEqual(TEXT_RATIO)
})
