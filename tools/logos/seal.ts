import { mascotOf } from '#common/teams/mascots'
import { figure } from './figure'
import { letters } from './letters'
import { livery } from './livery'
import type { Design } from './monogram'

const RIBBON = { x: 256, y: 398, width: 392, height: 102 }
const NOTCHES = 24

/** A milled edge, like a coin's. */
const edge = (() => {
  const points = Array.from({ length: NOTCHES * 2 }, (_, index) => {
    const turn = (Math.PI * index) / NOTCHES
    const radius = index % 2 ? 238 : 252
    return `${(256 + radius * Math.sin(turn)).toFixed(1)} ${(256 - radius * Math.cos(turn)).toFixed(1)}`
  })
  return `M${points.join('L')}Z`
})()

/** A team's other logo: its mascot on a round seal, its code on a ribbon across. */
export function sealSvg({ abbr, nickname, ...colors }: Design): string {
  const { field, shade, ink, trim } = livery(colors)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<path d="${edge}" fill="${trim}"/>
<circle cx="256" cy="256" r="222" fill="${ink}"/>
<circle cx="256" cy="256" r="210" fill="${field}"/>
<path d="M256 46A210 210 0 0 1 256 466Z" fill="${shade}"/>
<g transform="translate(141 70) scale(0.45)">${figure(mascotOf(nickname), ink)}</g>
<path d="M2 316H510L488 398L510 480H2L24 398Z" fill="${trim}"/>
<path d="M22 328H490L472 398L490 468H22L40 398Z" fill="${ink}"/>
<path d="${letters(abbr, RIBBON)}" fill="${field}"/></svg>`
}
