import type { Box } from './letters'

/** A badge's outline and where its code stands. */
export interface Badge {
  readonly outline: string
  readonly box: Box
  /** Middle of the small charge below the letters. */
  readonly charge: number
}

/** A polygon with its corners rounded off by `round`. */
export function rounded(points: readonly (readonly [number, number])[], round: number): string {
  const toward = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) => {
    const share = round / Math.hypot(toX - x, toY - y)
    return `${(x + (toX - x) * share).toFixed(1)} ${(y + (toY - y) * share).toFixed(1)}`
  }
  const steps = points.map((corner, at) => {
    const before = points.at(at - 1) ?? corner
    const after = points[(at + 1) % points.length] ?? corner
    return `${at === 0 ? 'M' : 'L'}${toward(corner, before)}Q${corner.join(' ')} ${toward(corner, after)}`
  })
  return `${steps.join('')}Z`
}

const box = (y: number, width: number, height: number): Box => ({ x: 256, y, width, height })

/** The shapes that monograms are set in. */
export const BADGES: readonly Badge[] = [
  {
    // Heater, with a peak in the middle of its top.
    outline: 'M14 46Q140 54 256 8Q372 54 498 46V236C498 380 394 462 256 506C118 462 14 380 14 236Z',
    box: box(208, 372, 212),
    charge: 396,
  },
  {
    // Crest with bitten corners.
    outline: 'M70 8H442Q446 66 504 70V256C504 392 390 448 256 506C122 448 8 392 8 256V70Q66 66 70 8Z',
    box: box(214, 376, 212),
    charge: 396,
  },
  { outline: 'M6 256A250 250 0 1 1 506 256A250 250 0 1 1 6 256Z', box: box(246, 366, 200), charge: 418 },
  {
    outline: rounded(
      [
        [256, 2],
        [494, 124],
        [494, 388],
        [256, 510],
        [18, 388],
        [18, 124],
      ],
      34,
    ),
    box: box(246, 372, 212),
    charge: 414,
  },
  {
    // Home plate.
    outline: rounded(
      [
        [12, 14],
        [500, 14],
        [500, 324],
        [256, 506],
        [12, 324],
      ],
      44,
    ),
    box: box(204, 388, 222),
    charge: 396,
  },
  {
    // A block with its corners cut; cut any deeper, a red one would say stop.
    outline: rounded(
      [
        [76, 12],
        [436, 12],
        [500, 76],
        [500, 436],
        [436, 500],
        [76, 500],
        [12, 436],
        [12, 76],
      ],
      14,
    ),
    box: box(236, 388, 226),
    charge: 418,
  },
  {
    // Shield with horned shoulders.
    outline:
      'M20 16Q140 62 256 16Q372 62 492 16Q518 120 496 250C476 380 380 446 256 508C132 446 36 380 16 250Q-6 120 20 16Z',
    box: box(204, 352, 206),
    charge: 396,
  },
]
