import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FBS_TEAMS } from '#common/teams/teams'
import { accentsOf } from './accents'
import { contrastRatio, TEXT_RATIO } from './contrast'

const tokens = readFileSync(new URL('../../tokens.css', import.meta.url), 'utf8')
const token = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? ''
/** Every ground that an accent stands on; the navbar is a shade between night and field. */
const grounds = ['--void', '--night', '--field', '--card']

describe.each(FBS_TEAMS.map((team) => [team.name, team] as const))('in the colours of %s', (_, team) => {
  const accents = accentsOf(team.pcolor, team.scolor)

  it.each(grounds)('the accent can be read on %s', (ground) => {
    expect(contrastRatio(accents['--accent'], token(ground))).toBeGreaterThanOrEqual(TEXT_RATIO)
  })

  it('a filled button can be read, and told from the night', () => {
    expect(contrastRatio(accents['--on-accent'], accents['--accent-fill'])).toBeGreaterThanOrEqual(TEXT_RATIO)
    expect(contrastRatio(accents['--accent-fill'], token('--night'))).toBeGreaterThanOrEqual(2)
  })
})

it('the theme as it comes can be read, too', () => {
  for (const ground of grounds) expect(contrastRatio(token('--gold'), token(ground))).toBeGreaterThanOrEqual(TEXT_RATIO)
  expect(contrastRatio(token('--on-gold'), token('--gold'))).toBeGreaterThanOrEqual(TEXT_RATIO)
})
