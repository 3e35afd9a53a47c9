import { contrastRatio, inkOn, type Rgb, rgb, SHAPE_RATIO } from './contrast'

const hex = (color: Rgb) => `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

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
export function moreSaturated(one: string, other: string): string {
  const chroma = (color: string) => Math.max(...rgb(color)) - Math.min(...rgb(color))
  return chroma(other) > chroma(one) ? other : one
}

/** The value of a colour of tokens.css, such as `--card`. */
export const colorToken = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)

/**
 * The accent of the team, `--team`: its colour, made to stand out from `--card`, the lightest of the grounds. The theme
 * sets nothing else. Buttons and links stay gold: in school colours, a third of the buttons would be as red as LOSS.
 */
export const teamAccent = (pcolor: string, scolor: string, token = colorToken) =>
  visibleOn(moreSaturated(pcolor, scolor), token('--card'))
