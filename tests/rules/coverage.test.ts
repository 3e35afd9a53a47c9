import { expect, test } from 'vitest'
import { EMULATOR, PROJECT } from './world'

/** One expression of firestore.rules and every value it came to since the rules were loaded. */
interface Expression {
  sourcePosition: { line: number; currentOffset: number; endOffset: number }
  /** A value without `value` is an error, which denies. */
  values?: { value?: { boolValue?: boolean } }[]
  children?: Expression[]
}

interface Coverage {
  rules: { files: { content: string }[] }
  report: Expression[]
}

const withChildren = (expression: Expression): Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withChildren),
]

const came = (expression: Expression, to: boolean): boolean =>
  (expression.values ?? []).some(({ value }) => value?.boolValue === to)

// An expression that never came to anything counts as well: it was never reached, whatever its type.
const isJudged = (expression: Expression): boolean =>
  !expression.values?.length || came(expression, true) || came(expression, false)

test('every boolean expression of the rules came to true and to false', async () => {
  const address = `http://${EMULATOR.host}:${EMULATOR.port}/emulator/v1/projects/${PROJECT}:ruleCoverage`
  const coverage = (await (await fetch(address)).json()) as Coverage
  const source = coverage.rules.files[0]?.content ?? ''
  const expressions = coverage.report.flatMap(withChildren).filter(isJudged)
  const oneSided = expressions.filter((each) => !(came(each, true) && came(each, false)))
  console.log(
    `rule coverage: ${expressions.length - oneSided.length} of ${expressions.length} expressions evaluated both ways`,
  )
  expect(expressions.length).toBeGreaterThan(0)
  expect(
    oneSided.map((each) => {
      const { line, currentOffset, endOffset } = each.sourcePosition
      const never = [true, false].filter((way) => !came(each, way)).join(' nor ')
      return `line ${line}: ${source.slice(currentOffset, endOffset + 1)} was never ${never}`
    }),
  ).toEqual([])
})
