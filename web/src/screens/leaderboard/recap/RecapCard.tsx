import { useRef } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { recapOf } from '#common/boards/recap'
import { useSeasonBoard } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { canShare, useSharing } from '#web/ui/picture'
import { crowned } from '../standings'
import styles from './RecapCard.module.css'
import { RecapFace } from './RecapFace'
import { recapLines } from './recapLines'

/** A finished week as a card to be shared. */
export default function RecapCard({ board, label }: { board: WeeklyBoard; label: string }) {
  const face = useRef<HTMLDivElement>(null)
  const overall = useSeasonBoard()
  const name = `recap-week-${board.week}.png`
  const words = { title: `CFB Picks, ${label}`, text: `How ${label} went` }
  const { busy, share } = useSharing(face, name, words, `The recap is saved as ${name}.`)
  const recap = recapOf(board, overall)
  if (!recap) return null
  const points = Math.max(0, ...board.rows.map((row) => row.points))
  return (
    <div className={styles.recap}>
      <RecapFace ref={face} label={label} winners={crowned(board)} points={points} lines={recapLines(recap)} />
      <Button weight="primary" onClick={share} disabled={busy}>
        {canShare() ? 'Share recap' : 'Save recap'}
      </Button>
    </div>
  )
}
