import { measurePicks } from './picks'
import { measureWhatIf } from './what-if'

/** Every measurement, each as a ratio to a floor: the time of the least work that the same task needs, in the same run. */
measureWhatIf()
await measurePicks()
process.exit(0)
