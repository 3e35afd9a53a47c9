import { MINUTE } from '#common/durations'
import { runPasses } from '#functions/referee/pass'
import { MemoryLeague } from '../memory-league'
import { countedRow, limitRow, type Row } from '../row'

/** A pass in which nothing has happened since the one before, with one open week. */
export async function measureQuietPass(): Promise<Row[]> {
  const league = new MemoryLeague(Date.UTC(2026, 10, 27, 16), 30)
  await league.openTomorrow(20)
  await runPasses()
  league.now += MINUTE
  const { reads, writes } = await league.costOf(runPasses)
  return [
    countedRow('a quiet pass, reads', 'reads', [reads, 1], 2),
    limitRow('a quiet pass, writes', 'writes', writes, 0),
  ]
}
