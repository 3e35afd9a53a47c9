import { describe, expect, test } from 'vitest'
import { mulberry32 } from '#common/random'
import { db, transact } from '#functions/db/firebase'
import { someStep, type Work, type World } from '../simulation/store/programs'
import { asked, queryCases } from '../simulation/store/query-cases'
import { FieldValue } from '../simulation/store/sdk'
import { outcomeOf, testStore } from '../simulation/store/testing'
import { play, type StepResult, worldIn } from '../simulation/store/worlds'
import { writeCases } from '../simulation/store/write-cases'

/** `npm run test:long` plays more of them. */
const SEEDS = Array.from({ length: process.env.LONG ? 40 : 8 }, (_, index) => index + 1)
const STEPS = 30
const root = (name: string | number) => `parity/all/${Date.now().toString(36)}-${name}`

describe('the emulator does what the store is tested for', () => {
  test('in every write', async () => {
    const collection = db.collection(root('writes'))
    const came = writeCases.map(async ([says, before, write, after], index) => {
      const ref = collection.doc(`${index}`)
      if (before) await ref.set(before)
      const outcome = await outcomeOf(() => write(ref).then(() => 'ok'))
      const stored = (await ref.get()).data() ?? null
      expect([says, outcome, stored]).toStrictEqual([
        says,
        ...(typeof after === 'number' ? [after, before] : ['ok', after]),
      ])
    })
    await Promise.all(came)
    expect.assertions(writeCases.length)
  })

  test('in every query', async () => {
    const collection = db.collection(root('queries'))
    await Promise.all(Object.entries(asked).map(([id, data]) => collection.doc(id).set(data)))
    const came = queryCases.map(async ([says, query]) => [
      says,
      (await query(collection).get()).docs.map(({ id }) => id).join(' '),
    ])
    expect(await Promise.all(came)).toEqual(queryCases.map(([says, , finds]) => [says, finds]))
  })
})

test('in the emulator a server’s timestamp is of when the commit was sent, though it waits for a lock', async () => {
  const ref = db.collection(root('times')).doc('d')
  const sent = await db.runTransaction(async (tx) => {
    await tx.get(ref)
    const at = Date.now()
    void ref.set({ at: FieldValue.serverTimestamp() })
    await new Promise((resolve) => setTimeout(resolve, 600))
    tx.set(ref, { first: true })
    return at
  })
  await expect.poll(async () => (await ref.get()).exists && (await ref.get()).get('at')).toBeTruthy()
  const stored = await ref.get()
  expect(stored.get('at').toMillis() - sent).toBeLessThan(300)
  expect((stored.updateTime?.toMillis() ?? 0) - sent).toBeGreaterThan(500)
})

const heardOf = new Set<string>()

describe('a program comes out the same in the emulator and in the store', () => {
  test.concurrent.each(SEEDS)('seed %s', async (seed) => {
    const random = mulberry32(seed)
    const steps = Array.from({ length: STEPS }, () => someStep(random))
    const place = root(seed)
    const results = await play(inEmulator(place), steps)
    expect(await playInStore(place, steps, results)).toEqual(results)
    for (const { received } of results) heardOf.add(JSON.stringify(received))
  })

  test('and the programs met every refusal', () => {
    expect(['"ok"', '5', '6', '9', '"failed with 1,,1"'].filter((each) => !heardOf.has(each))).toEqual([])
  })
})

function inEmulator(place: string): World {
  const pair: World['pair'] = (works) => Promise.all(works.map((each) => each(world)))
  const world: World = { db, root: place, transact, seen: new Map(), pair }
  return world
}

function playInStore(place: string, steps: readonly Work[], emulator: readonly StepResult[]): Promise<StepResult[]> {
  let now = 1_000
  const clock = () => {
    now += 1
    return now
  }
  let step = 0
  const world = worldIn(testStore({ clock }).store, place, () => emulator[step])
  return play(world, steps, (at) => {
    step = at
  })
}
