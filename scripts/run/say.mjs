/** One line of progress. */
export const say = (text) => console.log(`• ${text}`)

/** An error that the user can fix: shown as one sentence, without a stack. */
export class Stop extends Error {}

/** Runs a script's main function; an error ends the process with status 1. */
export async function main(run) {
  try {
    await run()
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error)
    process.exit(1)
  }
}
