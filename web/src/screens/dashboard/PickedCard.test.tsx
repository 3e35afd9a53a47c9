import { describe, expect, it, vi } from 'vitest'
import type { GameLine } from '#common/game/line'
import type { SlipEntry } from '#common/game/pick'
import type { LiveGame } from '#common/week/week'
import { thirdQuarter } from '../../../../tests/fixtures/games'
import { ironBowl } from '../../../../tests/fixtures/line'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import { wordsOf } from '../../../../tests/fixtures/words'
import { PickedCard } from './PickedCard'

vi.stubEnv('TZ', 'America/New_York')

const MINUTE = 60_000
const { kickoff } = ironBowl()
vi.setSystemTime(kickoff)

interface State {
  line?: Partial<GameLine>
  pick?: Partial<SlipEntry>
  live?: LiveGame
  picksUrl?: string | null
  /** Minutes after kickoff. */
  at?: number
}

/** What the card of a pick on Alabama says, in one line. */
const said = (state: State): string => wordsOf(drawn(state))

function drawn({ line = {}, pick = {}, live, picksUrl = '/weekly-picks', at = -60 }: State): string {
  const saved: SlipEntry = { pickTeam: 'AWAY', spread: -7, savedAt: 0, ...pick }
  return markupAt(
    '/',
    <PickedCard line={ironBowl(line)} pick={saved} live={live} picksUrl={picksUrl} now={kickoff + at * MINUTE} />,
  )
}

it('turns gray where its game counts for nobody', () => {
  expect(drawn({ line: { void: true } })).toMatch(/<article class="[^"]*void/)
  expect(drawn({})).not.toMatch(/<article class="[^"]*void/)
})

const final = { phase: 'final', homeScore: 20, awayScore: 21, revealedAt: kickoff + 10 * MINUTE } as const
const won = { ...final, awayScore: 30 } as const
const underWay: State = { at: 90, live: thirdQuarter() }

describe('a pick on the dashboard', () => {
  it.each<[about: string, state: State, says: RegExp]>([
    [
      'to come',
      {},
      /Number 10 Alabama −7 @ Auburn −7 7:30 PM Watch on ABC Locks 7:40 PM Change the pick Alabama vs\. Auburn/,
    ],
    ['at a line that has moved', { pick: { spread: -6.5 } }, /Alabama −7 .*Picked at −6½\.$/],
    ['at a line that is taken back', { line: { spread: null } }, /(?<!Picked at −7\.)$/],
    [
      'at a line that had moved before its game was called off',
      { line: { void: true }, pick: { spread: -6.5 } },
      /(?<!½\.)$/,
    ],
    ['at home', { pick: { pickTeam: 'HOME' } }, /Auburn \+7 vs Alabama/],
    ['on neutral ground', { line: { neutralSite: true } }, /Alabama −7 vs Auburn/],
    ['without a channel', { line: { broadcast: '' } }, /No Channel Info/],
    ['at an hour unknown', { line: { timeTbd: true } }, /time TBD .*Locks 10 min after kickoff/i],
    [
      'kicked off, open for ten minutes',
      { at: 5, live: thirdQuarter() },
      /Alabama behind the spread needs 4 to win \(3 ties\) Locks 7:40 PM Change/,
    ],
    ['open for a device whose clock is 30 s fast', { at: 10.49, live: thirdQuarter() }, /Locks 7:40 PM Change/],
    ['under way', underWay, /Q3 7:21 ALA 17, AUB 13 .*Alabama behind the spread needs 4 to win \(3 ties\)$/],
    [
      'over by the feed before its lock',
      { line: { ...final, revealedAt: null } },
      /ALA 21, AUB 20 · Watch on ABC \S.*(?<!WIN|LOSS|PUSH)$/,
    ],
    ['put off in play', { at: 90, live: thirdQuarter({ phase: 'postponed' }) }, /Postponed ALA 17, AUB 13/],
    ['lost', { at: 240, line: final }, /Final ALA 21, AUB 20 .*Alabama won by 1, needed more than 7 LOSS/],
    ['won', { at: 240, line: won }, /Alabama won by 10, needed more than 7 WIN \+1/],
    ['won at its own worth', { at: 240, line: won, pick: { points: 2 } }, /WIN \+2/],
    ['won double', { at: 240, line: { ...won, multiplier: 2 } }, /Double points .*WIN \+2/],
    ['with no line by now', { at: 240, line: { ...final, spread: null } }, /It had no line and counts for nobody$/],
    ['pushed', { at: 240, line: { ...final, awayScore: 27 } }, /PUSH/],
    ['called off', { line: { void: true } }, /Called off .*Counts for nobody$/],
    ['called off, but played', { ...underWay, line: { void: true } }, /Q3 7:21 ALA 17, AUB 13 .*Counts for nobody$/],
    ['without a result', { line: { void: true, noResult: true } }, /No result .*Counts for nobody$/],
    ['locked by hand', { line: { isLocked: true } }, /Locked by the commissioner/],
    ['entered by a commissioner', { pick: { fixedBy: 'commish' } }, /Entered by commish\./],
  ])('%s', (_, state, says) => expect(said(state)).toMatch(says))

  it.each<[about: string, state: State]>([
    ['after the lock', { at: 10.5 }],
    ['locked by hand', { line: { isLocked: true } }],
    ['called off', { line: { void: true } }],
    ['once the season is finished', { picksUrl: null }],
  ])('cannot be changed %s', (_, state) => expect(said(state)).not.toContain('Change'))

  it('lights its clock while the game is on', () => {
    expect(drawn(underWay)).toContain('moment on')
    expect(drawn({ at: 240, line: final })).not.toContain('moment on')
  })

  it('does not count double once its game is called off', () =>
    expect(said({ line: { multiplier: 2, void: true } })).not.toContain('Double'))
})
