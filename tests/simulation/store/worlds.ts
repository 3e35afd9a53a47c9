import { isDeepStrictEqual } from 'node:util'
import type { Work, World } from './programs'
import { Timestamp } from './sdk'
import type { Store } from './store'
import { isMap } from './values'

/** The result of a step: what its caller received, and what is stored after it. */
export interface StepResult {
  received: unknown
  stored: unknown
}

/** Plays a program. `before` is called with the index of every step. */
export async function play(
  world: World,
  steps: readonly Work[],
  before = (_step: number) => {},
): Promise<StepResult[]> {
  const results: StepResult[] = []
  for (const [index, step] of steps.entries()) {
    before(index)
    results.push(await resultOf(world, step))
  }
  return results
}

async function resultOf(world: World, step: Work): Promise<StepResult> {
  return { received: plain(await step(world)), stored: await storedDocuments(world) }
}

/**
 * A world in a store. Two works at once are played one after the other, in the order whose result is the expected one
 * (`should`), or in the order given if neither is.
 */
export function worldIn(store: Store, root: string, should: () => StepResult | undefined): World {
  const databaseOf = ({ db }: Store): Pick<World, 'db' | 'transact'> => ({
    db,
    transact: (work) => db.runTransaction(work),
  })
  const world: World = { ...databaseOf(store), root, seen: new Map(), pair }
  let current = store
  return world

  async function pair(works: readonly Work[]): Promise<unknown> {
    const orders = await Promise.all([works, works.toReversed()].map((order) => playInOrder(works, order)))
    const chosen = orders.find(({ result }) => isDeepStrictEqual(result, should())) ?? orders[0]
    if (chosen) current = chosen.clone
    Object.assign(world, databaseOf(current))
    return chosen?.result.received
  }

  async function playInOrder(works: readonly Work[], order: readonly Work[]) {
    const clone = current.clone()
    const there = { ...world, ...databaseOf(clone) }
    const results = new Map<Work, unknown>()
    for (const work of order) results.set(work, await work(there))
    return { clone, result: await resultOf(there, async () => works.map((work) => results.get(work))) }
  }
}

/** All documents, with the order in which they were created and last changed. */
async function storedDocuments({ db, root }: World): Promise<unknown> {
  const found = await Promise.all(['a', 'b'].map((name) => db.collection(`${root}-${name}`).get()))
  const docs = found.flatMap((each) => each.docs)
  const times = [
    ...new Set(docs.flatMap(({ createTime, updateTime }) => [createTime.valueOf(), updateTime.valueOf()])),
  ].sort()
  const place = (time: Timestamp) => times.indexOf(time.valueOf())
  return docs.map((each) => [each.ref.path, plain(each.data()), place(each.createTime), place(each.updateTime)])
}

/** The same value without times, which differ from world to world. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return 'a time'
  if (Array.isArray(value)) return value.map(plain)
  return isMap(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, plain(each)])) : value
}
