/** One line of progress. */
export const say = (text) => console.log(`• ${text}`)

/** A reason to stop that is the reader's to mend: shown as one sentence, without a stack. */
export class Stop extends Error {}

/** Runs a script's main function; a Stop ends it with its sentence. */
export async function main(run) {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error)
    process.exit(1)
  }
}
