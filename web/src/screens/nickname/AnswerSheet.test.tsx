import { expect, it } from 'vitest'
import { teamByCode } from '#common/teams/teams'
import { wordsOf } from '../../../../tests/fixtures/words'
import { AnswerList, AnswerSheet } from './AnswerSheet'
import type { Answered, AnswerVerdict } from './round'

function answered(code: string, verdict: AnswerVerdict, answer = ''): Answered {
  const team = teamByCode(code)
  if (!team) throw new Error(`There is no team ${code}.`)
  return { team, answer, verdict }
}
const answers = [answered('LSU', 'right', 'tigers'), answered('TTU', 'wrong', 'Cowboys'), answered('ARMY', 'skipped')]

it('an answer has its verdict in a word, the nickname, and only where it was wrong what was said', () => {
  expect(wordsOf(<AnswerList answers={answers} />)).toBe(
    'LSU LSU Tigers Right TTU Texas Tech Red Raiders You said “ Cowboys ” Wrong ARMY Army Black Knights Skipped',
  )
})

it('the latest answer of the round is on top', () => {
  expect(wordsOf(<AnswerSheet answers={answers} />)).toMatch(/^This round ARMY .* TTU .* LSU /)
  expect(wordsOf(<AnswerSheet answers={[]} />)).toBe('This round No answers yet.')
})
