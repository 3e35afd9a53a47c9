import { describe, expect, it, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { Side } from '#common/game/sides'
import type { LiveGame } from '#common/week/week'
import { thirdQuarter } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import { LiveCard } from './LiveCard'

vi.stubEnv('TZ', 'America/Chicago')
vi.setSystemTime(ironBowl().kickoff)

function drawn(
  line: Partial<GameLine>,
  live?: LiveGame,
  pick?: Parameters<typeof LiveCard>[0]['pick'],
  { now = Date.now(), isWaiting = false } = {},
) {
  return markupAt(
    '/',
    <LiveCard {...{ live, pick, isWaiting, now }} line={ironBowl(line)} picksUrl="/weekly-picks?week=13" />,
  )
}

/** What the card says, in one line. */
function said(line: Partial<GameLine>, live?: LiveGame, side?: Side, points?: 1 | 2): string {
  return wordsOf(drawn(line, live, side && { pickTeam: side, ...(points && { points }) }))
}

const early = { phase: 'final', homeScore: 20, awayScore: 27 } as const
const final = { ...early, revealedAt: ironBowl().kickoff } as const
const live = thirdQuarter()
const blank = { homeScore: 0, awayScore: 0, period: 0, possession: null } as const

describe('the card of a game', () => {
  type State = [about: string, line: Partial<GameLine>, live: LiveGame | undefined, says: (string | RegExp)[]]
  it.each<State>([
    ['to come', {}, undefined, ['6:30 PM', 'Watch on ABC', 'O/U 48½', 'No pick yet · Pick now ›']],
    ['to come at an hour unknown', { timeTbd: true, kickoff: Date.UTC(2025, 10, 29, 5) }, undefined, ['Time TBD']],
    ['with a new number', { spreadWas: 6.5 }, undefined, ['−7 · was −6½', '+7 · was +6½']],
    ['under way', {}, { ...live, down: '2nd & 7 at AUB 35' }, ['Q3 7:21', '2nd & 7 at AUB 35', 'Auburn covering by 3']],
    ['covering', {}, thirdQuarter({ awayScore: 24 }), ['Alabama covering by 4', /has the ball 13/]],
    ['at the half', {}, thirdQuarter({ pause: 'halftime', period: 2 }), ['Half']],
    ['delayed', {}, thirdQuarter({ pause: 'delayed' }), ['Delayed', 'Stopped at Q3 7:21']],
    ['in overtime', {}, thirdQuarter({ period: 6 }), ['2OT']],
    ['suspended', {}, thirdQuarter({ phase: 'suspended' }), ['Suspended', 'Stopped at Q3 7:21', /17 .* 13/]],
    ['put off', {}, thirdQuarter({ phase: 'postponed', ...blank }), ['Postponed', 'Waits for a new kickoff.']],
    ['cancelled', { void: true }, thirdQuarter({ phase: 'canceled', ...blank }), ['Called off', 'Counts for nobody.']],
    [
      'called off, but played',
      { void: true },
      live,
      ['Q3 7:21', /17 .* 13/, 'This game was called off. It counts for nobody.'],
    ],
    ['without a result', { void: true, noResult: true }, undefined, ['No result', 'Counts for nobody.']],
    [
      'over',
      final,
      { ...live, phase: 'final', period: 5 },
      ['Final/OT', 'Alabama won by 7, needed more than 7', 'No pick'],
    ],
    ['without competitors', { homeName: '', awayName: '' }, undefined, ['Game details not available']],
  ])('%s', (_, line, live, says) => {
    const words = said(line, live)
    for (const each of says) expect(words).toMatch(each)
  })

  it('lights the clock and the ×2 of a game only as long as it counts', () => {
    const double = { multiplier: 2 } as const
    expect(drawn(double, live)).toMatch(/moment on.*×2/s)
    expect(drawn({ ...double, void: true }, live)).not.toMatch(/moment on|×2/)
  })

  it('stars the side the player picked, and tells the result of that side', () => {
    expect(said(final, undefined, 'HOME')).toMatch(/Auburn Your pick .*Auburn lost by 7 with a 7 head start PUSH/)
    const won = { ...final, homeScore: 30 } as const
    expect(said(won, undefined, 'HOME')).toContain('WIN +1')
    expect(said(won, undefined, 'HOME', 2)).toContain('WIN +2')
    expect(said({}, undefined, 'AWAY')).toMatch(/Alabama Your pick .*Your pick is in\./)
    expect(said({}, live)).not.toContain('Your pick')
  })

  it('tells no result before the game has revealed', () => {
    expect(said(early, undefined, 'HOME')).toMatch(/Your pick is in\.$/)
    expect(said(early, undefined, 'HOME')).not.toMatch(/PUSH|Lost/)
  })

  it('says that a pick waits to be saved, and asks for none', () => {
    const waits = wordsOf(drawn({}, undefined, undefined, { isWaiting: true }))
    expect(waits).toContain('Your pick is not saved yet.')
    expect(waits).not.toMatch(/No pick|Pick now/)
    expect(wordsOf(drawn({ isLocked: true }, undefined, undefined, { isWaiting: true }))).not.toContain('No pick.')
    const changed = wordsOf(drawn({}, undefined, { pickTeam: 'HOME' }, { isWaiting: true }))
    expect(changed).toContain('Your pick is not saved yet.')
    expect(changed).not.toContain('Your pick is in.')
  })

  it('leads to the card of a game without a pick, as long as it can be picked', () => {
    const { gameId, kickoff } = ironBowl()
    const link = `href="/weekly-picks?week=13#game-${gameId}"`
    expect(drawn({})).toContain(link)
    expect(drawn({}, live, undefined, { now: kickoff + 599_999 })).toContain(link)
    const locked = drawn({}, live, undefined, { now: kickoff + 600_000 })
    expect(locked).not.toContain(link)
    expect(wordsOf(locked)).toMatch(/No pick · \w+ covering by/)
    expect(drawn({}, undefined, { pickTeam: 'HOME' })).not.toContain(link)
    expect(said({ isLocked: true })).toContain('No pick.')
    expect(said({ isLocked: true, spread: null }), 'its line may still come').toContain('No pick.')
    expect(said({ revealedAt: kickoff - 60_000, spread: null })).toContain('It had no line and counts for nobody.')
    const picked = said({ revealedAt: kickoff - 60_000, spread: null }, undefined, 'AWAY')
    expect(picked, 'picked before its line was taken away').toContain('It had no line and counts for nobody.')
    expect(picked).not.toContain('Your pick is in.')
    expect(said({ spread: null })).toContain('No line yet')
    expect(said({ spread: null })).not.toContain('No pick.')
  })

  it('says the unit of the points, which follow the spread', () =>
    expect(said({}, live)).toMatch(/Alabama.* −7 .*17 points .*\+7 .*13 points/))

  it('keeps the line of play while nothing is known of the next snap', () => {
    const shape = (live: LiveGame) => drawn({}, live, { pickTeam: 'HOME' }).replace(/>[^<]+</g, '><')
    expect(shape(thirdQuarter({ down: '' }))).toBe(shape(thirdQuarter({ down: '1st & 10' })))
  })
})
