import type { Engine, Read } from './engine'
import { storedValue } from './input'
import { type Filter, type Operator, type Plan, run } from './plan'
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
  startAfter(...values: unknown[]): Query<Ref> {
    if (values.length > this.plan.orders.length) throw new Error('Too many cursor values specified.')
    return this.#with({ after: values.map(copied) })
  }
  limit(limit: number): Query<Ref> {
    return this.#with({ limit })
  }
  select(...fields: Field[]): Query<Ref> {
    return new Query(this.engine, this.plan, this.refTo, fields)
  }
  get(): Promise<QuerySnapshot<Ref>> {
    return this.getBy(this.engine.read)
  }

  async getBy(read: Read): Promise<QuerySnapshot<Ref>> {
    const { versions, readTime } = await read({
      paths: [this.plan.collection],
      find: (documents) => run(documents, this.plan),
    })
    const mask = this.mask?.map(pathOf)
    const docs = versions.map((each) => new DocumentSnapshot(this.refTo(each?.path ?? ''), each, readTime, mask))
    return new QuerySnapshot(docs, readTime)
  }

  #with(change: Partial<Plan>): Query<Ref> {
    return new Query(this.engine, { ...this.plan, ...change }, this.refTo, this.mask)
  }
}

const copied = (value: unknown): Value => storedValue(value, [], 'nowhere', []) ?? null
