import type { Documents, Version } from './documents'
import { compare, type Path, rank, type Value, valueAt } from './values'

export type Operator = '==' | '<' | '<=' | '>' | '>=' | 'in'
export interface Filter {
  path: Path
  operator: Operator
  /** Of `in` the list of the values. */
  value: Value
}
interface Order {
  path: Path
  descending: boolean
}
export interface Plan {
  collection: string
  filters: readonly Filter[]
  orders: readonly Order[]
  /** The results begin after the documents with these values in the orders' fields. */
  after?: readonly Value[]
  limit?: number
}

/** The field that stands for a document's own name. */
const NAME: Path = ['__name__']

/** The documents that a query finds, in Firestore's order. */
export function run(documents: Documents, { collection, filters, orders, after, limit }: Plan): Version[] {
  const sorting = completed(orders, filters)
  const found: Version[] = []
  for (const each of documents.in(collection).values())
    if (
      sorting.every(({ path }) => fieldOf(each, path) !== undefined) &&
      filters.every((filter) => passes(each, filter)) &&
      (!after || isAfter(each, after, sorting))
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
  // Unlike `==`, a list finds neither null nor NaN.
  if (operator === 'in') {
    const values = Array.isArray(value) ? value.filter((one) => one !== null && !Number.isNaN(one)) : []
    return values.some((one) => passes(version, { path, operator: '==', value: one }))
  }
  if (!isAlike(held, value)) return false
  const sign = compare(held, value)
  return { '==': sign === 0, '<': sign < 0, '<=': sign <= 0, '>': sign > 0, '>=': sign >= 0 }[operator]
}

/** Filters compare only values of one type, and a NaN only with itself. */
const isAlike = (a: Value, b: Value) => rank(a) === rank(b) && Number.isNaN(a) === Number.isNaN(b)

function order(a: Version, b: Version, sorting: readonly Order[]): number {
  for (const { path, descending } of sorting) {
    const sign = compare(fieldOf(a, path) as Value, fieldOf(b, path) as Value)
    if (sign) return descending ? -sign : sign
  }
  return 0
}

function isAfter(version: Version, values: readonly Value[], sorting: readonly Order[]): boolean {
  for (const [at, value] of values.entries()) {
    const { path, descending } = sorting[at] as Order
    const sign = compare(fieldOf(version, path) as Value, value)
    if (sign) return descending ? sign < 0 : sign > 0
  }
  return false
}
