import { useState } from 'react'
import { useSettings, useWeek } from '../../live/league'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import styles from './Commish.module.css'
import { LinesTable } from './LinesTable'
import { SlateChecklist } from './SlateChecklist'
import { WeekActions } from './WeekActions'
import { WeekChoice } from './WeekChoice'

/** The commissioner's desk: which week, which games, which numbers, lock and score. */
export default function Commish() {
  const settings = useSettings()
  const [chosen, setChosen] = useState<number>()
  const shown = chosen ?? settings?.activeWeek ?? 1
  const week = useWeek(shown)
  if (settings === undefined) return <Skeleton count={4} height={160} />
  return (
    <Screen title="Commish" beside={week ? `${week.label}: ${week.state}` : undefined}>
      <div className={styles.desk}>
        <div className={styles.column}>
          <WeekChoice settings={settings} week={shown} onWeek={setChosen} />
          <WeekActions week={shown} />
          <section className={styles.panel} aria-labelledby="lines">
            <h2 id="lines">Lines</h2>
            {week?.notice && <Notice tone="warn">{week.notice}</Notice>}
            {week?.lines.length ? (
              <LinesTable lines={week.lines} />
            ) : (
              <Notice>No games selected for week {shown} yet. Choose them from the list of games.</Notice>
            )}
          </section>
        </div>
        <SlateChecklist key={shown} week={shown} slate={week?.slate ?? []} />
      </div>
    </Screen>
  )
}
