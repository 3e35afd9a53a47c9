import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { findTeam } from '#common/teams/find-team'
import { CardFace } from './CardFace'

it('cuts the mascot out of its square also in Chrome before 120, which knows only the prefixed property', () => {
  const team = findTeam('Oregon')
  if (!team) throw new Error('there is no such team')
  const markup = renderToStaticMarkup(
    <CardFace team={team} season={2026} player="Maggie" watermark="mascot" fontIndex={0} swapped={false} />,
  )
  expect(markup).toMatch(/[^-]mask-image:url\(.*-webkit-mask-image:url\(/i)
})
