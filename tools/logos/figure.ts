import type { MascotKind } from '#common/teams/mascots'
import type { Stencil } from './figures/draw'
import { horned } from './figures/horned'
import { prowlers } from './figures/prowlers'
import { trappings } from './figures/trappings'
import { weather } from './figures/weather'
import { winged } from './figures/winged'

/** A mascot in one colour, transparent where its stencil is cut, as a fragment of SVG. */
export function figure(kind: MascotKind, color: string): string {
  const stencil = `<mask id="${kind}"><g fill="#fff">${FIGURES[kind]}</g></mask>`
  return `${stencil}<rect width="512" height="512" fill="${color}" mask="url(#${kind})"/>`
}

/** The watermark of a kind of mascot, white on transparent. */
export function mascotSvg(kind: MascotKind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${figure(kind, '#ffffff')}</svg>`
}

/** The stencil of every kind of mascot. */
const FIGURES: Record<MascotKind, Stencil> = { ...prowlers, ...horned, ...winged, ...weather, ...trappings }
