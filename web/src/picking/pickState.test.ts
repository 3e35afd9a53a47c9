import { describe, expect, it } from 'vitest'
import type { Side } from '#common/game/sides'
import { refusal } from '../../../tests/fixtures/pick-states'
import {
  confirmed,
  leftWaiting,
  NO_PICK_STATE,
  refused,
  saveProgress,
  sendingTap,
  settledByOtherTab,
  shownPick,
  type Tap,
  tapped,
  tappedElsewhere,
} from './pickState'

const slip = { pickTeam: 'AWAY', savedAt: 10 } as const
const tap = (side: Side, at = 15): Tap => ({ week: 11, side, at })
const tooLate = refusal('HOME', { at: 15, sentence: 'Too late.', isClosed: true })
const flying = (side: Side) => sendingTap(tapped(NO_PICK_STATE, tap(side)))

describe('a pick', () => {
  it('shows at once while it is being saved', () => {
    expect(saveProgress(flying('HOME'))).toBe('saving')
    expect(shownPick(flying('HOME'), slip)).toEqual({ side: 'HOME', savedAt: null })
  })

  it('stands once saved, before the slip says so', () => {
    const saved = confirmed(flying('HOME'), tap('HOME'), 20, 21)
    expect(saveProgress(saved)).toBe('settled')
    expect(saved).toEqual({ tap: null, sending: null, saved: { side: 'HOME', savedAt: 20 }, refusal: null })
    expect(shownPick(saved, slip)).toMatchObject({ side: 'HOME', savedAt: 20 })
  })

  it('gives way to a newer save on another device', () => {
    const saved = confirmed(flying('HOME'), tap('HOME'), 20, 21)
    expect(shownPick(saved, { pickTeam: 'AWAY', savedAt: 30 })).toMatchObject({ side: 'AWAY', savedAt: 30 })
  })

  it('rolls back to the slip when refused, and says why', () => {
    const back = refused(flying('HOME'), tooLate)
    expect(saveProgress(back)).toBe('refused')
    expect(back.refusal).toEqual(tooLate)
    expect(shownPick(back, slip)).toEqual({ side: 'AWAY', savedAt: 10 })
    expect(shownPick(back, undefined)).toEqual({ side: null, savedAt: null })
  })

  it('rolls back to the last save when the slip lags behind', () => {
    const saved = confirmed(flying('HOME'), tap('HOME'), 20, 21)
    const back = refused(sendingTap(tapped(saved, tap('AWAY'))), refusal('AWAY', { at: 15 }))
    expect(shownPick(back, slip)).toMatchObject({ side: 'HOME' })
  })

  it('forgets an old refusal with the next tap', () => {
    const back = refused(flying('HOME'), tooLate)
    expect(saveProgress(tapped(back, tap('AWAY')))).toBe('waiting')
    expect(tapped(back, tap('AWAY')).refusal).toBeNull()
  })
})

describe('two quick taps', () => {
  const both = tapped(flying('HOME'), tap('AWAY', 16))

  it('keep the last on the screen while the first is answered', () => {
    const first = confirmed(both, tap('HOME'), 20, 21)
    expect(saveProgress(first)).toBe('saving')
    expect(shownPick(first, undefined)).toMatchObject({ side: 'AWAY' })
    expect(shownPick(confirmed(first, tap('AWAY', 21), 22, 23), undefined)).toMatchObject({ side: 'AWAY', savedAt: 22 })
  })

  it('do not roll back when only the first is refused', () => {
    expect(refused(both, refusal('HOME', { at: 15 }))).toEqual(both)
  })

  it('on the same side, with one on the other between them, are both sent', () => {
    const back = tapped(both, tap('HOME', 17))
    expect(confirmed(back, tap('HOME'), 20, 21).tap).toEqual(tap('HOME', 17))
    expect(refused(back, refusal('HOME', { at: 15 }))).toEqual(back)
  })

  it('count the second from the end of the first, which the server may have saved after it was made', () => {
    expect(confirmed(both, tap('HOME'), 20, 21).tap).toEqual(tap('AWAY', 21))
    expect(leftWaiting(both, tap('HOME'), 30).tap).toEqual(tap('AWAY', 30))
  })

  it('count the second from its own time where the clock was put back during the first', () =>
    expect(confirmed(both, tap('HOME'), 20, 12).tap).toEqual(tap('AWAY', 16)))
})

describe('a pick made without a network', () => {
  const waits = leftWaiting(flying('HOME'), tap('HOME'), 99)

  it('stays on the screen and waits, as old as its tap', () => {
    expect(saveProgress(waits)).toBe('waiting')
    expect(shownPick(waits, slip)).toEqual({ side: 'HOME', savedAt: null })
    expect(waits.tap).toEqual(tap('HOME'))
  })

  it('is replaced by the next tap', () => {
    expect(shownPick(tapped(waits, tap('AWAY', 99)), undefined)).toMatchObject({ side: 'AWAY' })
  })

  it('rolls back when the game has closed meanwhile', () => {
    const back = refused(sendingTap(waits), tooLate)
    expect(shownPick(back, slip)).toEqual({ side: 'AWAY', savedAt: 10 })
  })
})

describe('a tap that another tab has sent', () => {
  const before = confirmed(flying('AWAY'), tap('AWAY'), 12, 13)
  const elsewhere = settledByOtherTab(sendingTap(tapped(before, tap('HOME'))), null)

  it('is no longer shown: the last save and the slip are', () => {
    expect(elsewhere).toEqual(before)
    expect(saveProgress(elsewhere)).toBe('settled')
  })

  it('is saved all the same when this tab’s own try gets its answer', () => {
    expect(confirmed(elsewhere, tap('HOME'), 20, 21)).toMatchObject({ tap: null, saved: { side: 'HOME', savedAt: 20 } })
  })

  it('neither waits nor is refused for this tab’s own try', () => {
    expect(leftWaiting(elsewhere, tap('HOME'), 30)).toEqual(elsewhere)
    expect(refused(elsewhere, refusal('HOME', { at: 15 }))).toBe(elsewhere)
  })
})

it('a first tap waits until it is being sent', () =>
  expect(saveProgress(tapped(NO_PICK_STATE, tap('HOME')))).toBe('waiting'))

it('a tap in another tab is being sent there, unless this one is sending for the game: its answer is the player’s', () => {
  expect(tappedElsewhere(NO_PICK_STATE, tap('AWAY', 16)).sending).toBe('elsewhere')
  expect(tappedElsewhere(flying('HOME'), tap('AWAY', 16)).sending).toBe('here')
})
