import { describe, expect, it } from 'vitest'
import { answered, NO_RECEIPT, refused, standing, tapped } from './receipts'

const slip = { pickTeam: 'AWAY', savedAt: 10 } as const

describe('a pick', () => {
  it('shows at once while it is being saved', () => {
    expect(standing(tapped(NO_RECEIPT, 'HOME'), slip)).toEqual({ side: 'HOME', savedAt: null })
  })

  it('stands once saved, before the slip says so', () => {
    const saved = answered(tapped(NO_RECEIPT, 'HOME'), 'HOME', 20)
    expect(saved.saving).toBe(false)
    expect(standing(saved, slip)).toMatchObject({ side: 'HOME', savedAt: 20 })
  })

  it('gives way to a newer save on another device', () => {
    const saved = answered(tapped(NO_RECEIPT, 'HOME'), 'HOME', 20)
    expect(standing(saved, { pickTeam: 'AWAY', savedAt: 30 })).toMatchObject({ side: 'AWAY', savedAt: 30 })
  })

  it('rolls back to the slip when refused, and says why', () => {
    const back = refused(tapped(NO_RECEIPT, 'HOME'), 'HOME', 'Too late.')
    expect(back.refusal).toBe('Too late.')
    expect(standing(back, slip)).toEqual({ side: 'AWAY', savedAt: 10 })
    expect(standing(back, undefined)).toEqual({ side: null, savedAt: null })
  })

  it('rolls back to the last save when the slip lags behind', () => {
    const saved = answered(tapped(NO_RECEIPT, 'HOME'), 'HOME', 20)
    expect(standing(refused(tapped(saved, 'AWAY'), 'AWAY', 'No.'), slip)).toMatchObject({ side: 'HOME' })
  })
})

describe('two quick taps', () => {
  const both = tapped(tapped(NO_RECEIPT, 'HOME'), 'AWAY')

  it('keep the last on the screen while the first is answered', () => {
    const first = answered(both, 'HOME', 20)
    expect(first.saving).toBe(true)
    expect(standing(first, undefined)).toMatchObject({ side: 'AWAY' })
    expect(standing(answered(first, 'AWAY', 21), undefined)).toMatchObject({ side: 'AWAY', savedAt: 21 })
  })

  it('do not roll back when only the first is refused', () => {
    expect(refused(both, 'HOME', 'No.')).toEqual(both)
  })
})
