/** A line is printed after so many. */
const EVERY = 1_000

/** Passes everything on, and prints how much it was: on a terminal one line that changes. */
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
