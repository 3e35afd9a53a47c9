import { isDeepStrictEqual } from 'node:util'
import type { Work, World } from './programs'
import { Timestamp } from './sdk'
import type { Store } from './store'
import { isMap } from './values'

/** What a step came to: what its caller heard, and what is stored after it. */
export interface Told {
  heard: unknown
  stored: unknown
}

/** Plays a program. `before` hears of every step, so that it can be told how the step should come out. */
export async function play(world: World, steps: readonly Work[], before = (_step: number) => {}): Promise<Told[]> {
  const told: Told[] = []
  for (const [at, step] of steps.entries()) {
    before(at)
    told.push(await tell(world, step))
  }
  return told
}

async function tell(world: World, step: Work): Promise<Told> {
  return { heard: plain(await step(world)), stored: await stored(world) }
}

/**
 * A world in a store. Works at once are played one after the other, in the order in which they come out as they should;
 * where no order does, in the order given.
 */
export function worldIn(store: Store, root: string, should: () => Told | undefined): World {
  const at = ({ db }: Store): Pick<World, 'db' | 'transact'> => ({ db, transact: (work) => db.runTransaction(work) })
  const world: World = { ...at(store), root, seen: new Map(), pair }
  let current = store
  return world

  async function pair(works: readonly Work[]): Promise<unknown> {
    const orders = await Promise.all([works, works.toReversed()].map((order) => playInOrder(works, order)))
    const chosen = orders.find(({ told }) => isDeepStrictEqual(told, should())) ?? orders[0]
    if (chosen) current = chosen.clone
    Object.assign(world, at(current))
    return chosen?.told.heard
  }

  async function playInOrder(works: readonly Work[], order: readonly Work[]) {
    const clone = current.clone()
    const there = { ...world, ...at(clone) }
    const heard = new Map<Work, unknown>()
    for (const work of order) heard.set(work, await work(there))
    return { clone, told: await tell(there, async () => works.map((work) => heard.get(work))) }
  }
}

/** All documents, with the order in which they were made and last changed. */
async function stored({ db, root }: World): Promise<unknown> {
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
