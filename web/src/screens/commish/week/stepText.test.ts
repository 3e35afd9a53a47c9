import { expect, it } from 'vitest'
import { dateText } from '#web/ui/when'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { type NextStep, stepsOf } from './steps'
import { labelAfter, type StepFacts, stepText } from './stepText'

const facts: Omit<StepFacts, 'next'> = {
  label: 'Week 11',
  steps: stepsOf({ week: 11, settings: undefined, stored: undefined, unfinishedActiveLabel: null }),
  putOff: [],
  isPostseason: false,
  unfinishedActiveLabel: null,
  openBefore: null,
  isPrepared: true,
  isCalledOff: false,
  isPlayed: false,
  canSuggest: true,
  canRefresh: true,
}
const noFeed = { canSuggest: false, canRefresh: false }
const textOf = (next: NextStep, more: Partial<StepFacts> = {}) => stepText({ ...facts, next, ...more })

it('says nothing while the next step is not known', () => expect(stepText({ ...facts, next: undefined })).toBe(''))

it('says that a new week is opened first', () => {
  expect(textOf('open', { isPrepared: false })).toBe('Players cannot pick in week 11 yet. Open it first.')
  expect(textOf('games')).not.toContain('until you open it')
})

it('prepares a week first while another is played', () => {
  const unfinishedActiveLabel = 'Week 10'
  const steps = stepsOf({ week: 11, settings: undefined, stored: undefined, unfinishedActiveLabel })
  for (const step of ['games', 'lines'] as const)
    for (const feed of [{}, noFeed])
      expect(textOf(step, { ...feed, steps, unfinishedActiveLabel })).toContain(
        'Players cannot pick in week 11 until you open it.',
      )
  const bowls = { steps, unfinishedActiveLabel, label: 'Bowls' }
  expect(textOf('open', bowls)).toBe('The games are ready. Open Bowls when week 10 is over.')
  const openBefore = Date.UTC(2025, 11, 14, 1, 10)
  expect(textOf('open', { ...bowls, openBefore })).toBe(
    `The games are ready. Open Bowls before ${dateText(openBefore)}: its next game locks then.`,
  )
})

it('asks for nothing while players can pick', () => expect(textOf('lock')).toMatch(/^Nothing to do: players can pick/))

it('awaits no scores of a week whose games are all called off', () =>
  expect(textOf('score', { isCalledOff: true })).toBe('All its games are called off: score the week, and it is done.'))

it('asks for the scoring of a week once its games are over', () => {
  expect(textOf('score')).toContain('Once every game is over, score the week.')
  expect(textOf('score', { isPlayed: true })).toBe('Every game is over: score the week.')
})

it('recommends a suggestion while the feed has games for one', () =>
  expect(textOf('games')).toContain('“Suggest a slate”'))

it('says that games can be added by hand while the feed has none', () => {
  expect(textOf('games', noFeed)).toContain('“Add a game by hand” works without it.')
  expect(textOf('games', noFeed)).not.toContain('Suggest')
})

it('recommends the spreads of the feed while it has one that is missing', () =>
  expect(textOf('lines')).toContain('“Refresh spreads”'))

it('says that lines can be typed while the feed has none', () => {
  expect(textOf('lines', noFeed)).toContain('type each one and press “Set”')
  expect(textOf('lines', noFeed)).not.toContain('Refresh')
})

it('says what becomes of games that were put off', () => {
  const noDate = { line: ironBowl(), kickoff: null }
  const navy = { line: ironBowl({ homeName: 'Navy' }), kickoff: null }
  expect(textOf('score', { putOff: [noDate] })).toBe(
    'All other games are over: score the week. Alabama at Auburn waits for a new date.',
  )
  expect(textOf('over', { putOff: [noDate] })).toBe('Over and scored: Week 11. Alabama at Auburn waits for a new date.')
  expect(textOf('score', { putOff: [noDate, navy] })).toContain(
    'Alabama at Auburn, Alabama at Navy wait for a new date.',
  )
  const { kickoff } = navy.line
  expect(textOf('score', { putOff: [noDate, { ...navy, kickoff }] })).toContain(
    `: score the week. Alabama at Navy is played ${dateText(kickoff)}. Alabama at Auburn waits for a new date.`,
  )
})

it('says that later rounds of the play-offs join the bowls', () =>
  expect(textOf('over', { label: 'Bowls', isPostseason: true })).toBe(
    'Over and scored: Bowls. A play-off game joins the games below once both its teams are known.',
  ))

it('leads to the next week, but not from the last one, nor from the bowls to a week of play-offs', () => {
  const labels = new Map([
    [11, 'Week 11'],
    [12, 'Week 12'],
  ])
  expect(labelAfter(11, false, labels)).toBe('Week 12')
  expect(labelAfter(12, false, labels)).toBeNull()
  expect(labelAfter(11, true, labels)).toBeNull()
})
