import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { teamByCode } from '#common/teams/teams'
import { wordsOf } from '../../../../tests/fixtures/words'
import { TeamQuestion } from './Question'
import type { AnswerVerdict } from './round'

const team = teamByCode('LSU')
const question = (verdict?: AnswerVerdict) =>
  team && renderToStaticMarkup(<TeamQuestion {...{ team, verdict }} season={2026} />)

it('a question is read as it comes, without the nickname', () => {
  expect(question()).toContain('aria-live="polite"')
  expect(wordsOf(question() ?? '')).toBe('LSU SEC What is their nickname?')
})

it('in its place comes the verdict with the nickname, and how to go on', () => {
  expect(wordsOf(question('wrong') ?? '')).toBe('LSU SEC Wrong Tigers . Enter goes on.')
})
