import { expect, test } from 'vitest'
import { closeWeek, racing } from '../../tests/fixtures/close-week'
import type { Needs } from './needs'
import { needsText } from './needs-text'

const [race] = racing(closeWeek({ me: 'HAHAH' }), 'me')
const covers = (count: number) =>
  [...'HAHAH']
    .slice(0, count)
    .map((letter, at) => ({ at, side: letter === 'H' ? ('HOME' as const) : ('AWAY' as const) }))

test.each<[needs: Needs, text: string]>([
  [{ kind: 'clinched', alone: true }, 'You have clinched the week'],
  [{ kind: 'clinched', alone: false }, 'You have clinched at least a share of the week'],
  [{ kind: 'eliminated' }, 'You cannot win the week any more'],
  [{ kind: 'covers', alone: true, covers: covers(1), all: false }, 'You win if *Home 0* covers'],
  [{ kind: 'covers', alone: false, covers: covers(1), all: false }, 'You win or share it if *Home 0* covers'],
  [{ kind: 'covers', alone: true, covers: covers(2), all: true }, 'You win if *Home 0* and *Away 1* cover'],
  [{ kind: 'covers', alone: true, covers: covers(3), all: false }, 'You win if *Home 0*, *Away 1*, and *Home 2* cover'],
  [{ kind: 'covers', alone: true, covers: covers(3), all: true }, 'You win if all 3 of your open picks cover'],
  [
    { kind: 'covers', alone: false, covers: covers(5), all: true },
    'You win or share it if all 5 of your open picks cover',
  ],
  [{ kind: 'help', covers: [] }, 'You can still win, with some help'],
  [{ kind: 'help', covers: covers(1) }, 'You need *Home 0* to cover, and some help'],
  [{ kind: 'help', covers: covers(2) }, 'You need *Home 0* and *Away 1* to cover, and some help'],
  [{ kind: 'help', covers: covers(4) }, 'You need *Home 0*, *Away 1*, *Home 2*, and *Away 3* to cover, and some help'],
  [{ kind: 'help', covers: covers(5) }, 'You need 5 of your open picks to cover, and some help'],
])('%o', (needs, text) => {
  const parts = needsText(needs, race)
  expect(parts.map(({ text, team }) => (team ? `*${text}*` : text)).join('')).toBe(text)
})
