/** One line of progress. */
export const say = (text) => console.log(`• ${text}`)

/** An error that the user can fix: shown as one sentence, without a stack, below what a failed command printed. */
export class Stop extends Error {
  constructor(message, output = '') {
    super(message)
    this.output = output
  }
}
