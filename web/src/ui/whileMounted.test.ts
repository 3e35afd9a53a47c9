import { expect, it, vi } from 'vitest'
import { whileMounted } from './whileMounted'

it.each(['response', 'failure'])('hands on a %s, unless the effect has ended', async (outcome) => {
  const [onResponse, onFailure] = [vi.fn(), vi.fn()]
  const ask = () => (outcome === 'response' ? Promise.resolve(outcome) : Promise.reject(outcome))
  const [wanted, other] = outcome === 'response' ? [onResponse, onFailure] : [onFailure, onResponse]
  whileMounted(ask(), onResponse, onFailure)()
  await new Promise(setImmediate)
  expect([onResponse.mock.calls, onFailure.mock.calls]).toEqual([[], []])
  whileMounted(ask(), onResponse, onFailure)
  await vi.waitFor(() => expect(wanted).toHaveBeenCalledExactlyOnceWith(outcome))
  expect(other).not.toHaveBeenCalled()
})
