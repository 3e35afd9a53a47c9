import type { MascotKind } from '#common/teams/mascots'
import { FIGURES } from './figures/figures'

/** A mascot in one colour, see-through where its stencil is cut; to be set inside an SVG. */
export function figure(kind: MascotKind, color: string): string {
  const stencil = `<mask id="${kind}"><g fill="#fff">${FIGURES[kind]}</g></mask>`
  return `${stencil}<rect width="512" height="512" fill="${color}" mask="url(#${kind})"/>`
}

/** The watermark of a kind of mascot: white on nothing. */
export function mascotSvg(kind: MascotKind): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${figure(kind, '#ffffff')}</svg>`
}
