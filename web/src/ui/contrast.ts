/** Colours are `#rrggbb` throughout. */
export type Rgb = readonly [red: number, green: number, blue: number]

const WHITE = '#ffffff'
const BLACK = '#000000'
/** WCAG AA for text. */
export const TEXT_RATIO = 4.5
/** WCAG AA for shapes and large text. */
export const SHAPE_RATIO = 3

export function rgb(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? '3b4a7a'
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** WCAG contrast of two colours (#rrggbb), 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light, dark] = [luminance(rgb(one)), luminance(rgb(other))].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** The colour of text over `fill`: `preferred` where it can be read, else white or black. */
export function inkOn(fill: string, preferred?: string): string {
  if (preferred && contrastRatio(preferred, fill) >= TEXT_RATIO) return preferred
  return contrastRatio(WHITE, fill) >= contrastRatio(BLACK, fill) ? WHITE : BLACK
}

/** A fill and a text colour that can be read over it, as custom properties. */
export function fillStyle(fill: string, preferredInk?: string) {
  return { '--fill': fill, '--ink': inkOn(fill, preferredInk) }
}
