/** What `npm run bench -- NAME` measures without the emulators. */
export const IN_MEMORY = ['quiet-pass', 'saturday', 'javascript', 'league', 'grading', 'what-if', 'cold-start']
/** What it measures on the emulators. */
export const ON_EMULATORS = ['reveal', 'saturday-grading', 'picks']
/** What it measures in a browser, on the demo league. */
export const IN_BROWSER = ['pages', 'lighthouse']
/** What starts emulators of its own, and is measured first. */
export const BY_ITSELF = ['suite']
