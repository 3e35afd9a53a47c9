import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import type { Drawing } from './drawings'

/** The list of the files that this program drew: by file name, the SHA-256 of what it wrote. */
export const DRAWN = 'drawn.json'

const fingerprint = (file: Buffer) => createHash('sha256').update(file).digest('hex')

/** The folder's list of drawn files; empty if there is none. */
export function drawnIn(folder: string): Record<string, string> {
  const list = join(folder, DRAWN)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
}

/** True for a file that this program did not draw: a real logo, which is kept. */
export function isForeign(folder: string, name: string): boolean {
  const path = join(folder, name)
  return existsSync(path) && fingerprint(readFileSync(path)) !== drawnIn(folder)[name]
}

/** Draws every file that is not foreign, and writes the list. @returns how many were drawn, and which were left */
export async function fill(folder: string, wanted: readonly Drawing[]): Promise<{ drawn: number; left: string[] }> {
  const left = wanted.filter(({ name }) => isForeign(folder, name)).map(({ name }) => name)
  const ours = wanted.filter(({ name }) => !left.includes(name))
  const prints = await Promise.all(
    ours.map(async ({ name, svg }) => {
      const file = await png(svg())
      mkdirSync(dirname(join(folder, name)), { recursive: true })
      writeFileSync(join(folder, name), file)
      return [name, fingerprint(file)] as const
    }),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, DRAWN), `${JSON.stringify(Object.fromEntries(prints), null, 2)}\n`)
  return { drawn: ours.length, left }
}

/** An SVG as a PNG of 16 colours: a badge has about six, the others smooth its edges. */
function png(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .png({ palette: true, colours: 16, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer()
}
