import { measurePicks } from './picks'

/** Every measurement, each as a ratio to its own floor in the same run. */
await measurePicks()
process.exit(0)
