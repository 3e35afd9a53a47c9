import { describe, expect, it } from 'vitest'
import type { Side } from '#common/game/line'
import {
  answered,
  elsewhere,
  NO_RECEIPT,
  progressOf,
  refused,
  sent,
  standing,
  type Tap,
  tapped,
  unheard,
} from './receipt'

const slip = { pickTeam: 'AWAY', savedAt: 10 } as const
const tap = (side: Side, at = 15): Tap => ({ week: 11, side, at })
const flying = (side: Side) => sent(tapped(NO_RECEIPT, tap(side)))

describe('a pick', () => {
  it('shows at once while it is being saved', () => {
    expect(progressOf(flying('HOME'))).toBe('saving')
    expect(standing(flying('HOME'), slip)).toEqual({ side: 'HOME', savedAt: null })
  })

  it('stands once saved, before the slip says so', () => {
    const saved = answered(flying('HOME'), tap('HOME'), 20, 21)
    expect(progressOf(saved)).toBe('settled')
    expect(standing(saved, slip)).toMatchObject({ side: 'HOME', savedAt: 20 })
  })

  it('gives way to a newer save on another device', () => {
    const saved = answered(flying('HOME'), tap('HOME'), 20, 21)
    expect(standing(saved, { pickTeam: 'AWAY', savedAt: 30 })).toMatchObject({ side: 'AWAY', savedAt: 30 })
  })

  it('rolls back to the slip when refused, and says why', () => {
    const back = refused(flying('HOME'), tap('HOME'), 'Too late.')
    expect(progressOf(back)).toBe('refused')
    expect(back.refusal).toEqual({ side: 'HOME', sentence: 'Too late.' })
    expect(standing(back, slip)).toEqual({ side: 'AWAY', savedAt: 10 })
    expect(standing(back, undefined)).toEqual({ side: null, savedAt: null })
  })

  it('rolls back to the last save when the slip lags behind', () => {
    const saved = answered(flying('HOME'), tap('HOME'), 20, 21)
    const back = refused(sent(tapped(saved, tap('AWAY'))), tap('AWAY'), 'No.')
    expect(standing(back, slip)).toMatchObject({ side: 'HOME' })
  })

  it('forgets an old refusal with the next tap', () => {
    const back = refused(flying('HOME'), tap('HOME'), 'Too late.')
    expect(progressOf(tapped(back, tap('AWAY')))).toBe('waiting')
    expect(tapped(back, tap('AWAY')).refusal).toBeNull()
  })
})

describe('two quick taps', () => {
  const both = tapped(flying('HOME'), tap('AWAY', 16))

  it('keep the last on the screen while the first is answered', () => {
    const first = answered(both, tap('HOME'), 20, 21)
    expect(progressOf(first)).toBe('saving')
    expect(standing(first, undefined)).toMatchObject({ side: 'AWAY' })
    expect(standing(answered(first, tap('AWAY'), 22, 23), undefined)).toMatchObject({ side: 'AWAY', savedAt: 22 })
  })

  it('do not roll back when only the first is refused', () => {
    expect(refused(both, tap('HOME'), 'No.')).toEqual(both)
  })

  it('count the second from the end of the first, which the server may have saved after it was made', () => {
    expect(answered(both, tap('HOME'), 20, 21).tap).toEqual(tap('AWAY', 21))
    expect(unheard(both, tap('HOME'), 30).tap).toEqual(tap('AWAY', 30))
  })
})

describe('a pick made without a network', () => {
  const waits = unheard(flying('HOME'), tap('HOME'), 99)

  it('stays on the screen and waits, as old as its tap', () => {
    expect(progressOf(waits)).toBe('waiting')
    expect(standing(waits, slip)).toEqual({ side: 'HOME', savedAt: null })
    expect(waits.tap).toEqual(tap('HOME'))
  })

  it('is replaced by the next tap', () => {
    expect(standing(tapped(waits, tap('AWAY', 99)), undefined)).toMatchObject({ side: 'AWAY' })
  })

  it('rolls back when the game has closed meanwhile', () => {
    const back = refused(sent(waits), tap('HOME'), 'This game is locked (kickoff has passed).')
    expect(standing(back, slip)).toEqual({ side: 'AWAY', savedAt: 10 })
  })
})

describe('another tab', () => {
  const waits = tapped(NO_RECEIPT, tap('HOME'))

  it('with a newer tap wins', () => {
    expect(elsewhere(waits, tap('AWAY', 16)).tap).toEqual(tap('AWAY', 16))
    expect(elsewhere(NO_RECEIPT, tap('AWAY', 16)).tap).toEqual(tap('AWAY', 16))
  })

  it('with an older tap does not', () => {
    expect(elsewhere(waits, tap('AWAY', 14))).toEqual(waits)
  })

  it('that settled the tap settles it here', () => {
    expect(progressOf(elsewhere(waits, null))).toBe('settled')
  })

  it('does not end a try that is still under way here', () => {
    expect(elsewhere(sent(waits), null)).toEqual(sent(waits))
  })
})
