import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { WhoIsIn } from './WhoIsIn'

const late = (name: string, missing: number) => ({ userId: name, name, made: 3 - missing, missing })
const shown = (players: ReturnType<typeof late>[], games = ['a', 'b', 'c']) =>
  renderToStaticMarkup(<WhoIsIn status={{ week: 1, games, players }} />)
    .replace(/<\/(summary|li)>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .split('\n')
    .filter(Boolean)

it('counts who is in and names who is not', () => {
  expect(shown([late('Ann', 0), late('Bea', 1), late('Sam', 2)])).toEqual([
    '1 of 3 finished picking. Still to pick: Bea (1), Sam (2)',
    'Bea 1 left',
    'Sam 2 left',
    'Ann done ✓',
  ])
})

it('names four of those with picks left and counts the others', () => {
  const [line, ...everybody] = shown(Array.from({ length: 200 }, (_, index) => late(`P${index}`, 3)))
  expect(line).toBe('0 of 200 finished picking. Still to pick: P0 (3), P1 (3), P2 (3), P3 (3) and 196 more')
  expect(everybody).toHaveLength(200)
})

it('shows nothing once every game is closed', () => expect(shown([late('Ann', 0)], [])).toEqual([]))
