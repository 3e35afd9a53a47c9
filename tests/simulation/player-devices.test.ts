import { array, assert, asyncProperty, constant, constantFrom, nat, oneof, record } from 'fast-check'
import { expect, it, vi } from 'vitest'
import { DAY, MINUTE } from '#common/durations'
import type { StoredPick } from '#common/game/pick'
import { SIDES, type Side } from '#common/game/sides'
import { timeoutsOnFakeClock } from '../fixtures/fake-clock'
import { PLAYER, type PlayerDevice, PlayerDevices, type PlayerTab, type Request, WEEK } from './player-devices'
import { scene, useScene } from './stage-scene'

useScene()

/** What happens, with its share. */
const SHARES = {
  ...{ tap: 8, retry: 1, open: 2, close: 2, comeBack: 2, logIn: 1, lend: 1, setClock: 1, lock: 1 },
  ...{ arrive: 4, answer: 5, breakOff: 5, receiveSlip: 3, wait: 5, rest: 2, restLate: 1 },
}
type Action = keyof typeof SHARES
const actions = Object.entries(SHARES).map(([does, weight]) => ({ weight, arbitrary: constant(does as Action) }))
const step = record({
  does: oneof(...actions),
  which: nat({ max: 9 }),
  side: constantFrom(...SIDES),
  ms: constantFrom(100, 1_000, 4_000, 12_000, 30_000, 10 * MINUTE),
  by: constantFrom(-60 * MINUTE, -90_000, -5_000, 5_000, 60 * MINUTE),
})
const steps = array(step, { maxLength: 40, size: 'max' })
type Step = ReturnType<typeof step.generate>['value']
/** One device, or two, whose clocks may differ. */
const clocks = constantFrom([0], [0], [0, 0], [0, -60 * MINUTE], [0, 60 * MINUTE])
/** What does not happen in a run: of a game that locks, or a clock that jumps, less is promised. */
const without = constantFrom<Action[]>([], ['lock'], ['lock', 'setClock'], ['lock', 'setClock', 'logIn', 'lend'])

/** A player's picking, with what has to be true of it. */
class Picking {
  /** The last tap on each device. `wins`: nothing is known that may keep it from being saved. */
  private readonly taps = new Map<PlayerDevice, { side: Side; at: number; wins: boolean }>()
  private lockedWith: Partial<StoredPick> | null = null
  private signIns
  private clocksJump = false
  private clocksGoBack = false
  private wasLent = false
  private readonly broken: string[] = []

  constructor(readonly all: PlayerDevices) {
    this.signIns = all.devices.length
    all.onSave = (request, replaced) => this.judgeSave(request, replaced)
    all.onRefused = ({ side }) => {
      if (this.signIns === 1 && !this.clocksGoBack && side === all.stored().pickTeam)
        this.broken.push('A pick that is stored was reported as refused.')
    }
  }

  async do({ does, which, side, ms, by }: Step): Promise<void> {
    const { all } = this
    const chosen = <T>(list: readonly T[]): T | undefined => list[which % list.length]
    const [tab, request, device] = [chosen(all.tabs()), chosen(all.requests), chosen(all.devices)]
    const doing: Record<Action, () => unknown> = {
      tap: () => tab && this.tap(tab, side),
      retry: () => tab && this.retry(tab),
      open: () => device && device.tabs.length < 2 && device.open(),
      close: () => tab?.close(),
      comeBack: () => tab?.comeBack(),
      logIn: () => tab && this.logInAgain(tab, [PLAYER]),
      lend: () => tab && this.logInAgain(tab, ['player-2', PLAYER]),
      setClock: () => device && this.setClock(device, by),
      lock: () => this.lock(),
      arrive: () => request && all.arrive(request),
      answer: () => request && all.answer(request),
      breakOff: () => request?.settle(new TypeError('Failed to fetch')),
      receiveSlip: () => tab?.receive(which),
      wait: () => all.wait(ms),
      rest: () => this.rest(),
      restLate: () => all.arriveLate().then(() => this.rest()),
    }
    await doing[does]()
    await all.settle()
    this.check()
  }

  private async tap(tab: PlayerTab, side: Side): Promise<void> {
    const [all, device] = [this.all, tab.device]
    // Nobody taps twice at once.
    await all.wait(150)
    const othersRest =
      all.requests.every(({ signIn }) => signIn === tab.signIn()) &&
      all.devices.every((each) => each === device || !each.hasWaiting())
    const wins = othersRest && !this.clocksGoBack && !(this.clocksJump && this.signIns > 1)
    // Last in the order of the map, too.
    this.taps.delete(device)
    this.taps.set(device, { side, at: all.scene.now, wins })
    tab.tap(side)
  }

  private async retry(tab: PlayerTab): Promise<void> {
    const { progress, refusal } = tab.card()
    if (progress === 'waiting') tab.retry()
    if (refusal) await this.tap(tab, refusal.side)
  }

  /** The session ends, and these log in one after the other. */
  private async logInAgain({ device, session }: PlayerTab, names: readonly string[]): Promise<void> {
    const { all } = this
    const tap = this.taps.get(device)
    if (tap && (device.hasWaiting() || all.requests.length > 0)) tap.wins = false
    this.signIns += 1
    this.wasLent ||= names.length > 1
    for (const name of names) {
      session.endSession('expired')
      await all.settle()
      session.beginSession(all.newLogin(name))
      await all.settle()
      this.check()
    }
  }

  private setClock(device: PlayerDevice, by: number): void {
    device.ahead += by
    this.clocksJump = true
    this.clocksGoBack ||= by < 0
    if (this.signIns > 1) for (const tap of this.taps.values()) tap.wins = false
  }

  private async lock(): Promise<void> {
    await this.all.scene.edit(WEEK, this.all.game, { isLocked: true })
    this.lockedWith ??= this.all.stored()
  }

  /** A save wins over an earlier tap of its sign-in, and over what another had saved by the time of its own tap. */
  private judgeSave({ body, ...request }: Request, { savedAt = 0, tap }: Partial<StoredPick>): void {
    const { tappedAt = 0 } = body
    const isSameSignIn = tap?.signIn === request.signIn
    if (isSameSignIn && !this.clocksGoBack && tap.at >= tappedAt) this.broken.push('No later tap was saved.')
    // `waited` does not count the time on the way.
    const takenFor = tappedAt - request.tab.device.ahead + this.all.scene.now - request.sentAt
    if (!isSameSignIn && !this.clocksJump && takenFor < savedAt) this.broken.push('A newer pick was replaced.')
  }

  private check(): void {
    const { all, broken, lockedWith } = this
    expect(broken).toEqual([])
    expect(all.requests.filter(({ signIn }) => !signIn.startsWith(PLAYER))).toEqual([])
    if (lockedWith) expect(all.stored()).toEqual(lockedWith)
    const { pickTeam: side, tap: saved } = all.stored()
    for (const tab of all.tabs()) {
      const [card, state, { device }] = [tab.card(), tab.state(), tab]
      if (device.opened === 1 && state.sending === 'here') expect(tab.isSending(), 'is being saved').toBe(true)
      const isSure = device.opened + this.signIns === 2 && !this.clocksGoBack && this.taps.has(device)
      if (isSure && card.progress === 'settled') expect(card.side).toBe(this.taps.get(device)?.side)
      if (!tab.hasNewestSlip()) continue
      if (card.progress === 'settled') expect(card.side).toBe(side ?? null)
      if (state.tap && saved) expect(state.tap, 'a tap that the slip has').not.toMatchObject({ side, at: saved.at })
    }
  }

  /** The network is back for good: everything arrives, nothing waits for ever, and every card says what is stored. */
  async rest(): Promise<void> {
    const { all } = this
    for (const device of all.devices) if (device.tabs.length === 0) device.open()
    for (let turns = 0; all.requests.length > 0 || all.hasWaiting(); turns += 1) {
      expect(turns).toBeLessThan(40)
      for (const request of all.requests) await all.answer(request)
      await all.wait(4_000)
      this.check()
    }
    for (const tab of all.tabs()) tab.receive(all.slips.length)
    await all.settle()
    this.check()
    const last = [...this.taps.values()].at(-1)
    if (last?.wins && !this.lockedWith) expect(all.stored().pickTeam, 'the last tap').toBe(last.side)
    for (const tab of all.tabs()) this.checkAtRest(tab)
  }

  private checkAtRest(tab: PlayerTab): void {
    const { pickTeam = null, savedAt = 0 } = this.all.stored()
    const { progress, side, refusal } = tab.card()
    expect([progress, side]).toEqual([refusal ? 'refused' : 'settled', pickTeam])
    if (refusal) expect(refusal.side).not.toBe(pickTeam)
    const tap = this.taps.get(tab.device)
    if (!tap || tap.side === pickTeam || this.wasLent || this.clocksGoBack) return
    if (this.signIns === 1 || savedAt < tap.at) expect(refusal?.side, 'what was not saved').toBe(tap.side)
  }
}

it('a pick is what was tapped last, and every card says so, whatever the network does', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  timeoutsOnFakeClock()
  const game = await scene.opened(10 * DAY)
  const [start, documents] = [scene.now, scene.store.dump()]
  const property = asyncProperty(clocks, without, steps, async (ahead, left, actions) => {
    vi.clearAllTimers()
    scene.now = start
    scene.store.load(documents)
    const picking = new Picking(new PlayerDevices(scene, game, ahead))
    for (const each of actions) if (!left.includes(each.does)) await picking.do(each)
    await picking.rest()
  })
  await assert(property, { numRuns: process.env.LONG ? 1_500 : 200, seed: 1 })
})
