import { MASCOT_KINDS } from '#common/teams/mascots'
import { ALL_TEAMS, teamByCode } from '#common/teams/teams'
import { mascotSvg } from './figure'
import { monogramSvg } from './monogram'
import { sealSvg } from './seal'

/** One file of the folder: its name, and how it is drawn. */
export interface Drawing {
  readonly name: string
  readonly svg: () => string
}

/** Files with long names, and the codes of their schools. */
export const LONG_NAMES = {
  georgia: 'UGA',
  miami: 'MIA',
  florida: 'FLA',
  longhorn: 'TEX',
  duck: 'ORE',
  texastech: 'TTU',
  boisestate: 'BOIS',
  michiganstate: 'MSU',
  georgiatech: 'GT',
} as const

/** Every file: two logos of every team, a watermark of every kind of mascot, and the long names. */
export function drawings(): Drawing[] {
  return [
    ...ALL_TEAMS.map((team) => ({ name: `${team.abbr}.png`, svg: () => monogramSvg(team) })),
    ...ALL_TEAMS.map((team) => ({ name: `alt/${team.abbr}.png`, svg: () => sealSvg(team) })),
    ...MASCOT_KINDS.map((kind) => ({ name: `mascot/${kind}.png`, svg: () => mascotSvg(kind) })),
    ...Object.entries(LONG_NAMES).flatMap(([name, code]) => {
      const team = teamByCode(code)
      return team ? { name: `${name}.png`, svg: () => monogramSvg(team) } : []
    }),
  ]
}
