import { expect, test } from 'vitest'
import { filesIn, textOf } from './sources'

/** What the oldest browsers that will do lack (decision 41). The build adapts the language, but adds no methods. */
const NEWER = [
  ...['toSorted', 'toReversed', 'toSpliced', 'findLast', 'findLastIndex', 'groupBy', 'fromAsync', 'withResolvers'],
  ...['any', 'requestIdleCallback', 'isDisjointFrom', 'symmetricDifference', 'isSubsetOf', 'isSupersetOf'],
]
const NEWER_CALL = new RegExp(`(?:\\.|\\b)(?:${NEWER.join('|')})\\(`)

test('pages call nothing that an older browser lacks', () => {
  expect(['[...a].toSorted()', 'AbortSignal.any([])'].every((code) => NEWER_CALL.test(code))).toBe(true)
  const sources = ['common', 'web/src'].flatMap(filesIn).filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.filter((path) => NEWER_CALL.test(textOf(path)))).toEqual([])
})
