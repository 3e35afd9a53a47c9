import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'

/** The project's root. */
export const ROOT = new URL('../', import.meta.url)

/** The text of a file of the project. */
export const textOf = (path: string) => readFileSync(new URL(path, ROOT), 'utf8')

/** One import of a source file. */
export interface Import {
  /** `common/game/line` for a file, `zod` or `node:fs` for a package. */
  from: string
  isFile: boolean
  typeOnly: boolean
}

/** A source file, as the tests of the architecture need it. */
export interface Source {
  path: string
  /** The code without its comments and quoted strings. */
  code: string
  imports: Import[]
}

const QUOTED_OR_COMMENT = /('(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*")|(`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g
const STATEMENT = /(?:^|[\n;])\s*(?:import|export)\s+(type\s)?(?:[\w*{}\s,$]*?\sfrom\s*)?'([^']+)'/g
const CALL = /\bimport\(\s*()'([^']+)'/g

/** The aliases of `tsconfig.json`. */
const ALIASES: Record<string, string> = { '#common': 'common', '#functions': 'functions/src', '#web': 'web/src' }

/** The path of the imported file without `.ts`, or null for a package. */
function fileOf(importer: string, specifier: string): string | null {
  const [first = '', ...rest] = specifier.split('/')
  const isRelative = specifier.startsWith('.')
  const folder = isRelative ? posix.dirname(importer) : ALIASES[first]
  if (folder === undefined) return null
  return posix.join(folder, ...(isRelative ? [specifier] : rest)).replace(/\.tsx?$/, '')
}

/** Parses one file. */
export function source(path: string, text: string): Source {
  const bare = text.replace(QUOTED_OR_COMMENT, (_all, quoted = '', template = '') => quoted + template)
  const imports = [...bare.matchAll(STATEMENT), ...bare.matchAll(CALL)].map(([, type, specifier = '']): Import => {
    const file = fileOf(path, specifier)
    return { from: file ?? specifier, isFile: file !== null, typeOnly: Boolean(type) }
  })
  const code = bare.replace(QUOTED_OR_COMMENT, (_all, quoted = '', template = '') => (quoted ? "''" : template))
  return { path, code, imports }
}

/** The paths of all files below a folder, without packages and what is built or left by tests. */
export function filesIn(folder: string): string[] {
  return readdirSync(new URL(`${folder}/`, ROOT), { withFileTypes: true }).flatMap((entry) => {
    const path = posix.join(folder, entry.name)
    if (!entry.isDirectory()) return [path]
    return /^(\..+|node_modules|lib|local|dist|test-results)$/.test(entry.name) ? [] : filesIn(path)
  })
}

/** Every stylesheet of the web app: its path and its text. */
export const stylesheets = () =>
  filesIn('web/src')
    .filter((path) => path.endsWith('.css'))
    .map((path) => [path, textOf(path)] as const)

/** The sources below these folders, without tests. */
export function sourcesIn(...folders: string[]): Source[] {
  return folders
    .flatMap(filesIn)
    .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => source(path, textOf(path)))
}
