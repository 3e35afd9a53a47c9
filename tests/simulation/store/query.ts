import type { Engine, Lookup, Read } from './engine'
import { storedValue } from './input'
import { type Cursor, type Filter, type Operator, type Plan, run } from './plan'
import type { FieldPath } from './sdk'
import { DocumentSnapshot, QuerySnapshot } from './snapshots'
import { pathOf, type Value } from './values'

type Field = string | FieldPath
const OPERATORS: readonly string[] = ['==', '<', '<=', '>', '>=', 'in'] satisfies Operator[]

/** A query of one collection. Every method returns a new query. */
export class Query<Ref extends { id: string }> {
  constructor(
    readonly engine: Engine,
    readonly plan: Plan,
    readonly refTo: (path: string) => Ref,
    readonly mask?: readonly Field[],
  ) {}

  where(field: Field, operator: Operator, value: unknown): Query<Ref> {
    if (!OPERATORS.includes(operator)) throw new Error(`The store knows no "${operator}" queries.`)
    const filter: Filter = { path: pathOf(field), operator, value: copied(value) }
    return this.#with({ filters: [...this.plan.filters, filter] })
  }
  orderBy(field: Field, direction: 'asc' | 'desc' = 'asc'): Query<Ref> {
    return this.#with({ orders: [...this.plan.orders, { path: pathOf(field), descending: direction === 'desc' }] })
  }
  startAt(...values: unknown[]): Query<Ref> {
    return this.#with({ start: this.#cursor(values, true) })
  }
  startAfter(...values: unknown[]): Query<Ref> {
    return this.#with({ start: this.#cursor(values, false) })
  }
  endBefore(...values: unknown[]): Query<Ref> {
    return this.#with({ end: this.#cursor(values, true) })
  }
  endAt(...values: unknown[]): Query<Ref> {
    return this.#with({ end: this.#cursor(values, false) })
  }
  limit(limit: number): Query<Ref> {
    return this.#with({ limit })
  }
  select(...fields: Field[]): Query<Ref> {
    return new Query(this.engine, this.plan, this.refTo, fields)
  }
  count(): CountQuery<Ref> {
    return new CountQuery(this)
  }
  get(): Promise<QuerySnapshot<Ref>> {
    return this.getBy(this.engine.read)
  }

  /** What the query looks up. */
  get lookup(): Lookup {
    return { paths: [this.plan.collection], find: (documents) => run(documents, this.plan) }
  }

  async getBy(read: Read): Promise<QuerySnapshot<Ref>> {
    const { versions, readTime } = await read(this.lookup)
    const mask = this.mask?.map(pathOf)
    const docs = versions.map((each) => new DocumentSnapshot(this.refTo(each?.path ?? ''), each, readTime, mask))
    return new QuerySnapshot(docs, readTime)
  }

  #with(change: Partial<Plan>): Query<Ref> {
    return new Query(this.engine, { ...this.plan, ...change }, this.refTo, this.mask)
  }

  #cursor(values: readonly unknown[], before: boolean): Cursor {
    if (values.length > this.plan.orders.length) throw new Error('Too many cursor values specified.')
    return { values: values.map(copied), before }
  }
}

const copied = (value: unknown): Value => storedValue(value, [], 'nowhere', []) ?? null

/** How many documents a query finds. */
export class CountQuery<Ref extends { id: string }> {
  constructor(readonly query: Query<Ref>) {}

  get(): Promise<CountSnapshot> {
    return this.getBy(this.query.engine.read)
  }
  async getBy(read: Read): Promise<CountSnapshot> {
    const { versions } = await read(this.query.lookup)
    return { data: () => ({ count: versions.length }) }
  }
}
export interface CountSnapshot {
  data(): { count: number }
}
