import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SortableHead } from './SortableHead'
import { COLUMNS, type Column } from './standings'

const sortedBy = (by: Column, reversed: boolean) => {
  const html = renderToStaticMarkup(
    <table>
      <SortableHead columns={COLUMNS} order={{ by, reversed }} onOrder={() => undefined} />
    </table>,
  )
  return [...html.matchAll(/<th[^>]*aria-sort="(\w+)"[^>]*data-column="([^"]*)"/g)].map(([, sort, column]) => [
    column,
    sort,
  ])
}

it.each<[Column, boolean, string]>([
  ['Rank', false, 'ascending'],
  ['Rank', true, 'descending'],
  ['Player', false, 'ascending'],
  ['Points', false, 'descending'],
  ['Points', true, 'ascending'],
])('tells the order of the sorted column alone: %s, reversed %s', (by, reversed, sort) => {
  expect(sortedBy(by, reversed)).toEqual([[by, sort]])
})
