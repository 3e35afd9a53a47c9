import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dismiss, useToast } from '../toast'
import { ShareButton, shareText } from './ShareButton'

beforeEach(() => vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false })))
afterEach(dismiss)

const shareWith = (share: () => Promise<void>) => vi.stubGlobal('navigator', { share })

it.each([
  ['closed by its reader', new DOMException('closed', 'AbortError'), undefined],
  [
    'refused by the device',
    new DOMException('no', 'NotAllowedError'),
    'That could not be shared. Please copy it instead.',
  ],
])('a share sheet that is %s', async (_how, failure, said) => {
  shareWith(() => Promise.reject(failure))
  await shareText('Week 11 is open.')
  expect(useToast.getState().toast?.text).toBe(said)
})

it('hands the share sheet the text, and says no more', async () => {
  const share = vi.fn(() => Promise.resolve())
  shareWith(share)
  await shareText('Week 11 is open.')
  expect(share).toHaveBeenCalledWith({ text: 'Week 11 is open.' })
  expect(useToast.getState().toast).toBeNull()
})

it('there is no button where the device has no share sheet', () => {
  const drawn = () => renderToStaticMarkup(<ShareButton textOf={() => ''} />)
  vi.stubGlobal('navigator', {})
  expect(drawn()).toBe('')
  shareWith(() => Promise.resolve())
  expect(drawn()).toContain('Share')
})
