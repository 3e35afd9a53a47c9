import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Drawing } from './drawings'
import { png } from './png'

/** The list of what this script drew, by file name: the SHA-256 of what it wrote. */
export const DRAWN = 'drawn.json'

const fingerprint = (file: Buffer) => createHash('sha256').update(file).digest('hex')

/** What the folder's list says that we drew. */
export function drawnIn(folder: string): Record<string, string> {
  const list = join(folder, DRAWN)
  return existsSync(list) ? (JSON.parse(readFileSync(list, 'utf8')) as Record<string, string>) : {}
}

/** True for a file that somebody else put there: a real logo, which wins over ours. */
export function isForeign(folder: string, name: string): boolean {
  const path = join(folder, name)
  return existsSync(path) && fingerprint(readFileSync(path)) !== drawnIn(folder)[name]
}

/** Draws every file that is not somebody else's, and lists what it drew. */
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
