import { describe, expect, it } from 'vitest'
import { ALL_TEAMS } from '#common/teams/teams'
import { contrastRatio, inkOn, livelier, readableOn, SHAPE_RATIO, TEXT_RATIO } from './contrast'

const CARD = '#16265a'

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
