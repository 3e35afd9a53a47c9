import { useRef, useState } from 'react'
import type { WeeklyBoard } from '../../../../../common/leaderboard'
import { recapOf } from '../../../../../common/recap'
import { sentenceOf } from '../../../api'
import { useOverallBoard } from '../../../live/league'
import { Button } from '../../../ui/Button'
import { canShare, pictureOf, sharePicture } from '../../../ui/picture'
import { toast } from '../../../ui/toast'
import { crowned } from '../standings'
import styles from './RecapCard.module.css'
import { RecapFace } from './RecapFace'
import { recapLines } from './recapLines'

/** A finished week as a card to be shared. */
export default function RecapCard({ board, label }: { board: WeeklyBoard; label: string }) {
  const face = useRef<HTMLDivElement>(null)
  const overall = useOverallBoard()
  const [busy, setBusy] = useState(false)
  const recap = recapOf(board, overall)
  if (!recap) return null

  async function share() {
    if (!face.current) return
    const name = `recap-week-${board.week}.png`
    setBusy(true)
    try {
      const picture = await pictureOf(face.current, name)
      const done = await sharePicture(picture, { title: `CFB Picks, ${label}`, text: `How ${label} went` })
      if (done === 'saved') toast('good', `The recap is saved as ${name}.`)
    } catch (failure) {
      toast('bad', sentenceOf(failure))
    }
    setBusy(false)
  }

  const points = Math.max(0, ...board.rows.map((row) => row.points))
  return (
    <section className={styles.recap} aria-label={`Recap of ${label}`}>
      <RecapFace ref={face} label={label} winners={crowned(board)} points={points} lines={recapLines(recap)} />
      <Button weight="primary" onClick={share} disabled={busy}>
        {canShare() ? 'Share recap' : 'Save recap'}
      </Button>
    </section>
  )
}
