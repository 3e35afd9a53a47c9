import { Stop, say } from './say.mjs'

/**
 * Measures subject by subject. What a subject fails with is shown, and takes away nothing that others have measured.
 * @param measure gives the rows of a subject.
 * @returns the rows and the names of what failed, both so far, and what measures some subjects.
 */
export function measuring(measure) {
  const rows = []
  const failed = []
  const measureEach = async (names) => {
    for (const name of names) {
      say(`measuring ${name}`)
      try {
        rows.push(...(await measure(name)))
      } catch (error) {
        console.error(error instanceof Stop ? `${error.output}${error.message}` : error)
        failed.push(name)
      }
    }
  }
  return { rows, failed, measureEach }
}
