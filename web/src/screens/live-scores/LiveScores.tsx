import { useState } from 'react'
import { useScores, useSettings, useSlip, useWeek } from '../../live/league'
import { Chips } from '../../ui/Chips'
import { Icon } from '../../ui/Icon'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { useNow } from '../../ui/useNow'
import { GROUP_NAMES, type Group, grouped, minutesStale } from './groups'
import { LiveCard } from './LiveCard'
import styles from './LiveScores.module.css'

/** The selected games of the active week, as they go. */
export default function LiveScores() {
  const settings = useSettings()
  const active = settings?.activeWeek
  const week = useWeek(active)
  const scores = useScores(active)
  const slip = useSlip(active)
  const now = useNow(30_000)
  const [only, setOnly] = useState<Group | 'all'>('all')
  const legend = (
    <>
      <Icon shape="star" size={15} className={styles.star} /> Your Pick
    </>
  )
  if (settings === undefined || (settings && (week === undefined || scores === undefined))) {
    return (
      <Screen title="Live Scores" beside={legend}>
        <p className={styles.loading}>Loading games...</p>
        <Skeleton count={6} height={232} cards />
      </Screen>
    )
  }
  const lines = week?.lines ?? []
  const groups = grouped(lines, scores)
  const stale = minutesStale(lines, scores, now)
  const chips = groups.map(({ group, lines }) => ({ value: group, name: `${GROUP_NAMES[group]} ${lines.length}` }))
  return (
    <Screen title="Live Scores" beside={legend}>
      {lines.length === 0 ? (
        <Notice>No weeks yet. Once the commissioner adds games, you'll see them here.</Notice>
      ) : (
        <Chips
          label="Show"
          chips={[{ value: 'all' as const, name: week?.label ?? 'All' }, ...chips]}
          chosen={only}
          onChoose={setOnly}
        />
      )}
      {scores?.trouble && <Notice tone="bad">{scores.trouble}</Notice>}
      {stale > 0 && <Notice tone="warn">These scores are {stale} minutes old.</Notice>}
      {groups
        .filter(({ group, lines }) => lines.length > 0 && (only === 'all' || only === group))
        .map(({ group, lines }) => (
          <section key={group} className={styles.group} aria-label={GROUP_NAMES[group]}>
            <h2 className={styles.heading}>{GROUP_NAMES[group]}</h2>
            <div className={styles.cards}>
              {lines.map((line) => (
                <LiveCard
                  key={line.gameId}
                  line={line}
                  live={scores?.games[line.gameId]}
                  picked={slip?.picks[line.gameId]?.pickTeam}
                />
              ))}
            </div>
          </section>
        ))}
    </Screen>
  )
}
