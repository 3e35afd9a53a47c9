import { contrastRatio, SHAPE_RATIO } from '#web/ui/contrast'
import { BADGES, CHARGES, DIVISIONS } from './badges'
import { letters } from './letters'
import { type Colors, livery } from './livery'

/** What a logo is drawn from. */
export interface Design extends Colors {
  readonly abbr: string
  readonly nickname: string
}

/** The FNV-1a hash of a name, to choose shapes evenly. */
function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}

const chosen = <T>(from: readonly T[], name: string): T => from[hashOf(name) % from.length] as T

/** A team's logo: its code on a badge in its colours. */
export function monogramSvg({ abbr, nickname, ...colors }: Design): string {
  const { field, shade, ink, trim } = livery(colors)
  const { outline, box, charge } = chosen(BADGES, `${abbr} ${nickname}`)
  const chargeInk = contrastRatio(trim, field) >= SHAPE_RATIO / 1.5 ? trim : ink
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">
<mask id="badge"><path d="${outline}" fill="#fff"/></mask>
<g mask="url(#badge)"><path d="${outline}" fill="${field}"/>
<path d="${chosen(DIVISIONS, `${nickname} ${abbr}`)}" fill="${shade}"/>
<path d="${outline}" fill="none" stroke="${ink}" stroke-width="62"/>
<path d="${outline}" fill="none" stroke="${trim}" stroke-width="40"/></g>
<g transform="translate(256 ${charge})" fill="${chargeInk}" stroke="${chargeInk}">${chosen(CHARGES, `charge ${abbr}`)}</g>
<path d="${letters(abbr, box)}" fill="${ink}"/></svg>`
}
