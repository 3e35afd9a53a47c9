/** What `npm run bench -- NAME` measures without the emulators. */
export const IN_MEMORY = ['quiet-pass', 'saturday', 'javascript', 'league', 'grading', 'what-if', 'cold-start']
/** What it measures on the emulators. */
export const ON_EMULATORS = ['reveal', 'saturday-grading', 'picks']
