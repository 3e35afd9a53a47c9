import { beforeEach, describe, expect, it, vi } from 'vitest'
import { newBrowser } from '../../../tests/fixtures/device'
import { settled } from '../../../tests/fixtures/fake-clock'
import { CHECK_EVERY, createRelease, REGISTER_AFTER, TAKES_OVER_WITHIN } from './release'

beforeEach(() => void vi.useFakeTimers())

/** A worker of a release, in a state that the test decides. */
class Worker extends EventTarget {
  readonly postMessage = vi.fn()
  state = 'installing'

  become(state: string): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

/** What the browser knows of the workers of a site. */
class Registration extends EventTarget {
  readonly update = vi.fn(() => Promise.resolve())
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null

  /** A deploy has brought a worker, which is fetching its files. */
  find(): Worker {
    const found = new Worker()
    this.installing = found
    this.dispatchEvent(new Event('updatefound'))
    return found
  }

  /** A worker has all its files, and waits if there is another. */
  install(worker = this.find()): Worker {
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    return worker
  }
}

async function newPage(registration: Registration | null = new Registration()) {
  const tab = newBrowser().openTab()
  const reload = vi.fn()
  const register = vi.fn(async () => registration as unknown as ServiceWorkerRegistration)
  const release = createRelease({ device: tab.device, register, reload })
  release.registerWorker()
  await vi.advanceTimersByTimeAsync(REGISTER_AFTER)
  return { ...release, tab, reload, register, isNewReady: () => release.useRelease.getState().isNewReady }
}

/** A page whose worker of the same release is at work. */
async function newKeptPage() {
  const registration = new Registration()
  registration.active = new Worker()
  return { registration, ...(await newPage(registration)) }
}

describe('a release that is kept on the device', () => {
  it('is registered after the first screen had its time, unless the player has left', async () => {
    const { register } = await newPage()
    expect(register).toHaveBeenCalledOnce()
    const release = createRelease({ device: newBrowser().openTab().device, register, reload: vi.fn() })
    release.registerWorker()()
    await vi.advanceTimersByTimeAsync(REGISTER_AFTER)
    expect(register).toHaveBeenCalledOnce()
  })

  it('may be refused by a browser that answers with no registration', async () => {
    const { isNewReady, register } = await newPage(null)
    expect(register).toHaveBeenCalledOnce()
    expect(isNewReady()).toBe(false)
  })

  it('is not kept by a browser that refuses, which loses nothing else by it', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const device = newBrowser().openTab().device
    const register = () => Promise.reject(new DOMException('private window', 'SecurityError'))
    createRelease({ device, register, reload: vi.fn() }).registerWorker()
    await vi.advanceTimersByTimeAsync(REGISTER_AFTER)
    expect(warn).toHaveBeenCalledOnce()
  })

  it('is no news when it is the first on the device', async () => {
    const registration = new Registration()
    const { isNewReady } = await newPage(registration)
    registration.install()
    expect(isNewReady()).toBe(false)
  })

  it('asks for a newer one now and then, and whenever the player is back', async () => {
    const { registration, tab } = await newKeptPage()
    await vi.advanceTimersByTimeAsync(2 * CHECK_EVERY)
    expect(registration.update).toHaveBeenCalledTimes(2)
    registration.update.mockRejectedValueOnce(new TypeError('Failed to update'))
    tab.comeBack()
    await settled()
    expect(registration.update).toHaveBeenCalledTimes(3)
  })
})

describe('a newer release', () => {
  it('is offered once all its files are there', async () => {
    const { registration, isNewReady } = await newKeptPage()
    const worker = registration.find()
    expect(isNewReady()).toBe(false)
    registration.install(worker)
    expect(isNewReady()).toBe(true)
  })

  it('is not offered where its files could not be fetched', async () => {
    const { registration, isNewReady } = await newKeptPage()
    registration.find().become('redundant')
    expect(isNewReady()).toBe(false)
  })

  it('is offered by a page that opens while it waits', async () => {
    const registration = new Registration()
    registration.waiting = new Worker()
    expect((await newPage(registration)).isNewReady()).toBe(true)
  })

  it('is offered by a page that opens while it fetches its files', async () => {
    const registration = new Registration()
    registration.active = new Worker()
    const worker = registration.find()
    const { isNewReady } = await newPage(registration)
    expect(isNewReady()).toBe(false)
    registration.install(worker)
    expect(isNewReady()).toBe(true)
  })

  it('is offered at a return to a page that did not notice it', async () => {
    const { registration, isNewReady, tab } = await newKeptPage()
    registration.waiting = new Worker()
    tab.comeBack()
    expect(isNewReady()).toBe(true)
  })

  it('takes over when the player wants it, and then the page is loaded', async () => {
    const { registration, apply, reload } = await newKeptPage()
    const worker = registration.install()
    expect(worker.postMessage).not.toHaveBeenCalled()
    apply()
    expect(worker.postMessage).toHaveBeenCalledOnce()
    worker.become('activating')
    expect(reload).not.toHaveBeenCalled()
    worker.become('activated')
    await vi.advanceTimersByTimeAsync(TAKES_OVER_WITHIN)
    expect(reload, 'who stays on the page is not asked again').toHaveBeenCalledOnce()
  })

  it('is loaded also where a still newer one took its place after the player wanted it', async () => {
    const { registration, apply, reload } = await newKeptPage()
    const worker = registration.install()
    apply()
    worker.become('redundant')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded after a while where the worker never says that it took over', async () => {
    const { registration, apply, reload } = await newKeptPage()
    registration.install()
    apply()
    await vi.advanceTimersByTimeAsync(TAKES_OVER_WITHIN - 1)
    expect(reload).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('is loaded at once where another tab let it take over', async () => {
    const { registration, apply, reload, isNewReady } = await newKeptPage()
    registration.install()
    registration.waiting = null
    expect(isNewReady()).toBe(true)
    apply()
    expect(reload).toHaveBeenCalledOnce()
  })
})

it('a second login in the same page follows the worker no second time', async () => {
  const registration = new Registration()
  registration.active = new Worker()
  const { registerWorker, tab } = await newPage(registration)
  registerWorker()
  await vi.advanceTimersByTimeAsync(REGISTER_AFTER)
  registration.update.mockClear()
  tab.comeBack()
  expect(registration.update).toHaveBeenCalledOnce()
})
