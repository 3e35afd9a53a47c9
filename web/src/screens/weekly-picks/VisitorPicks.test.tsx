import { expect, it } from 'vitest'
import { markupAt } from '../../../../tests/fixtures/markup-at'
import VisitorPicks from './VisitorPicks'

it('leads whoever is new to the sign-up', () => {
  expect(markupAt('/weekly-picks', <VisitorPicks />)).toMatch(/<a [^>]*href="\/register"[^>]*>Sign up</)
})
