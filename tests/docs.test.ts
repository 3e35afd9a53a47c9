import { existsSync } from 'node:fs'
import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { filesIn, ROOT, textOf } from './sources'

const files = filesIn('.')
/** Paths in the documents that a build or a deployer makes. */
const UNCOMMITTED = [
  'functions/lib',
  'functions/local',
  'functions/.env',
  'firebase.emulators.json',
  'firebase.deployment.json',
]
const FOLDERS = new Set(files.filter((path) => path.includes('/')).map((path) => path.split('/')[0] ?? ''))
/** A file's name, such as `urls.ts`, or a path that begins with one of the project's folders. */
const FILE_NAME = /^[\w.-]+\.(ts|tsx|mjs|css|md|json|rules)$/

/**
 * Whether a path, with or without `.ts` or `.test.ts`, or a name is that of a file or folder. `*`, `<name>` and `{a,b}`
 * are wildcards.
 */
function exists(words: string): boolean {
  const pattern = words
    .replace(/\/$/, '')
    .replace(/[.+()]/g, '\\$&')
    .replace(/\*\*?|<[^>]+>/g, '[^/]*')
    .replace(/\{([^}]+)\}/g, (_all, names: string) => `(${names.replaceAll(',', '|')})`)
  const path = new RegExp(words.includes('/') ? `^${pattern}(/|(\\.test)?(\\.tsx?)?$)` : `(^|/)${pattern}$`)
  return files.some((file) => path.test(file))
}

/** What a link to a heading of this text ends with, as GitHub makes it of the heading. */
const anchorsOf = (text: string): string[] =>
  [...text.replace(/```[\s\S]*?```/g, '').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )

/** The links of a text to headings that its target, itself or another document, does not have. */
function deadAnchors(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(#[^)\s]+)\)/g)]
  return links.flatMap(([, path = '', anchor = '']) => {
    const target = posix.join(posix.dirname(document), path)
    if (path && !files.includes(target)) return []
    return anchorsOf(path ? textOf(target) : text).includes(anchor.slice(1)) ? [] : [`${path}${anchor}`]
  })
}

/** The links and file paths of a text that lead nowhere. Paths of documents and of the API are not meant. */
function deadPaths(document: string, text: string): string[] {
  const links = [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(([, link = '']) => link)
  const quoted = [...text.matchAll(/`([^`\s]+)`/g)].map(([, words = '']) => words)
  const paths = quoted.filter(
    (words) => FILE_NAME.test(words) || (words.includes('/') && FOLDERS.has(words.split('/')[0] ?? '')),
  )
  return [
    ...links.filter((link) => !existsSync(new URL(posix.join(posix.dirname(document), link), ROOT))),
    ...deadAnchors(document, text),
    ...paths.filter((path) => !UNCOMMITTED.includes(path) && !exists(path)),
  ]
}

test.each(files.filter((path) => path.endsWith('.md')))('the links and file paths of %s exist', (path) => {
  expect(deadPaths(path, textOf(path))).toEqual([])
})

test('a dead link, anchor, path or file name is found', () => {
  const links =
    '[here](#the-1st-time) [there](cost.md#a-saturday-counted) [off](#top) [out](cost.md#gone) [gone](gone.md)'
  const text = `## The “1st” time\n${links} \`tests/<name>/\` \`tests/gone.ts\` \`gone.mjs\` \`/api\` \`weeks/{week}\``
  const dead = ['gone.md', '#top', 'cost.md#gone', 'tests/gone.ts', 'gone.mjs']
  expect(deadPaths('docs/runbook.md', text)).toEqual(dead)
})
