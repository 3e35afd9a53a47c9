/** Names in an order that is the same on every machine: case folded, then by code unit. */
export function compareNames(a: string, b: string): number {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()]
  return x < y ? -1 : x > y ? 1 : a < b ? -1 : a > b ? 1 : 0
}

const TOKEN = /\{uid:([\w-]{1,128})\}/g

/** A player in a stored sentence: the uid, which {@link withNames} replaces by the name of today. */
export const nameToken = (uid: string): string => `{uid:${uid}}`

/** A stored sentence with every player's present name. */
export const withNames = (text: string, nameOf: (uid: string) => string): string =>
  text.replace(TOKEN, (_token, uid: string) => nameOf(uid))
