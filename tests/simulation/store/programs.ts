import type { Chance } from '#common/random'
import { someUpdate, someValues } from './program-values'
import type { Firestore, Timestamp } from './sdk'
import { outcomeOf } from './testing'

type Batch = ReturnType<Firestore['batch']>
type Tx = Parameters<Parameters<Firestore['runTransaction']>[0]>[0]

/** A database to play a program on. */
export interface World {
  db: Firestore
  /**
   * How the names of its collections begin: the emulator locks a query's collections of one name, wherever they are.
   */
  root: string
  transact: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>
  /** The update times read from each document, the latest last. */
  seen: Map<string, Timestamp[]>
  /** Runs two works at once. */
  pair(works: readonly Work[]): Promise<unknown>
}
/** A step of a program. It returns what it received, without times. */
export type Work = (world: World) => Promise<unknown>

const DOCUMENTS = ['a/1', 'a/2', 'a/3', 'b/1', 'b/2']
const among = <const T>(chance: Chance, ...list: readonly T[]) => list[Math.floor(chance() * list.length)] as T
const at = ({ db, root }: World, path: string) => db.doc(`${root}-${path}`)

function timesOf({ seen }: World, path: string): Timestamp[] {
  const times = seen.get(path) ?? []
  seen.set(path, times)
  return times
}

/** A random step. All choices are made here, so that it does the same in every world. */
export function someStep(chance: Chance): Work {
  const kinds = [write, write, write, write, batch, batch, look, look, look, some, readOnly, besideLock, both]
  return among(chance, ...kinds)(chance)
}

/** A write of one document, sometimes with a precondition. */
function write(chance: Chance): Work {
  const add = toBatch(chance)
  return async (world) => {
    const batch = world.db.batch()
    add(world, batch)
    return outcomeOf(() => batch.commit().then(() => 'ok'))
  }
}

function batch(chance: Chance): Work {
  const adds = Array.from({ length: 2 }, (_each, nth) => toBatch(chance, DOCUMENTS.slice(nth * 2, nth * 2 + 2)))
  return async (world) => {
    const batch = world.db.batch()
    for (const add of adds) add(world, batch)
    return outcomeOf(() => batch.commit().then(() => 'ok'))
  }
}

function toBatch(chance: Chance, documents = DOCUMENTS): (world: World, batch: Batch) => void {
  const path = among(chance, ...documents)
  const [values, update, back] = [someValues(chance), someUpdate(chance), 1 + Math.floor(chance() * 3)]
  const kind = among(
    chance,
    'create',
    'set',
    'merge',
    'fields',
    'update',
    'update',
    'known',
    'delete',
    'existing',
    'known-delete',
  )
  return (world, batch) => {
    const ref = at(world, path)
    const lastUpdateTime = timesOf(world, ref.path).at(-back)
    const known = lastUpdateTime ? { lastUpdateTime } : {}
    if (kind === 'create') batch.create(ref, values(false))
    else if (kind === 'set') batch.set(ref, values(false))
    else if (kind === 'merge') batch.set(ref, values(true), { merge: true })
    else if (kind === 'fields') batch.set(ref, values(true), { mergeFields: Object.keys(values(true)) })
    else if (kind === 'update') batch.update(ref, update())
    else if (kind === 'known') batch.update(ref, update(), known)
    else if (kind === 'existing') batch.delete(ref, { exists: back > 1 })
    else batch.delete(ref, kind === 'delete' ? {} : known)
  }
}

/** A read of a document, of several with a mask, or of a query; it remembers the update times. */
function look(chance: Chance): Work {
  const [path, kind, n] = [
    among(chance, ...DOCUMENTS),
    among(chance, 'one', 'one', 'all', 'query', 'sorted', 'count'),
    Math.floor(chance() * 4),
  ]
  return async (world) => {
    const from = world.db.collection(`${world.root}-${path.slice(0, 1)}`)
    if (kind === 'count') return (await from.where('n', '<=', n).count().get()).data()
    const found = {
      one: async () => [await at(world, path).get()],
      all: () => world.db.getAll(at(world, path), at(world, 'a/1'), { fieldMask: ['n', 'm.x'] }),
      query: async () => (await from.where('n', '>=', n).orderBy('n', 'desc').limit(2).get()).docs,
      sorted: async () => (await from.orderBy('at').startAfter(new Date(n)).select('at', 'm').get()).docs,
    }[kind]
    return (await found()).map((each) => {
      if (each.updateTime) timesOf(world, each.ref.path).push(each.updateTime)
      return [each.id, each.exists, each.data(), each.get('m.x')]
    })
  }
}

/** A transaction that reads, and writes what it read. */
function some(chance: Chance): Work {
  const [first, second, target] = [
    among(chance, ...DOCUMENTS),
    among(chance, ...DOCUMENTS),
    among(chance, ...DOCUMENTS),
  ]
  const [asks, fails, creates] = [chance() < 0.3, chance() < 0.1, chance() < 0.2]
  return (world) =>
    outcomeOf(() =>
      world.transact(async (tx) => {
        const one = await tx.get(at(world, first))
        const two = asks ? (await tx.get(world.db.collection(`${world.root}-a`).where('n', '==', 1))).size : null
        const [three] = await tx.getAll(at(world, second))
        const read = [one.get('n') ?? null, two, three?.get('n') ?? null]
        if (fails) throw new Error(`failed with ${read}`)
        if (creates) tx.create(at(world, target), { read, n: 1 })
        else tx.set(at(world, target), { read, n: Number(read[0]) + 1 }, { merge: true })
        return read
      }),
    )
}

/** A read-only transaction in which somebody else writes between two reads. */
function readOnly(chance: Chance): Work {
  const [writes, between, path] = [[write(chance), batch(chance)], some(chance), among(chance, ...DOCUMENTS)]
  return (world) => {
    const numbers = async (tx: Tx) => {
      const all = await tx.get(world.db.collection(`${world.root}-a`).orderBy('n'))
      const [one, other] = await tx.getAll(at(world, path), at(world, 'b/1'))
      return [all.docs.map((each) => [each.id, each.get('n')]), one?.data() ?? null, other?.exists]
    }
    const work = async (tx: Tx) => {
      const before = await numbers(tx)
      const written = [await writes[0]?.(world), await between(world), await writes[1]?.(world)]
      return [before, written, await numbers(tx)]
    }
    return outcomeOf(() => world.db.runTransaction(work, { readOnly: true }))
  }
}

/** A read-only transaction, and a plain read, while another transaction has read and not yet written. */
function besideLock(chance: Chance): Work {
  const path = among(chance, ...DOCUMENTS)
  return (world) => {
    const ref = at(world, path)
    return outcomeOf(() =>
      world.transact(async (tx) => {
        const read = [(await tx.get(ref)).get('n')]
        read.push(await world.db.runTransaction(async (other) => (await other.get(ref)).get('n'), { readOnly: true }))
        read.push((await ref.get()).get('n'))
        tx.set(ref, { n: 2 }, { merge: true })
        return read.map((each) => each ?? null)
      }),
    )
  }
}

/** Two transactions at once, or a transaction and a write. */
function both(chance: Chance): Work {
  const works = [some(chance), chance() < 0.6 ? some(chance) : write(chance)]
  return (world) => world.pair(works)
}
