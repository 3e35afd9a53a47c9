import type { OverallBoard } from '../../../../../common/leaderboard'
import { seasonCsv } from '../../../../../common/season-csv'
import { useSettings } from '../../../live/league'
import { Button } from '../../../ui/Button'
import { saveFile } from '../../../ui/save-file'

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
