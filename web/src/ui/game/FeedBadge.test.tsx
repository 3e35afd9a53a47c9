import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import { liveGame } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { scoresIn } from '../../../../tests/fixtures/live-week'
import { wordsOf } from '../../../../tests/fixtures/words'
import { FeedBadge, minutesStale } from './FeedBadge'

const said = (minutes: number, isDown: boolean) =>
  wordsOf(
    <FeedBadge minutes={minutes} isDown={isDown}>
      Week 11
    </FeedBadge>,
  )

it.each<[minutes: number, isDown: boolean, says: string]>([
  [0, false, 'Week 11'],
  [4, false, 'The scores are old. 4 min old'],
  [119, false, 'The scores are old. 119 min old'],
  [150, false, 'The scores are old. 2 h old'],
  [0, true, 'The scores are delayed. Scores delayed'],
  [12, true, 'The scores are delayed. Scores delayed · 12 min old'],
])('of scores %i minutes old, feed down: %s, says “%s”', (minutes, isDown, says) => {
  expect(said(minutes, isDown)).toBe(says)
})

it('renders an empty status while the scores are fresh, so that screen readers notice a change', () => {
  expect(renderToStaticMarkup(<FeedBadge minutes={0} isDown={false} />)).toBe(
    '<span role="status" class="unseen"></span>',
  )
})

it('keeps its status while the scores grow older, so that screen readers do not say each minute', () => {
  const statusAt = (minutes: number) =>
    /<span role="status".*?<\/span>/.exec(renderToStaticMarkup(<FeedBadge minutes={minutes} isDown={false} />))?.[0]
  expect(statusAt(4)).toContain('old')
  expect(statusAt(5)).toBe(statusAt(4))
})

describe('the age of the scores', () => {
  const on = [ironBowl({ gameId: 'a', kickoff: MINUTE })]
  const putOff = scoresIn({ a: 'pre' }, MINUTE)
  putOff.games = { a: liveGame({ phase: 'pre', kickoff: DAY }) }
  it.each([
    ['fresh', scoresIn({ a: 'live' }, 8 * MINUTE), 11 * MINUTE, 0],
    ['four minutes old', scoresIn({ a: 'live' }, 7 * MINUTE), 11 * MINUTE, 4],
    ['should have kicked off', scoresIn({ a: 'pre' }, MINUTE), 11 * MINUTE, 10],
    ['should have kicked off almost eight hours ago', scoresIn({ a: 'pre' }, MINUTE), 481 * MINUTE - 1, 479],
    ['should have kicked off eight hours ago: no longer expected', scoresIn({ a: 'pre' }, MINUTE), 481 * MINUTE, 0],
    ['over', scoresIn({ a: 'final' }, MINUTE), 11 * MINUTE, 0],
    ['before kickoff', scoresIn({ a: 'pre' }, -98 * MINUTE), 0, 0],
    ['no week yet', undefined, 11 * MINUTE, 0],
    ['put off until tomorrow after its picks were revealed', putOff, 20 * MINUTE, 0],
    ['live by hand, and never read from the feed', scoresIn({ a: 'live' }, 0), 11 * MINUTE, 0],
  ])('%s', (_, of, now, minutes) => expect(minutesStale(on, of, now)).toBe(minutes))

  it('does not count for a game that was added by hand', () => {
    const byHand = [ironBowl({ gameId: 'hand-1', kickoff: MINUTE })]
    expect(minutesStale(byHand, scoresIn({ 'hand-1': 'pre' }, MINUTE), 11 * MINUTE)).toBe(0)
  })
})
