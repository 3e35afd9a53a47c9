import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useToast } from '../toast'
import { saveFile } from './saveFile'

const file = new File(['a,b'], 'season.csv', { type: 'text/csv' })
const link = { href: '', download: '', click: vi.fn() }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { createElement: () => link, addEventListener: () => {} })
  link.click.mockReset()
  useToast.setState({ toast: null })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The browser of an iPhone whose share sheet ends in this way. */
function stubIphone(standalone: boolean, share = () => Promise.resolve()) {
  const shared = vi.fn(share)
  vi.stubGlobal('navigator', { standalone, canShare: () => true, share: shared })
  return shared
}

it('a browser downloads a file by a link, also on an iPhone', () => {
  const shared = stubIphone(false)
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  saveFile(file)
  vi.advanceTimersByTime(30_000)
  expect(revoke, 'Safari first asks whether to save it').not.toHaveBeenCalled()
  expect([link.download, link.click.mock.calls.length, shared.mock.calls]).toEqual(['season.csv', 1, []])
})

it('on the Home Screen of an iPhone the share sheet saves a file, since no way leads back from an opened one', () => {
  const shared = stubIphone(true)
  saveFile(file)
  expect(shared.mock.calls).toEqual([[{ files: [file] }]])
  expect(link.click).not.toHaveBeenCalled()
})

it.each([
  ['a sheet that the player closes says nothing', 'AbortError', undefined],
  ['any other failure asks for another press', 'NotAllowedError', 'The file could not be saved. Please try again.'],
])('there %s', async (_about, name, text) => {
  stubIphone(true, () => Promise.reject(new DOMException('', name)))
  saveFile(file)
  await vi.advanceTimersByTimeAsync(0)
  expect(useToast.getState().toast?.text).toBe(text)
})
