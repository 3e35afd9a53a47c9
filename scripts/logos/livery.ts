import { contrastRatio, inkOn, livelier, SHAPE_RATIO, TEXT_RATIO } from '#web/ui/colors'

/** What a school plays in: its two colours (#rrggbb). */
export interface Colors {
  readonly pcolor: string
  readonly scolor: string
}

/** The colours of a badge, from its middle to its edge. */
export interface Livery {
  /** The ground that the letters stand on. */
  readonly field: string
  /** The field's other tone, further from the ink than the field. */
  readonly shade: string
  /** Letters and keyline; readable on field and shade. */
  readonly ink: string
  /** The outermost rim and the charges. */
  readonly trim: string
}

const WHITE = '#ffffff'
const BLACK = '#000000'

/** `color` on its way to `other`, by a share from 0 to 1. */
export function blend(color: string, other: string, share: number): string {
  const parts = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  const goal = parts(other)
  const mixed = parts(color).map((part, at) => Math.round(part + ((goal[at] ?? part) - part) * share))
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

const readable = (ink: string, field: string) => contrastRatio(ink, field) >= TEXT_RATIO
const isDark = (color: string) => contrastRatio(color, WHITE) > 7
const NUDGES = [0, 0.04, 0.08, 0.12, 0.16]
/** A colour lightened further than this is another colour: orange turns salmon. Greys and pale golds bear the most. */
const farthest = (color: string) => (livelier(color, '#9c7b64') === color ? 0.12 : 0.32)

/**
 * Field and letters that can be read together. A school's own pair comes first, even if one of the two must move a
 * little; a field that would lose its character keeps its colour, with white or its own darkest tone on it.
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
  return { field, shade, ink, trim: dark ? livelier(ink, deep) : deep }
}
