import { expect, test } from 'vitest'
import { filesIn, textOf } from './sources'

/** The comments that are wider than Biome lets code be: it wraps no comments. */
const wideComments = (text: string) =>
  text.split('\n').filter((line) => line.length > 120 && /^\s*(\/\/|\/?\*)/.test(line))

test('a comment is at most 120 columns wide', () => {
  const wide = `/** ${'a'.repeat(117)}`
  expect(wideComments(`${wide}\n${wide.slice(1)}\nconst a = '${wide}'`)).toEqual([wide])
  const paths = ['common', 'functions/src', 'web', 'scripts', 'tools', 'bench', 'tests'].flatMap(filesIn)
  const sources = paths.filter((path) => /\.(tsx?|mjs|css)$/.test(path))
  const found = sources.map((path) => [path, wideComments(textOf(path))] as const)
  expect(found.filter(([, comments]) => comments.length > 0)).toEqual([])
})
