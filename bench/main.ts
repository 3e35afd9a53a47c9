import { measurePicks } from './picks'
import { measureWhatIf } from './what-if'

/** Every measurement, each as a ratio to its own floor in the same run. */
measureWhatIf()
await measurePicks()
process.exit(0)
