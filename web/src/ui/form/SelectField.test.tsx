import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { SelectField } from './SelectField'

const options = [
  { value: 'ann', name: 'Ann' },
  { value: 'bob', name: 'Bob' },
]

it.each([
  ['where nothing need be chosen', 'Choose…', ['', 'ann', 'bob']],
  ['where something always is', undefined, ['ann', 'bob']],
  ['where that is only so for now', false, ['ann', 'bob']],
] as const)('a choice begins with none %s', (_when, empty, values) => {
  const field = (
    <SelectField label="Player" {...(empty !== undefined && { empty })} options={options} onChoose={() => {}} />
  )
  const shown = renderToStaticMarkup(field).matchAll(/<option value="(\w*)"/g)
  expect([...shown].map(([, value]) => value)).toEqual(values)
})
