import { describe, expect, it } from 'vitest'
import { ALL_TEAMS } from '#common/teams/teams'
import { contrastRatio, TEXT_RATIO } from '#web/ui/contrast'
import { cardColors } from './CardFace'

describe.each(ALL_TEAMS.map((team) => [team.name, team] as const))('the card of %s', (_, team) => {
  it.each([false, true])('can be read, swapped: %s', (swapped) => {
    const colors = cardColors(team, swapped)
    expect(contrastRatio(colors['--ink'], colors['--fill'])).toBeGreaterThanOrEqual(TEXT_RATIO)
    expect(contrastRatio(colors['--on-band'], colors['--band'])).toBeGreaterThanOrEqual(TEXT_RATIO)
  })
})

it('swaps field and band', () => {
  const team = { pcolor: '#461d7c', scolor: '#fdd023' }
  expect(cardColors(team, false)).toMatchObject({ '--fill': '#461d7c', '--ink': '#fdd023', '--band': '#fdd023' })
  expect(cardColors(team, true)).toMatchObject({ '--fill': '#fdd023', '--ink': '#461d7c', '--band': '#461d7c' })
})
