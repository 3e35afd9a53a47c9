import { createElement, Fragment, useMemo, useState } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import type { Side } from '#common/game/line'
import { needsOf, needsText } from '#common/race/needs'
import { type Assumptions, raceOf } from '#common/race/race'
import { whatIf } from '#common/race/what-if'
import { useSession } from '#web/session/session'
import { RankChange } from '../RankChange'
import { useViewerPicks } from './useViewerPicks'
import styles from './WhatIf.module.css'
import { WhatIfPanel } from './WhatIfPanel'

/** `You win if Alabama and LSU cover`, and behind it the panel in which winners are supposed. */
export default function WhatIf({ board }: { board: WeeklyBoard }) {
  const viewer = useSession(({ session }) => session?.uid)
  const own = useViewerPicks(board)
  const [unfolded, setUnfolded] = useState(false)
  const [supposed, setSupposed] = useState<Assumptions>({})
  const sentence = useMemo(() => {
    const race = raceOf(board, own, supposed)
    const racer = race.racers.find(({ userId }) => userId === viewer)
    return racer ? needsText(needsOf(race, racer), race) : [{ text: 'Tap who covers, and the standings move' }]
  }, [board, own, supposed, viewer])
  const standings = useMemo(() => (unfolded ? whatIf(board, supposed, own) : []), [unfolded, board, supposed, own])
  const mine = standings.find(({ row }) => row.userId === viewer)
  const suppose = (gameId: string, side: Side) => {
    const { [gameId]: before, ...others } = supposed
    setSupposed(before === side ? others : { ...others, [gameId]: side })
  }
  return (
    <section className={styles.section} aria-label="What if" data-unfolded={unfolded}>
      <div className={styles.line}>
        <p aria-live="polite">
          {mine && (
            <span className={styles.mine}>
              You are {mine.rank} of {standings.length} with {mine.points}
              <RankChange places={mine.moved} />
            </span>
          )}
          {createElement(Fragment, null, ...sentence.map(({ text, team }) => (team ? <b>{text}</b> : text)))}
        </p>
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          What if <span aria-hidden>{unfolded ? '⌄' : '›'}</span>
        </button>
      </div>
      {unfolded && (
        <WhatIfPanel
          {...{ board, own, supposed, standings, viewer }}
          onSuppose={suppose}
          onReset={() => setSupposed({})}
        />
      )}
    </section>
  )
}
