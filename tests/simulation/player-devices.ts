import { vi } from 'vitest'
import type { ApiError } from '#common/api/api-error'
import type { RouteBodyInput } from '#common/api/routes'
import type { GameLine } from '#common/game/line'
import type { Slip, StoredPick } from '#common/game/pick'
import type { Side } from '#common/game/sides'
import { createApiClient } from '#web/api'
import { createPicking } from '#web/picking/createPicking'
import { NO_PICK_STATE, type Refusal } from '#web/picking/pickState'
import { cardsOf } from '#web/screens/weekly-picks/cards'
import { loginOf, newBrowser, type Tab } from '../fixtures/device'
import type { Scene } from './stage-scene'

export const [WEEK, PLAYER] = [9, 'player-1'] as const
/** A request that has not arrived after this time (ms) never does: Hosting has given up on it. */
const ARRIVES_WITHIN = 75_000
/** Lets everything run that waits for nothing but promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

export interface Request {
  tab: PlayerTab
  signIn: string
  sentAt: number
  body: RouteBodyInput<'POST /picks'>
  answer: Promise<Response> | null
  settle: (outcome: Response | Error) => void
  isAwaited: () => boolean
}

/** The devices of one player, who picks one game of a scene on them over a network that the test controls. */
export class PlayerDevices {
  requests: Request[] = []
  /** Every slip that there was, oldest first. */
  readonly slips: Slip[] = [{ picks: {} }]
  private signIns = 0
  readonly devices: PlayerDevice[]
  onSave = (_request: Request, _replaced: Partial<StoredPick>): void => {}
  onRefused = (_refusal: Refusal): void => {}

  /** @param clocks how far the clock of each device is ahead (ms). */
  constructor(
    readonly scene: Scene,
    readonly game: string,
    clocks: readonly number[],
  ) {
    this.devices = clocks.map((ahead) => new PlayerDevice(this, ahead))
  }

  stored = () => this.scene.doc<Partial<StoredPick>>(`weeks/${WEEK}/lines/${this.game}/picks/${PLAYER}`)
  tabs = () => this.devices.flatMap(({ tabs }) => tabs)
  hasWaiting = () => this.devices.some((each) => each.hasWaiting()) || this.tabs().some(({ state }) => state().tap)

  /** What a login brings. Each has a token of its own, which is also the id of the sign-in. */
  newLogin(name: string) {
    this.signIns += 1
    return { ...loginOf(name), token: `${name} ${this.signIns}` }
  }

  /** A request reaches the server, also if its tab has given it up. */
  arrive(request: Request): Promise<Response> {
    request.answer ??= this.handle(request)
    return request.answer
  }

  answer = async (request: Request) => request.settle(await this.arrive(request))

  private async handle(request: Request): Promise<Response> {
    const { body, signIn } = request
    const [before, [uid = '']] = [this.stored(), signIn.split(' ')]
    this.scene.now += 1
    const answer = await this.scene.ask(uid, 'POST /picks', { body, signIn }).then(
      (view) => Response.json(view),
      ({ message, code, status }: ApiError) => Response.json({ error: message, code }, { status }),
    )
    if (this.stored().savedAt !== before.savedAt) {
      this.slips.push(this.scene.doc(`weeks/${WEEK}/slips/${PLAYER}`))
      this.onSave(request, before)
    }
    return answer
  }

  /** First what nobody has given up is answered, then the rest arrives, each the latest first. */
  async arriveLate(): Promise<void> {
    const latestFirst = [...this.requests].reverse()
    for (const request of latestFirst) if (request.isAwaited()) await this.answer(request)
    await this.settle()
    for (const request of latestFirst) await this.arrive(request)
  }

  /** Time passes in which nothing arrives. */
  async wait(ms: number): Promise<void> {
    const step = Math.min(ms, Math.max(4_000, ms / 20))
    for (let waited = 0; waited < ms; waited += step) {
      this.scene.now += step
      vi.advanceTimersByTime(step)
      await this.settle()
    }
  }

  /** Lets everybody come to the end of what they do by themselves at this moment. */
  async settle(): Promise<void> {
    await settled()
    for (const tab of this.tabs()) tab.followSlip()
    await settled()
    const since = this.scene.now - ARRIVES_WITHIN
    this.requests = this.requests.filter((each) => each.isAwaited() || (!each.answer && each.sentAt > since))
  }
}

export class PlayerDevice {
  tabs: PlayerTab[] = []
  opened = 0
  private readonly browser = newBrowser()

  constructor(
    readonly all: PlayerDevices,
    public ahead: number,
  ) {
    this.open().session.beginSession(all.newLogin(PLAYER))
  }

  now = () => this.all.scene.now + this.ahead
  hasWaiting = () => this.browser.keys().some((key) => key.startsWith('waiting:'))

  open(): PlayerTab {
    const tab = new PlayerTab(this, this.browser.openTab())
    this.tabs.push(tab)
    this.opened += 1
    return tab
  }
}

export class PlayerTab {
  readonly session
  private readonly picking
  private isOpen = true
  private slip = -1

  constructor(
    readonly device: PlayerDevice,
    private readonly tab: Tab,
  ) {
    const { call } = createApiClient({ session: tab.session, fetch: (_url, init) => this.send(init) })
    this.session = tab.session
    this.picking = createPicking({
      ...{ ...tab, call, device: { ...tab.device, now: device.now } },
      onRefused: (_game, refusal) => device.all.onRefused(refusal),
      onSignedOut: () => {},
    })
    this.picking.start()
  }

  private send({ body, headers, signal }: RequestInit = {}): Promise<Response> {
    const { requests, scene } = this.device.all
    return new Promise((resolve, reject) => {
      let isAwaited = true
      const settle = (outcome: Response | Error) => {
        isAwaited = false
        if (this.isOpen) outcome instanceof Error ? reject(outcome) : resolve(outcome)
      }
      signal?.addEventListener('abort', () => settle(new DOMException('The call was aborted', 'AbortError')))
      const signIn = new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? ''
      const sent = { tab: this, signIn, sentAt: scene.now, body: JSON.parse(String(body)), answer: null }
      requests.push({ ...sent, settle, isAwaited: () => this.isOpen && isAwaited })
    })
  }

  signIn = () => this.session.useSession.getState().session?.token
  comeBack = () => this.tab.comeBack()
  state = () => this.picking.usePicking.getState().picks[this.device.all.game] ?? NO_PICK_STATE
  tap = (side: Side) => this.picking.pickTeam(WEEK, this.device.all.game, side)
  retry = () => this.picking.retry(WEEK, this.device.all.game)
  isSending = () => this.device.all.requests.some((each) => each.tab === this && each.isAwaited())
  hasNewestSlip = () => this.slip === this.device.all.slips.length - 1

  /** A slip reaches the tab, unless it has a newer one. */
  receive(which: number): void {
    this.slip = Math.max(this.slip, Math.min(which, this.device.all.slips.length - 1))
  }

  /** As every screen does that shows the picks. */
  followSlip(): void {
    const slip = this.device.all.slips[this.slip]
    if (slip) this.picking.followSlip(slip)
  }

  card() {
    const { scene, game, slips } = this.device.all
    const line = scene.line(WEEK, game) as unknown as GameLine
    const [card] = cardsOf([line], slips[this.slip], { [game]: this.state() }, scene.now)
    if (!card) throw new Error('the game has no card')
    return card
  }

  close(): void {
    this.isOpen = false
    this.tab.close()
    this.device.tabs = this.device.tabs.filter((each) => each !== this)
  }
}
