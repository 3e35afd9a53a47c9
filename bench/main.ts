import { writeFileSync } from 'node:fs'
import type { Row } from './row'
import { measureColdStart } from './rows/cold-start'
import { measureDocumentSizes } from './rows/document-sizes'
import { measureGrading } from './rows/grading'
import { measureJavaScript } from './rows/javascript'
import { measurePages } from './rows/pages'
import { measurePicks } from './rows/picks'
import { measureQuietPass } from './rows/quiet-pass'
import { measureReveal } from './rows/reveal'
import { measureSaturday } from './rows/saturday'
import { measureSaturdayGrading } from './rows/saturday-grading'
import { measureWhatIf } from './rows/what-if'

const MEASURES: Readonly<Record<string, () => Promise<Row[]>>> = {
  'quiet-pass': measureQuietPass,
  saturday: measureSaturday,
  javascript: measureJavaScript,
  league: measureDocumentSizes,
  grading: measureGrading,
  'what-if': measureWhatIf,
  'cold-start': measureColdStart,
  reveal: measureReveal,
  'saturday-grading': measureSaturdayGrading,
  picks: measurePicks,
  pages: measurePages,
}

/**
 * `node bench.js NAME FILE`: measures one subject and writes its rows to the file. Each subject has a process of its
 * own, since those in memory put another clock, network and database in place of the real ones.
 */
const [name = '', file = ''] = process.argv.slice(2)
const measure = MEASURES[name]
if (!measure) throw new Error(`There is nothing to measure by the name of "${name}".`)
const { info } = console
console.info = () => {}
const rows = await measure()
console.info = info
writeFileSync(file, JSON.stringify(rows))
process.exit(0)
