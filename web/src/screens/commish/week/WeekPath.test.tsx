import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WeekPath } from './WeekPath'

const path = { label: 'Week 11', after: null, isPrepared: true, busy: false, onOpen: () => {}, onAfter: () => {} }
const said = (canSuggest: boolean) =>
  renderToStaticMarkup(<WeekPath {...path} next={{ status: 'ready', value: 'games' }} canSuggest={canSuggest} />)

it('recommends a suggestion while the feed has games for one', () => expect(said(true)).toContain('“Suggest a slate”'))

it('says that games can be added by hand while the feed has none', () => {
  expect(said(false)).toContain('“Add a game by hand” works without it.')
  expect(said(false)).not.toContain('Suggest')
})
