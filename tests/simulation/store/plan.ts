import type { Documents, Version } from './documents'
import { compare, type Path, rank, type Value, valueAt } from './values'

export type Operator = '==' | '<' | '<=' | '>' | '>=' | 'in'
export interface Filter {
  path: Path
  operator: Operator
  value: Value
}
interface Order {
  path: Path
  descending: boolean
}
/** Where the results begin or end; with `before`, the cursor is before the documents that equal it. */
export interface Cursor {
  values: readonly Value[]
  before: boolean
}
export interface Plan {
  collection: string
  filters: readonly Filter[]
  orders: readonly Order[]
  start?: Cursor
  end?: Cursor
  limit?: number
}

/** The field that stands for a document's own name. */
const NAME: Path = ['__name__']

/** The documents that a query finds, in Firestore's order. */
export function run(documents: Documents, { collection, filters, orders, start, end, limit }: Plan): Version[] {
  const sorting = completed(orders, filters)
  const found: Version[] = []
  for (const each of documents.in(collection).values())
    if (
      sorting.every(({ path }) => fieldOf(each, path) !== undefined) &&
      filters.every((filter) => passes(each, filter)) &&
      (!start || position(each, start, sorting) >= 0) &&
      (!end || position(each, end, sorting) < 0)
    )
      found.push(each)
  found.sort((a, b) => order(a, b, sorting))
  return limit ? found.slice(0, limit) : found
}

/** The complete order: that given, then the fields of inequalities, then the name, in the last direction given. */
function completed(orders: readonly Order[], filters: readonly Filter[]): Order[] {
  const unequal = filters.filter(({ operator }) => operator !== '==' && operator !== 'in').map(({ path }) => path)
  const descending = orders.at(-1)?.descending ?? false
  const all = [...orders]
  for (const path of [...unequal, NAME])
    if (!all.some((each) => each.path.join('.') === path.join('.'))) all.push({ path, descending })
  return all
}

const isName = (path: Path) => path.length === 1 && path[0] === NAME[0]

function fieldOf({ path, fields }: Version, field: Path): Value | undefined {
  return isName(field) ? path.slice(path.lastIndexOf('/') + 1) : valueAt(fields, field)
}

function passes(version: Version, { path, operator, value }: Filter): boolean {
  const held = fieldOf(version, path)
  if (held === undefined) return false
  if (operator === 'in') return (value as readonly Value[]).some((each) => isComparable(each) && isEqual(held, each))
  if (!isAlike(held, value)) return false
  const sign = compare(held, value)
  return { '==': sign === 0, '<': sign < 0, '<=': sign <= 0, '>': sign > 0, '>=': sign >= 0 }[operator]
}

const isEqual = (a: Value, b: Value) => isAlike(a, b) && compare(a, b) === 0
/** `in` never finds a null or a NaN. */
const isComparable = (value: Value) => value !== null && !Number.isNaN(value)
/** Filters compare only values of one type, and a NaN only with itself. */
const isAlike = (a: Value, b: Value) => rank(a) === rank(b) && Number.isNaN(a) === Number.isNaN(b)

function order(a: Version, b: Version, sorting: readonly Order[]): number {
  for (const { path, descending } of sorting) {
    const sign = compare(fieldOf(a, path) as Value, fieldOf(b, path) as Value)
    if (sign) return descending ? -sign : sign
  }
  return 0
}

/** Negative before the cursor, positive after it. */
function position(version: Version, { values, before }: Cursor, sorting: readonly Order[]): number {
  for (const [at, value] of values.entries()) {
    const { path, descending } = sorting[at] as Order
    const sign = compare(fieldOf(version, path) as Value, value)
    if (sign) return descending ? -sign : sign
  }
  return before ? 1 : -1
}
