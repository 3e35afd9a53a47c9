import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type LifetimeRow, NO_RECORD } from '#common/boards/lifetime'
import { Career } from './Lifetime'

const career = (row: Partial<LifetimeRow>) => {
  const profile = { name: 'Uncle Ray', avatar: '', favoriteColor: '#cc0000', favoriteTeam: '' }
  const whole = { ...NO_RECORD, ...profile, userId: 'ray', rank: 1, ...row }
  return renderToStaticMarkup(<Career row={whole} tied={false} you={false} settings={undefined} />)
}

it('marks who has left, as the other boards do', () => {
  expect(career({ left: true })).toContain('>left<')
  expect(career({})).not.toContain('>left<')
})
