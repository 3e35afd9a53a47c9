import { once } from 'node:events'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { finished, pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'

/** The version of the file's form. */
const FORMAT = 1

/** The first line. */
export interface Header {
  format: number
  project: string
  /** When the backup began, ISO 8601. */
  at: string
  /** Where the passwords' hashes are from, which decides where they work; none were taken along if it is `none`. */
  passwords: 'emulator' | 'production' | 'none'
  /** What is not in the database and must be deployed again. */
  deployAgain: string[]
}

/** A document, by its path, with its fields as `encode` makes them. */
export interface DocumentLine {
  doc: string
  fields: unknown
}

/** An account of the sign-in service, as `accounts.ts` reads it. */
export interface AccountLine {
  account: Record<string, unknown>
}

/** The last line: how many lines there are of each kind. Without it the file is not complete. */
interface End {
  end: { documents: number; accounts: number }
}

type Line = DocumentLine | AccountLine

/** What a backup is called until it is complete; of two that are made at once under one name each has its own. */
export const unfinishedName = (path: string): string => `${path}.${process.pid}.part`

/**
 * Writes a backup, a compressed line of JSON for each document and account. It has {@link unfinishedName} until it is
 * complete, and only its owner may read it.
 * @throws Error if there is a file of that name.
 */
export async function writeBackup(path: string, header: Omit<Header, 'format'>, lines: AsyncIterable<Line>) {
  if (existsSync(path)) throw new Error(`${path} is there already: name a new file.`)
  if (!existsSync(dirname(path))) throw new Error(`There is no folder ${dirname(path)}: make it, or name another.`)
  const unfinished = unfinishedName(path)
  const file = createWriteStream(unfinished, { mode: 0o600, flags: 'wx' })
  const zip = createGzip()
  const written = pipeline(zip, file)
  // The error is thrown by the `await` below; until then it must not count as unhandled.
  written.catch(() => {})
  const put = async (line: object) => {
    if (!zip.write(`${JSON.stringify(line)}\n`)) await Promise.race([once(zip, 'drain'), written])
  }
  const end: End = { end: { documents: 0, accounts: 0 } }
  try {
    await put({ format: FORMAT, ...header })
    for await (const line of lines) {
      end.end['doc' in line ? 'documents' : 'accounts'] += 1
      await put(line)
    }
    await put(end)
    zip.end()
    await written
    await rename(unfinished, path)
  } catch (error) {
    zip.destroy()
    await finished(file).catch(() => {})
    await rm(unfinished, { force: true })
    throw error
  }
  return end.end
}

/** The lines of a backup after the header. @throws Error if it is not complete, at the end. */
export async function* readLines(path: string): AsyncGenerator<Line> {
  let count = 0
  let end: End['end'] | undefined
  // Read on after the end: only then is it known whether the whole file is as it was written.
  for await (const line of rawLines(path)) {
    if ('format' in line) continue
    if ('end' in line) {
      end = (line as unknown as End).end
      continue
    }
    count += 1
    yield line as unknown as Line
  }
  if (!end || end.documents + end.accounts !== count) throw new Error(incomplete(path))
}

/** The header of a backup. @throws Error if the file is no backup, or of a later release. */
export async function readHeader(path: string): Promise<Header> {
  for await (const line of rawLines(path)) {
    const header = line as unknown as Header
    if (header.format > FORMAT) throw new Error(`${path} was made by a later release: restore it with that one.`)
    if (header.format !== FORMAT) break
    return header
  }
  throw new Error(damagedText(path))
}

async function* rawLines(path: string): AsyncGenerator<Record<string, unknown>> {
  const file = createReadStream(path)
  const text = createGunzip()
  // An error of either stream ends the loop below with that error.
  const read = pipeline(file, text)
  read.catch(() => {})
  const lines = createInterface({ input: text, crlfDelay: Number.POSITIVE_INFINITY })
  // Without a listener an error after the last line that was asked for would end the process.
  lines.on('error', () => {})
  try {
    for await (const text of lines) {
      const line: unknown = JSON.parse(text)
      if (!isMap(line)) throw new Error(damagedText(path))
      yield line
    }
    await read
  } catch (error) {
    throw new Error(problemOf(path, error))
  } finally {
    text.destroy()
  }
}

export const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const incomplete = (path: string) => `${path} is not complete: make the backup again, or take an older one.`
export const damagedText = (path: string) => `${path} is damaged, or no backup: take another one.`

/** Why a file could not be read, in a sentence. */
export function problemOf(path: string, error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'ENOENT') return `There is no file ${path}.`
  if (code === 'EISDIR') return `${path} is a folder: name a file.`
  if (code === 'Z_BUF_ERROR') return incomplete(path)
  return code === 'Z_DATA_ERROR' || error instanceof SyntaxError ? damagedText(path) : message
}

/** How many items lie between two lines of progress. */
const EVERY = 1_000

/** Passes every item on, and prints the count: on a terminal one line that changes. */
export async function* progress<T>(each: AsyncIterable<T>, what: string): AsyncGenerator<T> {
  let count = 0
  const tell = () =>
    process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}• ${count} ${what}${process.stderr.isTTY ? '' : '\n'}`)
  for await (const one of each) {
    yield one
    count += 1
    if (count % EVERY === 0) tell()
  }
  if (process.stderr.isTTY && count >= EVERY) process.stderr.write('\n')
}
