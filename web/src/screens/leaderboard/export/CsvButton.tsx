import type { OverallBoard } from '#common/boards/leaderboard'
import { seasonCsv } from '#common/boards/season-csv'
import { useSettings } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { saveFile } from '#web/ui/picture'

/** Saves the season as a table for a spreadsheet. */
export function CsvButton({ board }: { board: OverallBoard }) {
  const settings = useSettings()
  const name = `cfb-picks-${settings?.season ?? 'season'}.csv`
  const save = () => saveFile(new File([seasonCsv(board)], name, { type: 'text/csv;charset=utf-8' }))
  return (
    <p>
      <Button onClick={save}>Download CSV</Button>
    </p>
  )
}
