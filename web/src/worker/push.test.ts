import { beforeEach, expect, it, vi } from 'vitest'

const SITE = 'https://cfbpicks.example'

/** A tab of the browser, whose address the worker may change, unless it is from before this worker. */
class Tab {
  readonly focus = vi.fn(async () => this)
  readonly navigate = vi.fn(async (url: string) => {
    this.url = url
    return this as Tab | null
  })
  constructor(public url: string) {}
}

/** What the worker has done, in a browser with these tabs. */
let worker: EventTarget
let tabs: Tab[]
const showNotification = vi.fn(async (_title: string, _options: object) => {})
const openWindow = vi.fn(async (_url: string) => null)
const subscribe = vi.fn(async (_options: object) => ({}))

beforeEach(async () => {
  vi.clearAllMocks()
  worker = new EventTarget()
  tabs = []
  const registration = { showNotification, pushManager: { subscribe } }
  // A tab from before this worker is not asked for by itself.
  const matchAll = async ({ includeUncontrolled = false }) => (includeUncontrolled ? tabs : [])
  const clients = { matchAll, openWindow }
  vi.stubGlobal('self', Object.assign(worker, { registration, clients, location: new URL(SITE) }))
  vi.resetModules()
  await import('./push')
})

/** Lets an event happen, and waits for what the worker asks the browser to wait for. */
async function happens(type: string, more: object): Promise<void> {
  const awaited: Promise<unknown>[] = []
  worker.dispatchEvent(
    Object.assign(new Event(type), { waitUntil: (work: Promise<unknown>) => awaited.push(work), ...more }),
  )
  await Promise.all(awaited)
}

const pushed = (text: string | null) =>
  happens('push', { data: text === null ? null : { json: () => JSON.parse(text) } })

const close = vi.fn()
/** A tap on a notification that leads to this path. */
const tapped = (data: string) => happens('notificationclick', { notification: { close, data } })

const PICTURES = { icon: '/icons/192.png', badge: '/icons/badge-96.png' }
const message = { title: 'Week 11: 2 picks are still missing', body: 'Tap your teams.', tag: 'missing-11' }

it('a push shows its notification, which alerts again in place of an earlier one, and leads to this site alone', async () => {
  await pushed(JSON.stringify({ notification: { ...message, navigate: 'https://elsewhere.example/picks?from=push' } }))
  const { title, ...rest } = message
  const options = { ...rest, renotify: true, ...PICTURES, data: '/picks?from=push' }
  expect(showNotification.mock.calls).toEqual([[title, options]])
})

it.each([null, 'no JSON', 'null', '{}'])(
  'a push of %j shows the name of the app, for every push must show one',
  async (text) => {
    vi.spyOn(console, 'warn').mockReturnValue()
    await pushed(text)
    // The browser refuses one that alerts again and has no tag.
    expect(showNotification.mock.calls).toEqual([
      ['CFB Picks', { body: '', tag: '', renotify: false, ...PICTURES, data: '/' }],
    ])
  },
)

it('a tap on a notification shows the tab that is there already, though another comes first', async () => {
  tabs = [new Tab(`${SITE}/leaderboard`), new Tab(`${SITE}/weekly-picks`)]
  await tapped('/weekly-picks')
  expect(tabs.map(({ focus, navigate }) => [focus.mock.calls.length, navigate.mock.calls.length])).toEqual([
    [0, 0],
    [1, 0],
  ])
  expect(openWindow).not.toHaveBeenCalled()
  expect(close).toHaveBeenCalledOnce()
})

it('a tap leads another tab there, but not one that shows the desk', async () => {
  tabs = [new Tab(`${SITE}/commish/members`), new Tab(`${SITE}/leaderboard`)]
  await tapped('/weekly-picks')
  expect(tabs.map(({ url }) => url)).toEqual([`${SITE}/commish/members`, `${SITE}/weekly-picks`])
  expect([tabs[0]?.focus, tabs[1]?.focus].map((focus) => focus?.mock.calls.length)).toEqual([0, 1])
  expect(openWindow).not.toHaveBeenCalled()
})

const tabLedBy = (navigate: () => Promise<null>) => Object.assign(new Tab(`${SITE}/`), { navigate })

it.each<[about: string, open: () => Tab[]]>([
  ['none is open', () => []],
  ['the only one shows the desk', () => [new Tab(`${SITE}/commish`)]],
  ['the only one is from before this worker', () => [tabLedBy(() => Promise.reject(new TypeError('not controlled')))]],
  ['the only one was led elsewhere meanwhile', () => [tabLedBy(async () => null)]],
])('a tap opens a new tab where %s', async (_about, open) => {
  vi.spyOn(console, 'info').mockReturnValue()
  tabs = open()
  await tapped('/weekly-picks')
  expect(openWindow.mock.calls).toEqual([[`${SITE}/weekly-picks`]])
})

it('a subscription that the push service has ended is made once more, with the same key', async () => {
  const applicationServerKey = new ArrayBuffer(65)
  await happens('pushsubscriptionchange', { oldSubscription: { options: { applicationServerKey } } })
  expect(subscribe.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey }]])
  await happens('pushsubscriptionchange', { oldSubscription: null })
  expect(subscribe).toHaveBeenCalledOnce()
})
