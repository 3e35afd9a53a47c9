import { limitRow, type Row } from '../row'
import { HEAVIEST, WEIGHED_PAGES, weighApp } from '../weights'

/** What a page loads of JavaScript before it shows what was last known. */
export async function measureJavaScript(): Promise<Row[]> {
  const app = await weighApp(process.cwd())
  const rows = WEIGHED_PAGES.map(({ page, most, modules }) =>
    limitRow(`JavaScript before ${page}`, 'KB', app.before(modules), most),
  )
  return [...rows, limitRow('all JavaScript', 'KB', app.all, HEAVIEST)]
}
