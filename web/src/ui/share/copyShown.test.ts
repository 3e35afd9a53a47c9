import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismiss, useToast } from '#web/ui/toast'
import { copyShown } from './copyShown'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
})
afterEach(dismiss)

const said = () => [useToast.getState().toast?.tone, useToast.getState().toast?.text]

it('says that a text is copied once the browser has it, and not before', async () => {
  let end = () => {}
  const writeText = vi.fn((_text: string) => new Promise<void>((resolve) => (end = resolve)))
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const copied = copyShown('link', 'https://cfbpicks.example/reset')
  expect([writeText.mock.calls, said()]).toEqual([[['https://cfbpicks.example/reset']], [undefined, undefined]])
  end()
  await copied
  expect(said()).toEqual(['good', 'The link is copied.'])
})

it.each([
  ['refuses', { clipboard: { writeText: () => Promise.reject(new DOMException('no', 'NotAllowedError')) } }],
  ['has no clipboard', {}],
])('says how else to copy it where the browser %s', async (_why, browser) => {
  vi.stubGlobal('navigator', browser)
  await copyShown('link', 'https://cfbpicks.example/reset')
  expect(said()).toEqual(['bad', 'This browser does not let the page copy. Select the link instead.'])
})
