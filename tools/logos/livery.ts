import { moreSaturated } from '#web/ui/colors'
import { contrastRatio, inkOn, SHAPE_RATIO, TEXT_RATIO } from '#web/ui/contrast'

/** A school's two colours (#rrggbb). */
export interface Colors {
  readonly pcolor: string
  readonly scolor: string
}

/** The colours of a badge, from its middle to its edge. */
export interface Livery {
  /** The ground that the letters stand on. */
  readonly field: string
  /** The field's other tone; its contrast with the ink is higher than the field's. */
  readonly shade: string
  /** Letters and keyline; readable on field and shade. */
  readonly ink: string
  /** The outermost rim and the charges. */
  readonly trim: string
}

const WHITE = '#ffffff'
const BLACK = '#000000'

/** `color` mixed with `other` by a share from 0 to 1. */
function blend(color: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))
  const goal = parts(other)
  const mixed = parts(color).map((part, index) => Math.round(part + ((goal[index] ?? part) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const readable = (ink: string, field: string) => contrastRatio(ink, field) >= TEXT_RATIO
const isDark = (color: string) => contrastRatio(color, WHITE) > 7
const NUDGES = [0, 0.04, 0.08, 0.12, 0.16]
/** The largest share by which a colour may change without looking like another: greys and pale golds bear more. */
const farthest = (color: string) => (moreSaturated(color, '#9c7b64') === color ? 0.12 : 0.32)

/**
 * Field and letters with enough contrast: the school's own pair, with one of the two changed slightly if necessary;
 * otherwise the field's colour with white, a dark tone of itself, or black on it.
 */
function pair({ pcolor, scolor }: Colors): readonly [field: string, ink: string] {
  const blackened = contrastRatio(scolor, WHITE) > 15 && readable(WHITE, pcolor)
  for (const share of blackened ? [] : NUDGES) {
    const ink = blend(scolor, inkOn(pcolor), Math.min(share * 2, farthest(scolor)))
    if (readable(ink, pcolor)) return [pcolor, ink]
    const field = blend(pcolor, isDark(scolor) ? WHITE : BLACK, share)
    if (readable(scolor, field)) return [field, scolor]
  }
  if (readable(WHITE, pcolor)) return [pcolor, WHITE]
  const deep = blend(pcolor, BLACK, 0.82)
  return [pcolor, readable(deep, pcolor) ? deep : inkOn(pcolor)]
}

/** The colours of a team's badge. */
export function livery(colors: Colors): Livery {
  const [field, ink] = pair(colors)
  const dark = contrastRatio(ink, WHITE) > contrastRatio(field, WHITE)
  const shade = dark ? blend(field, WHITE, 0.16) : blend(field, BLACK, 0.22)
  const deep = blend(field, BLACK, 0.5)
  if (contrastRatio(colors.scolor, ink) >= SHAPE_RATIO / 2) return { field, shade, ink, trim: colors.scolor }
  return { field, shade, ink, trim: dark ? moreSaturated(ink, deep) : deep }
}
