import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import opentype from 'opentype.js'

/** The box that letters are fitted into: its middle and size. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const WEIGHT_FILE = '@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff'
const { buffer } = new Uint8Array(readFileSync(createRequire(import.meta.url).resolve(WEIGHT_FILE)))
const face = opentype.parse(buffer)
const SIZE = 100
const CAP_HEIGHT = 70
/** How much taller than wide the letters may be stretched before they look distorted. */
const TALLEST = 1.34

/** A code as an SVG path, as large as the box allows and slightly taller than the typeface draws it. */
export function letters(code: string, { x, y, width, height }: Box): string {
  const path = face.getPath(code, 0, 0, SIZE, { letterSpacing: code.length > 3 ? -0.006 : 0 })
  const { x1, x2 } = path.getBoundingBox()
  const across = Math.min(width / (x2 - x1), height / CAP_HEIGHT)
  const up = Math.min(height / CAP_HEIGHT, across * TALLEST)
  const place = (value: number, from: number, scale: number, to: number) => ((value - from) * scale + to).toFixed(1)
  const point = (px: number, py: number) =>
    `${place(px, (x1 + x2) / 2, across, x)} ${place(py, -CAP_HEIGHT / 2, up, y)}`
  return path.commands
    .map((step) => {
      if (step.type === 'Z') return 'Z'
      const ends = `${step.type}${'x1' in step ? `${point(step.x1, step.y1)} ` : ''}`
      return `${ends}${'x2' in step ? `${point(step.x2, step.y2)} ` : ''}${point(step.x, step.y)}`
    })
    .join('')
}
