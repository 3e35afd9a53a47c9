import type { Random } from '#common/random'
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
const among = <const T>(random: Random, ...list: readonly T[]) => list[Math.floor(random() * list.length)] as T
const docAt = ({ db, root }: World, path: string) => db.doc(`${root}-${path}`)

function timesOf({ seen }: World, path: string): Timestamp[] {
  const times = seen.get(path) ?? []
  seen.set(path, times)
  return times
}

/** A random step. All choices are made here, so that it does the same in every world. */
export function someStep(random: Random): Work {
  const kinds = [write, write, write, write, batch, batch, look, look, look, some, readOnly, besideLock, both]
  return among(random, ...kinds)(random)
}

/** A write of one document, sometimes with a precondition. */
function write(random: Random): Work {
  const add = toBatch(random)
  return async (world) => {
    const batch = world.db.batch()
    add(world, batch)
    return outcomeOf(() => batch.commit().then(() => 'ok'))
  }
}

function batch(random: Random): Work {
  const adds = Array.from({ length: 2 }, (_each, nth) => toBatch(random, DOCUMENTS.slice(nth * 2, nth * 2 + 2)))
  return async (world) => {
    const batch = world.db.batch()
    for (const add of adds) add(world, batch)
    return outcomeOf(() => batch.commit().then(() => 'ok'))
  }
}

function toBatch(random: Random, documents = DOCUMENTS): (world: World, batch: Batch) => void {
  const path = among(random, ...documents)
  const [values, update, back] = [someValues(random), someUpdate(random), 1 + Math.floor(random() * 3)]
  const kind = among(random, 'create', 'set', 'merge', 'fields', 'update', 'update', 'known', 'delete')
  return (world, batch) => {
    const ref = docAt(world, path)
    const lastUpdateTime = timesOf(world, ref.path).at(-back)
    const known = lastUpdateTime ? { lastUpdateTime } : {}
    if (kind === 'create') batch.create(ref, values(false))
    else if (kind === 'set') batch.set(ref, values(false))
    else if (kind === 'merge') batch.set(ref, values(true), { merge: true })
    else if (kind === 'fields') batch.set(ref, values(true), { mergeFields: Object.keys(values(true)) })
    else if (kind === 'update') batch.update(ref, update())
    else if (kind === 'known') batch.update(ref, update(), known)
    else batch.delete(ref)
  }
}

/** A read of a document, of several with a mask, or of a query; it remembers the update times. */
function look(random: Random): Work {
  const [path, kind, n] = [
    among(random, ...DOCUMENTS),
    among(random, 'one', 'one', 'all', 'query', 'sorted'),
    Math.floor(random() * 4),
  ]
  return async (world) => {
    const from = world.db.collection(`${world.root}-${path.slice(0, 1)}`)
    const found = {
      one: async () => [await docAt(world, path).get()],
      all: () => world.db.getAll(docAt(world, path), docAt(world, 'a/1'), { fieldMask: ['n', 'm.x'] }),
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
function some(random: Random): Work {
  const [first, second, target] = [
    among(random, ...DOCUMENTS),
    among(random, ...DOCUMENTS),
    among(random, ...DOCUMENTS),
  ]
  const [asks, fails, creates] = [random() < 0.3, random() < 0.1, random() < 0.2]
  return (world) =>
    outcomeOf(() =>
      world.transact(async (tx) => {
        const one = await tx.get(docAt(world, first))
        const two = asks ? (await tx.get(world.db.collection(`${world.root}-a`).where('n', '==', 1))).size : null
        const [three] = await tx.getAll(docAt(world, second))
        const read = [one.get('n') ?? null, two, three?.get('n') ?? null]
        if (fails) throw new Error(`failed with ${read}`)
        if (creates) tx.create(docAt(world, target), { read, n: 1 })
        else tx.set(docAt(world, target), { read, n: Number(read[0]) + 1 }, { merge: true })
        return read
      }),
    )
}

/** A read-only transaction in which somebody else writes between two reads. */
function readOnly(random: Random): Work {
  const [writes, between, path] = [[write(random), batch(random)], some(random), among(random, ...DOCUMENTS)]
  return (world) => {
    const numbers = async (tx: Tx) => {
      const all = await tx.get(world.db.collection(`${world.root}-a`).orderBy('n'))
      const [one, other] = await tx.getAll(docAt(world, path), docAt(world, 'b/1'))
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
function besideLock(random: Random): Work {
  const path = among(random, ...DOCUMENTS)
  return (world) => {
    const ref = docAt(world, path)
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
function both(random: Random): Work {
  const works = [some(random), random() < 0.6 ? some(random) : write(random)]
  return (world) => world.pair(works)
}
