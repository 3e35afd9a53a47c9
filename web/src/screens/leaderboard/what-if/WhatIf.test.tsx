import { expect, it, vi } from 'vitest'
import { raceOf } from '#common/race/race'
import { whatIf } from '#common/race/what-if'
import { closeWeek } from '../../../../../tests/fixtures/close-week'
import { wordsOf } from '../../../../../tests/fixtures/words'
import WhatIf from './WhatIf'
import { WhatIfPanel } from './WhatIfPanel'

const missing = vi.hoisted(() => ({ count: 0 }))
vi.mock('#web/live/league', () => ({ useScores: () => ({}) }))
vi.mock('#web/picking/useMissingPicks', () => ({ useMissingPicks: () => ({ count: missing.count }) }))
vi.mock('#web/session/session', () => ({ useSession: () => 'me', useUid: () => 'me' }))
vi.mock('#web/live/boards', () => ({ useSlipWhileHidden: () => undefined }))

/** One player has won it, whatever becomes of the last game. */
const board = closeWeek({ me: 'H', you: 'A', him: 'A' }, { won: { me: 3 } })
const said = (mayGrow: boolean, shown = board) => {
  const panel = {
    assumed: {},
    viewerPicks: undefined,
    viewer: 'me',
    tiedRankSet: new Set<number>(),
    standings: whatIf(shown, { race: raceOf(shown) }),
  }
  const nothing = () => undefined
  return wordsOf(
    <>
      <WhatIf board={shown} mayGrow={mayGrow} />
      <WhatIfPanel {...panel} board={shown} onAssume={nothing} onReset={nothing} />
    </>,
  )
}

it('says who has clinched the week and who is out', () => {
  expect(said(false)).toMatch(/You have clinched the week .* me you clinched .* out /)
})

it('says that games may be added to the bowls', () => {
  expect(said(true)).toMatch(/You have clinched the week. Games may still be added\. /)
  expect(said(false)).not.toContain('may still be added')
})

it('leads to missing picks if they are needed, else to the help of others, to neither before a reveal', () => {
  const slips = { me: '....', you: '.HHH', him: '.AAA' }
  const on = closeWeek(slips, { hidden: [1, 2, 3] })
  expect(said(false, on)).toContain('Still alive, but you need others to lose')
  missing.count = 3
  expect(said(false, on)).toContain('Make 3 more picks to stay in it')
  expect(said(false, closeWeek({ ...slips, me: 'H...' }, { hidden: [1, 2, 3] }))).toContain(
    'Still alive, but you need others to lose',
  )
  expect(said(false, closeWeek(slips, { hidden: [0, 1, 2, 3] }))).toContain('See how the week could end')
  const games = on.games.map((game, index) => ({ ...game, void: index === 0 }))
  expect(said(false, { ...on, games }), 'only one that was called off has revealed').toContain('See how the week')
  missing.count = 0
})
