import { setTimeout as sleep } from 'node:timers/promises'
import { doc, setDoc, Timestamp } from 'firebase/firestore'
import { describe, expect, test } from 'vitest'
import { LOCK_AFTER_KICKOFF } from '#common/game/lock'
import { paths } from '#common/paths'
import { clientOf, env, verdictOf } from './cases'
import { SEASON, type Timing } from './world'

/** These games have a week of their own, because their times are set only when their test begins. */
const WEEK = 11

async function schedule(gameId: string, timing: Partial<Timing>): Promise<void> {
  const line = { kickoff: Date.now() + 3_600_000, timeTbd: false, revealedAt: null, ...timing }
  await env.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore(), paths.line(SEASON, WEEK, gameId)), line)
    await setDoc(doc(context.firestore(), paths.pick(SEASON, WEEK, gameId, 'ann')), { pickTeam: 'HOME' })
  })
}

const picks = (gameId: string) => paths.picks(SEASON, WEEK, gameId)
const pick = (gameId: string) => paths.pick(SEASON, WEEK, gameId, 'ann')

/** Bob's read, by a new client, so that `request.time` is now and not when an older stream was opened. */
const look = (gameId: string) => verdictOf('bob', 'get', pick(gameId), clientOf('bob'))

describe('at the boundary', () => {
  const moments: [gameId: string, kickoffIn: number, verdict: 'allowed' | 'denied'][] = [
    ['a-millisecond-ago', -LOCK_AFTER_KICKOFF - 1, 'allowed'],
    ['now', -LOCK_AFTER_KICKOFF, 'allowed'],
    ['in-three-seconds', -LOCK_AFTER_KICKOFF + 3_000, 'denied'],
  ]
  test.each(moments)('a game that reveals %s', async (gameId, kickoffIn, verdict) => {
    await schedule(gameId, { kickoff: Date.now() + kickoffIn })
    expect(await look(gameId)).toBe(verdict)
    expect(await verdictOf('commish', 'list', picks(gameId), clientOf('commish'))).toBe(verdict)
  })
})

/** A kickoff that was moved so shortly before its lock that the change is too late. */
const movedTooLate = (lockWas: number): Partial<Timing> => ({
  ...{ lockWas, moveDecidedAt: lockWas - 20_000 },
  movedAt: Timestamp.fromMillis(lockWas - 20_000),
})

describe('across the reveal', () => {
  const clocks: [name: string, timing: (revealAt: number) => Partial<Timing>][] = [
    ['by-kickoff', (revealAt) => ({ kickoff: revealAt - LOCK_AFTER_KICKOFF })],
    ['by-referee', (revealAt) => ({ timeTbd: true, revealedAt: revealAt })],
    ['by-the-lock-it-had', movedTooLate],
  ]
  // Together, since each mostly waits.
  test.concurrent.each(clocks)(
    '%s: denied before that time, and allowed within a second after it',
    async (gameId, timing) => {
      const revealAt = Date.now() + 2_500
      await schedule(gameId, timing(revealAt))
      let refusals = 0
      for (;;) {
        const asked = Date.now()
        const verdict = await look(gameId)
        const answered = Date.now()
        if (verdict === 'allowed') {
          expect(answered).toBeGreaterThanOrEqual(revealAt)
          expect(asked).toBeLessThan(revealAt + 1_000)
          break
        }
        expect(asked).toBeLessThan(revealAt)
        refusals += 1
        await sleep(150)
      }
      expect(refusals).toBeGreaterThan(2)
    },
  )
})
