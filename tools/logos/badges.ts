import type { Box } from './letters'

/** A badge's outline, and the place of its letters. */
export interface Badge {
  readonly outline: string
  readonly box: Box
  /** The y of the small charge below the letters. */
  readonly charge: number
}

/** An SVG path of a polygon with corners rounded by `round`. */
function rounded(points: readonly (readonly [number, number])[], round: number): string {
  const toward = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number]) => {
    const share = round / Math.hypot(toX - x, toY - y)
    return `${(x + (toX - x) * share).toFixed(1)} ${(y + (toY - y) * share).toFixed(1)}`
  }
  const steps = points.map((corner, index) => {
    const before = points.at(index - 1) ?? corner
    const after = points[(index + 1) % points.length] ?? corner
    return `${index === 0 ? 'M' : 'L'}${toward(corner, before)}Q${corner.join(' ')} ${toward(corner, after)}`
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
    // Crest with concave corners.
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
    // A square with small cut corners; larger cuts would make a red one look like a stop sign.
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

/** The shapes of a field's second tone, after the divisions of heraldry. */
export const DIVISIONS: readonly string[] = [
  'M256 0H512V512H256Z',
  'M512 0V512H0Z',
  'M256 250L512 420V512H0V420Z',
  'M0 340H512V512H0Z',
  'M256 -20L340 -20L172 532H88Z M424 -20H512V532H256Z',
  'M0 0H60V512H0Z M120 0H180V512H120Z M332 0H392V512H332Z M452 0H512V512H452Z',
  'M256 60L560 330V420L256 150L-48 420V330Z M256 240L560 510V600L256 330L-48 600V510Z',
  'M256 256L156 -40H356Z M256 256L552 156V356Z M256 256L156 552H356Z M256 256L-40 156V356Z',
]

/** Small charges below the letters, centred on 0 0. */
export const CHARGES: readonly string[] = [
  // The laces of the ball.
  '<path d="M-62 0H62M-40 -15V15M-13 -15V15M13 -15V15M40 -15V15" fill="none" stroke-width="11" stroke-linecap="round"/>',
  '<path d="M0 -36L9 -12L34 -11L14 5L21 29L0 15L-21 29L-14 5L-34 -11L-9 -12Z" stroke="none"/>',
  '<path d="M0 -18L56 12V34L0 4L-56 34V12Z" stroke="none"/>',
  '<path d="M0 -26L26 0L0 26L-26 0ZM-62 -15L-47 0L-62 15L-77 0ZM62 -15L77 0L62 15L47 0Z" stroke="none"/>',
  '<path d="M-60 -18H60V-4H-60ZM-38 8H38V22H-38Z" stroke="none"/>',
  '<path d="M-46 0Q0 -44 46 0Q0 44 -46 0Z" stroke="none"/>',
]
