/** Colours are `#rrggbb` throughout. */
type Rgb = readonly [red: number, green: number, blue: number]

const WHITE = '#ffffff'
const BLACK = '#000000'
/** WCAG AA for text. */
export const TEXT_RATIO = 4.5
/** WCAG AA for shapes and large text. */
export const SHAPE_RATIO = 3

function rgb(hex: string): Rgb {
  const digits = /^#?([0-9a-f]{6})$/i.exec(hex.trim())?.[1] ?? '3b4a7a'
  const value = Number.parseInt(digits, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

const hex = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

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

/** `color`, lightened or darkened just enough for a line or a shape to stand out from `ground`. */
export function visibleOn(color: string, ground: string): string {
  const goal = rgb(inkOn(ground))
  const start = rgb(color)
  for (let step = 0; step <= 20; step++) {
    const mixed = hex(start.map((part, index) => part + ((goal[index] ?? 0) - part) * (step / 20)) as unknown as Rgb)
    if (contrastRatio(mixed, ground) >= SHAPE_RATIO) return mixed
  }
  return hex(goal)
}

/** The more saturated of two colours: white and black do not tell schools apart. */
export function livelier(one: string, other: string): string {
  const spread = (color: string) => Math.max(...rgb(color)) - Math.min(...rgb(color))
  return spread(other) > spread(one) ? other : one
}

/** A fill and a text colour that can be read over it, as custom properties. */
export function fillStyle(fill: string, preferredInk?: string) {
  return { '--fill': fill, '--ink': inkOn(fill, preferredInk) }
}

/** The value of a colour of tokens.css, such as `--card`. */
export const colorToken = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/**
 * The colour of the team's line, `--team`, made to stand out from `--card`, the lightest of the grounds. The theme sets
 * nothing else. Buttons and links stay gold: in school colours, a third of the buttons would be as red as LOSS.
 */
export const teamLine = (pcolor: string, scolor: string, token = colorToken) =>
  visibleOn(livelier(pcolor, scolor), token('--card'))
