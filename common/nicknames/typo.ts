/**
 * Whether two different words are one slip of the finger apart: a letter too many, one missing, one changed, or two
 * neighbours swapped.
 */
export function isOneTypoApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  let at = 0
  while (short[at] === long[at]) at += 1
  const rest = (word: string, from: number) => word.slice(at + from)
  if (short.length < long.length) return rest(short, 0) === rest(long, 1)
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, 2) === rest(long, 2)
  return swapped || rest(short, 1) === rest(long, 1)
}
