import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { InputField } from './Field'

/** The attributes of a field's control, and the ids of its label and of what stands below it. */
function parts(of: { hint?: string; problem?: string }) {
  const markup = renderToStaticMarkup(<InputField label="Email" {...of} />)
  const id = /<label for="([^"]+)"/.exec(markup)?.[1] ?? ''
  const [, input = ''] = /<input ([^>]*)/.exec(markup) ?? []
  const below = [...markup.matchAll(/<p id="([^"]+)"[^>]*>([^<]*)/g)].map(([, each = '', text]) => [each, text])
  return { id, input, below }
}

it('the control has its label, and is read with its hint and its problem', () => {
  const { id, input, below } = parts({ hint: 'The address of your account.', problem: 'That is no address.' })
  expect(input).toContain(`id="${id}"`)
  expect(below).toEqual([
    [`${id}-hint`, 'The address of your account.'],
    [`${id}-problem`, 'That is no address.'],
  ])
  expect(input).toContain(`aria-describedby="${id}-hint ${id}-problem"`)
})

it.each([
  [{}, 'aria-invalid="false"'],
  [{ problem: 'That is no address.' }, 'aria-invalid="true"'],
  [{ problem: '' }, 'aria-invalid="true"'],
])('with %j it says whether something is wrong, also where the words stand elsewhere', (of, attribute) => {
  expect(parts(of).input).toContain(attribute)
})

it('without a hint or a problem it refers to nothing', () =>
  expect(parts({ problem: '' }).input).not.toContain('aria-describedby'))
