import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { whatIf } from '#common/race/what-if'
import { closeWeek } from '../../../../../tests/fixtures/close-week'
import WhatIf from './WhatIf'
import { WhatIfPanel } from './WhatIfPanel'

vi.mock('#web/live/league', () => ({ useScores: () => ({}) }))
vi.mock('#web/session/session', () => ({ useSession: () => 'me' }))
vi.mock('../viewer', () => ({ useOwnSlip: () => undefined }))

/** One player has won it, whatever becomes of the last game. */
const board = closeWeek({ me: 'H', you: 'A', him: 'A' }, { won: { me: 3 } })
const said = (mayGrow: boolean) => {
  const panel = { assumed: {}, own: undefined, viewer: 'me', tied: new Set<number>(), standings: whatIf(board, {}) }
  const nothing = () => undefined
  const markup = renderToStaticMarkup(
    <>
      <WhatIf board={board} mayGrow={mayGrow} />
      <WhatIfPanel {...panel} board={board} onAssume={nothing} onReset={nothing} />
    </>,
  )
  return markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
}

it('says who has clinched the week and who is out', () => {
  expect(said(false)).toMatch(/You have clinched the week .* me you clinched .* out /)
})

it('says that games may be added to the bowls', () => {
  expect(said(true)).toMatch(/You have clinched the week. Games may still be added\. /)
  expect(said(false)).not.toContain('may still be added')
})
