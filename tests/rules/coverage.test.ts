import { expect, test } from 'vitest'
import { EMULATOR, PROJECT } from './world'

/** An expression of firestore.rules with every value it had since the rules were loaded. */
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

const wasEver = (expression: Expression, to: boolean): boolean =>
  (expression.values ?? []).some(({ value }) => value?.boolValue === to)

// An expression without any value counts too: it was never evaluated, whatever its type.
const isJudged = (expression: Expression): boolean =>
  !expression.values?.length || wasEver(expression, true) || wasEver(expression, false)

test('every boolean expression of the rules was true once and false once', async () => {
  const address = `http://${EMULATOR.host}:${EMULATOR.port}/emulator/v1/projects/${PROJECT}:ruleCoverage`
  const coverage = (await (await fetch(address)).json()) as Coverage
  const source = coverage.rules.files[0]?.content ?? ''
  const expressions = coverage.report.flatMap(withChildren).filter(isJudged)
  const oneSided = expressions.filter((each) => !(wasEver(each, true) && wasEver(each, false)))
  console.log(
    `rule coverage: ${expressions.length - oneSided.length} of ${expressions.length} expressions evaluated both ways`,
  )
  expect(expressions.length).toBeGreaterThan(0)
  expect(
    oneSided.map((each) => {
      const { line, currentOffset, endOffset } = each.sourcePosition
      const never = [true, false].filter((way) => !wasEver(each, way)).join(' nor ')
      return `line ${line}: ${source.slice(currentOffset, endOffset + 1)} was never ${never}`
    }),
    'by all tests of the rules together: npm test -- rules',
  ).toEqual([])
})
