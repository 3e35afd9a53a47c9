import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { dateText } from '#web/ui/when'
import { ironBowl } from '../../../../../tests/fixtures/line'
import { wordsOf } from '../../../../../tests/fixtures/words'
import { type Step, stepsOf } from './steps'
import { WeekPath } from './WeekPath'

const path = {
  label: 'Week 11',
  nextWeekLabel: null,
  isPostseason: false,
  unfinishedActiveLabel: null,
  openBefore: null,
  isPrepared: true,
  isCalledOff: false,
  putOff: [],
  busy: false,
  onOpen: () => {},
  onNextWeek: () => {},
  steps: stepsOf({ week: 11, settings: undefined, stored: undefined, unfinishedActiveLabel: null }),
}
const said = (value: Step, fromFeed: boolean, more = {}) =>
  renderToStaticMarkup(
    <WeekPath {...path} next={{ status: 'ready', value }} canSuggest={fromFeed} canRefresh={fromFeed} {...more} />,
  )

it('says that a new week is opened first', () => {
  expect(said('open', true, { isPrepared: false })).toContain('Players cannot pick in week 11 yet. Open it first.')
  expect(said('games', true)).not.toContain('until you open it')
})

it('prepares a week first while another is played', () => {
  const unfinishedActiveLabel = 'Week 10'
  const steps = stepsOf({ week: 11, settings: undefined, stored: undefined, unfinishedActiveLabel })
  for (const step of ['games', 'lines'] as const)
    for (const fromFeed of [true, false])
      expect(said(step, fromFeed, { steps, unfinishedActiveLabel })).toContain(
        'Players cannot pick in week 11 until you open it.',
      )
  const ready = said('open', true, { steps, unfinishedActiveLabel, label: 'Bowls' })
  expect(ready).toContain('The games are ready. Open Bowls when week 10 is over, and everybody can pick.')
  expect(ready).toContain('plain')
  const openBefore = Date.UTC(2025, 11, 14, 1, 10)
  const soon = said('open', true, { steps, unfinishedActiveLabel, label: 'Bowls', openBefore })
  expect(soon).toContain(`The games are ready. Open Bowls before ${dateText(openBefore)}: its next game locks then.`)
  expect(soon).toContain('primary')
  expect(ready, 'behind the games and the lines').toMatch(/done:.*Games.*done:.*Lines.*Open.*Bowls.*Lock/)
})

it('asks for nothing while players can pick, and lights no step that would close the week', () => {
  const lock = said('lock', true)
  expect(wordsOf(lock)).toContain('Nothing to do: players can pick now')
  expect(lock).toMatch(/class="[^"]*running[^"]*" aria-current="step"/)
  expect(lock).not.toMatch(/_lit"/)
  expect(said('score', true)).toMatch(/class="[^"]*lit[^"]*" aria-current="step"/)
})

it('awaits no scores of a week whose games are all called off', () => {
  expect(said('score', true, { isCalledOff: true })).toContain('All its games are called off: score the week')
})

it('recommends a suggestion while the feed has games for one', () =>
  expect(said('games', true)).toContain('“Suggest a slate”'))

it('says that games can be added by hand while the feed has none', () => {
  expect(said('games', false)).toContain('“Add a game by hand” works without it.')
  expect(said('games', false)).not.toContain('Suggest')
})

it('recommends the spreads of the feed while it has one that is missing', () =>
  expect(said('lines', true)).toContain('“Refresh spreads”'))

it('says that lines can be typed while the feed has none', () => {
  expect(said('lines', false)).toContain('type each one and press “Set”')
  expect(said('lines', false)).not.toContain('Refresh')
})

it('leads on to the next week past games that were put off', () => {
  const noDate = { line: ironBowl(), kickoff: null }
  const navy = { line: ironBowl({ homeName: 'Navy' }), kickoff: null }
  expect(said('score', true, { putOff: [noDate] })).toContain(
    'All other games are over: score the week. Alabama at Auburn waits for a new date.',
  )
  const over = renderToStaticMarkup(
    <WeekPath {...path} next={{ status: 'absent' }} nextWeekLabel="Week 12" putOff={[noDate]} canSuggest canRefresh />,
  )
  expect(over).toMatch(/Over and scored: Week 11\. Alabama at Auburn waits for a new date\..*On to week 12/)
  expect(said('score', true, { putOff: [noDate, navy] })).toContain(
    'Alabama at Auburn, Alabama at Navy wait for a new date.',
  )
  const { kickoff } = navy.line
  expect(said('score', true, { putOff: [noDate, { ...navy, kickoff }] })).toContain(
    `: score the week. Alabama at Navy is played ${dateText(kickoff)}. Alabama at Auburn waits for a new date.`,
  )
})

it('leads on to the next week', () => {
  const over = renderToStaticMarkup(
    <WeekPath {...path} next={{ status: 'absent' }} nextWeekLabel="Week 12" canSuggest canRefresh />,
  )
  expect(over).toMatch(/Over and scored: Week 11\..*On to week 12/)
})

it('stays with the bowls, which later rounds of the play-offs join', () => {
  const props = {
    ...path,
    label: 'Bowls',
    nextWeekLabel: 'Play-offs',
    isPostseason: true,
    canSuggest: true,
    canRefresh: true,
  }
  const over = renderToStaticMarkup(<WeekPath {...props} next={{ status: 'absent' }} />)
  expect(over).toContain('Over and scored: Bowls. A play-off game joins the games below once both its teams are known.')
  expect(over).not.toContain('On to')
})

it.each([
  ['Week 11', 'Open week 11'],
  ['Week of rivals', 'Open Week of rivals'],
])('writes the name %s as in “%s”, in the list of steps and on the button', (label, text) =>
  expect(wordsOf(said('open', true, { label }), '').split(text)).toHaveLength(3),
)
