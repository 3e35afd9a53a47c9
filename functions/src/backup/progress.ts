/** How many items lie between two lines of progress. */
const EVERY = 1_000

/** Passes every item on, and prints the count: on a terminal one line that changes. */
export async function* progress<T>(each: AsyncIterable<T>, what: string): AsyncGenerator<T> {
  let count = 0
  const tell = () =>
    process.stderr.write(`${process.stderr.isTTY ? '\r' : ''}• ${count} ${what}${process.stderr.isTTY ? '' : '\n'}`)
  for await (const one of each) {
    yield one
    count += 1
    if (count % EVERY === 0) tell()
  }
  if (process.stderr.isTTY && count >= EVERY) process.stderr.write('\n')
}
