import { useState } from 'react'
import { warningsOf } from '#common/week/warnings'
import { useActiveWeek, useScores, useSettings, useWeek } from '#web/live/league'
import { OpenLog } from '#web/live/OpenLog'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import styles from './Commish.module.css'
import { LineRow } from './lines/LineRow'
import { Nudge } from './people/Nudge'
import { PickFixer } from './people/PickFixer'
import { SlateChecklist } from './slate/SlateChecklist'
import { GameWarning } from './week/GameWarning'
import { NoticeForm } from './week/NoticeForm'
import { WeekActions } from './week/WeekActions'
import { WeekChoice } from './week/WeekChoice'

/** The commissioner's desk: the week, its games and their lines, lock and score, and what needs a decision. */
export default function Commish() {
  const { status, value: settings } = useSettings()
  const [chosen, setChosen] = useState<number>()
  const { active } = useActiveWeek()
  const shown = chosen ?? active ?? 1
  const { status: weekStatus, value: week } = useWeek(shown)
  const { value: scores } = useScores(shown)
  const now = useNow(30_000)
  if (status === 'loading') return <Skeleton count={4} height={160} />
  return (
    <Screen title="Commish" beside={week ? `${week.label}: ${week.state}` : undefined}>
      {scores?.refusal && (
        <Notice tone="warn">
          The referee does not publish this week. {scores.refusal} Press “Score week” to try again.
        </Notice>
      )}
      {warningsOf(week?.lines ?? [], scores, now).map((warning) => (
        <GameWarning key={`${warning.gameId} ${warning.text}`} week={shown} warning={warning} />
      ))}
      <div className={styles.desk}>
        <div className={styles.column}>
          <WeekChoice settings={settings ?? null} week={shown} onWeek={setChosen} />
          <WeekActions key={shown} week={shown} opened={week} scores={scores} />
          <section className={styles.panel} aria-labelledby="lines">
            <h2 id="lines">Lines</h2>
            {weekStatus === 'loading' ? (
              <Skeleton count={6} height={124} />
            ) : week?.lines.length ? (
              <ul className={styles.lines}>
                {week.lines.map((line) => (
                  <LineRow key={line.gameId} line={line} />
                ))}
              </ul>
            ) : (
              <Notice>No games selected for week {shown} yet. Choose them from the list of games.</Notice>
            )}
          </section>
        </div>
        <div className={styles.column}>
          <SlateChecklist key={shown} week={shown} slate={week?.slate ?? []} />
          {week && (
            <>
              <section className={styles.panel} aria-label="Notice">
                <NoticeForm key={shown} week={week} />
              </section>
              <Nudge week={week} />
              <PickFixer week={shown} lines={week.lines} />
              <OpenLog week={shown} />
            </>
          )}
        </div>
      </div>
    </Screen>
  )
}
