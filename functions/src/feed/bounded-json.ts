/** The most that is read of an answer (bytes). A week with all its games has about one megabyte. */
const BYTES_MAX = 8_000_000
/**
 * The most entries of a list: of games, 400 of which are asked for, and of anything else, such as the weeks of a
 * season.
 */
const EVENTS_MAX = 1_000
const LIST_MAX = 30
/** The most characters of a text. */
const TEXT_MAX = 100
/** The most objects and lists in one another. A game has a dozen. */
const DEPTH_MAX = 50

/**
 * Reads an answer that is JSON. Texts and lists are cut: one text of a megabyte would keep the scores of a whole week
 * from being stored, and a list of a hundred thousand faults cannot be reported.
 * @throws RangeError for one that is too large or too deep, SyntaxError, or what keeps it from being read to its end
 */
export async function boundedJson({ body }: Response): Promise<unknown> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.length
    if (length > BYTES_MAX) throw new RangeError('too many bytes')
    chunks.push(chunk)
  }
  return cut(JSON.parse(new TextDecoder().decode(Buffer.concat(chunks))))
}

/** Cuts the texts and lists of a value, in place: a copy, or a reviver of `JSON.parse`, takes twice as long. */
function cut(value: unknown, key = '', depth = 0): unknown {
  if (typeof value === 'string') return cutText(value)
  if (typeof value !== 'object' || value === null) return value
  if (depth > DEPTH_MAX) throw new RangeError('too deep')
  if (Array.isArray(value))
    return value.slice(0, key === 'events' ? EVENTS_MAX : LIST_MAX).map((each) => cut(each, '', depth + 1))
  const record = value as Record<string, unknown>
  for (const [name, each] of Object.entries(record)) record[name] = cut(each, name, depth + 1)
  return record
}

/** A text of at most so many characters, without halves of characters, which the database refuses. */
export const cutText = (text: string): string => text.slice(0, TEXT_MAX).replace(/\p{Surrogate}/gu, '')
