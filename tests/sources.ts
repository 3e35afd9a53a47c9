import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

const ROOT = new URL('../', import.meta.url)

/** What one file says it needs: a file of the house by its path, or a package by its name. */
export interface Import {
  /** `common/line` for a file, `zod` or `node:fs` for a package. */
  from: string
  isFile: boolean
  typeOnly: boolean
}

/** A source file as the laws of the house look at it. */
export interface Source {
  path: string
  /** The code without its comments and quoted words. */
  code: string
  lines: number
  imports: Import[]
}

const QUOTED_OR_COMMENT = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const STATEMENT = /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]*?\sfrom\s*)?'([^']+)'/g
const CALL = /\bimport\(\s*()'([^']+)'/g

/** The folders that the aliases of `tsconfig.json` stand for. */
const ALIASES: Record<string, string> = { '#common': 'common', '#functions': 'functions/src', '#web': 'web/src' }

/** The path of the file that an import names, without `.ts`, or null for a package. */
function fileOf(importer: string, words: string): string | null {
  const [first = '', ...rest] = words.split('/')
  const folder = words.startsWith('.') ? posix.dirname(importer) : ALIASES[first]
  if (folder === undefined) return null
  return posix.join(folder, ...(words.startsWith('.') ? [words] : rest)).replace(/\.tsx?$/, '')
}

/** Reads one file's text. */
export function source(path: string, text: string): Source {
  const bare = text.replace(QUOTED_OR_COMMENT, (_all, quoted = '', template = '') => quoted + template)
  const imports = [...bare.matchAll(STATEMENT), ...bare.matchAll(CALL)].map(([, type, words = '']): Import => {
    const file = fileOf(path, words)
    return { from: file ?? words, isFile: file !== null, typeOnly: Boolean(type) }
  })
  const code = bare.replace(QUOTED_OR_COMMENT, (_all, quoted = '', template = '') => (quoted ? "''" : template))
  return { path, code, lines: text.trimEnd().split('\n').length, imports }
}

/** All sources below these folders; a folder that does not exist holds none. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders
    .filter((folder) => existsSync(new URL(folder, ROOT)))
    .flatMap((folder) =>
      readdirSync(new URL(folder, ROOT), { recursive: true, encoding: 'utf8' }).map((name) => posix.join(folder, name)),
    )
    .filter((path) => /\.(ts|tsx|mjs|css)$/.test(path) && !path.includes('node_modules'))
    .map((path) => source(path, readFileSync(new URL(path, ROOT), 'utf8')))
}

/** The packages a package.json declares for running. */
export function declaredPackages(path: string): string[] {
  const file = new URL(path, ROOT)
  return existsSync(file) ? Object.keys(JSON.parse(readFileSync(file, 'utf8')).dependencies ?? {}) : []
}

/** The first circle of imports, as the files it goes through, or null. */
export function circle(sources: readonly Source[]): string[] | null {
  const nameOf = (path: string) => path.replace(/\.tsx?$/, '')
  const needs = new Map(sources.map(({ path, imports }) => [nameOf(path), imports.map(({ from }) => from)]))
  const done = new Set<string>()
  const walk = (file: string, way: string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file]
    if (done.has(file)) return null
    for (const next of needs.get(file) ?? []) {
      const found = walk(next, [...way, file])
      if (found) return found
    }
    done.add(file)
    return null
  }
  for (const file of needs.keys()) {
    const found = walk(file, [])
    if (found) return found
  }
  return null
}
