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

/** The files with long names, and the codes of the schools that they belong to. */
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

/** Everything there is to draw: two logos of every team, a watermark of every kind of mascot, the long names. */
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
