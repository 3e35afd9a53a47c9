import { beforeEach, expect, it, vi } from 'vitest'
import { storageIn } from '#web/session/device'
import { createReloadOnce, LEAVES_WITHIN } from './reloadOnce'

beforeEach(() => void vi.useFakeTimers())

/** A tab in which pages of several releases are loaded one after the other. */
function newTab(storage = newStorage()) {
  const reload = vi.fn()
  return { reload, open: (release: string) => createReloadOnce({ storage, release: () => release, reload }) }
}

function newStorage() {
  const storage = storageIn(new Map())
  return () => storage
}

it('reloads once, whatever fails meanwhile, and waits for the page to leave', async () => {
  const { reload, open } = newTab()
  const page = open('/assets/index-a.js')
  const stays = vi.fn()
  void Promise.all([page(), page()]).then(stays)
  await vi.advanceTimersByTimeAsync(LEAVES_WITHIN - 1)
  expect(reload).toHaveBeenCalledOnce()
  expect(stays).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(stays).toHaveBeenCalled()
})

it('does not reload a release that has already been loaded again', async () => {
  const { reload, open } = newTab()
  void open('/assets/index-a.js')()
  await open('/assets/index-a.js')()
  expect(reload).toHaveBeenCalledOnce()
})

it('ends even where Hosting goes back and forth between two releases', async () => {
  const { reload, open } = newTab()
  for (const name of ['a', 'b', 'a', 'b', 'a', 'b']) {
    void open(`/assets/index-${name}.js`)()
    await vi.advanceTimersByTimeAsync(LEAVES_WITHIN)
  }
  expect(reload).toHaveBeenCalledTimes(2)
})

it('never reloads where nothing can be kept', async () => {
  const { reload, open } = newTab(() => {
    throw new Error('SecurityError')
  })
  await open('/assets/index-a.js')()
  expect(reload).not.toHaveBeenCalled()
})
