import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { type NextStep, stepsOf } from './steps'
import { WeekPath } from './WeekPath'

const path = {
  label: 'Week 11',
  steps: stepsOf({ week: 11, settings: undefined, stored: undefined, unfinishedActiveLabel: null }),
  text: 'What to do.',
  isUrgent: false,
  busy: false,
  onOpen: () => {},
  onScore: null,
  nextWeekLabel: 'Week 12',
  onNextWeek: () => {},
}
const drawn = (next: NextStep, more = {}) => renderToStaticMarkup(<WeekPath {...path} next={next} {...more} />)

it('puts “Open” after “Games” and “Lines” while another week is played', () => {
  const steps = stepsOf({ week: 11, settings: undefined, stored: undefined, unfinishedActiveLabel: 'Week 10' })
  expect(drawn('open', { steps })).toMatch(/done:.*Games.*done:.*Lines.*What to do\..*Open week 11/)
})

it('makes the button to open a week the main one only where it is urgent', () => {
  expect(drawn('open')).toContain('plain')
  expect(drawn('open', { isUrgent: true })).toContain('primary')
})

it('lights no step that would close the week', () => {
  const lock = drawn('lock')
  expect(lock).toMatch(/class="[^"]*running[^"]*" aria-current="step"/)
  expect(lock).not.toMatch(/_lit"/)
  expect(drawn('score')).toMatch(/class="[^"]*lit[^"]*" aria-current="step"/)
  expect(drawn('score').match(/aria-current/g)).toHaveLength(1)
})

it('scores a week that has been played, as its next step', () => {
  expect(drawn('score')).not.toContain('Score week 11')
  expect(drawn('score', { onScore: () => {} })).toContain('Score week 11')
  expect(drawn('over', { onScore: () => {} })).not.toContain('Score week 11')
})

it('leads on to the next week once this one is over, if there is one', () => {
  expect(drawn('over')).toContain('On to week 12')
  expect(drawn('over', { nextWeekLabel: null })).not.toContain('On to')
  expect(drawn('score')).not.toContain('On to')
})

it.each([
  ['Week 11', 'Open week 11'],
  ['Week of rivals', 'Open Week of rivals'],
])('writes the name %s as in “%s”, in the list of steps and on the button', (label, text) =>
  expect(wordsOf(drawn('open', { label }), '').split(text)).toHaveLength(3),
)
