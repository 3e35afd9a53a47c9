import { useDeferredValue, useState } from 'react'
import { picksPath, weekPath } from '#common/week/week-address'
import { useUnsettledGames } from '#web/app/useUnsettledGames'
import { useIsSeasonFinished, useOwnWeek, useShownWeek } from '#web/live/league'
import { SeasonOver } from '#web/live/SeasonOver'
import { Chips } from '#web/ui/Chips'
import { FeedBadge, minutesStale } from '#web/ui/game/FeedBadge'
import { type Group, grouped, isAwaited } from '#web/ui/game/gameGroups'
import { MovingCards } from '#web/ui/game/MovingCards'
import { Icon } from '#web/ui/Icon'
import { Link } from '#web/ui/Link'
import { NoGames } from '#web/ui/NoGames'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { urls } from '#web/urls'
import { LiveCard } from './LiveCard'
import styles from './LiveScores.module.css'

/** What is shown instead of a group without games. `off` needs none: its chip is there only with games. */
const EMPTY_TEXTS: Partial<Record<Group, string>> = {
  live: 'No game is on right now.',
  upcoming: 'No game is still to come.',
  final: 'No game is over yet.',
}

/** The games of the active week with their scores, live, or those of the week that the address names. */
export default function LiveScores() {
  const { active, shown, others } = useShownWeek()
  const { isLoading, week, slip, scores } = useOwnWeek(shown)
  const isFinished = useIsSeasonFinished()
  const waiting = useUnsettledGames()
  const now = useNow(30_000)
  const [chosen, setChosen] = useState<Group | 'all'>('all')
  // The chip is lit at once, and the cards follow: on a slow phone they take a third of a second.
  const deferredChosen = useDeferredValue(chosen)
  const legend = (
    <>
      <Icon shape="star" size={15} className={styles.star} /> Your Pick
    </>
  )
  if (isLoading) {
    return (
      <Screen title="Live Scores" beside={legend}>
        <p className={styles.loading}>Loading games...</p>
        <Skeleton count={6} height={CARD_HEIGHTS.liveScores} cards />
      </Screen>
    )
  }
  const lines = week?.lines ?? []
  const groups = grouped(lines, scores)
  const stale = minutesStale(lines, scores, now)
  const awaitsFeed = lines.some((line) => isAwaited(line, scores))
  const chips = groups
    .filter(({ group, games }) => group !== 'off' || games.length > 0)
    .map(({ group, name, games }) => ({ value: group, name: `${name} ${games.length}` }))
  // The chip that was chosen may be one of another week.
  const offered = (wanted: typeof chosen) => chips.find(({ value }) => value === wanted)?.value ?? 'all'
  const only = offered(deferredChosen)
  const shownGroups = groups.filter(({ group, games }) => games.length > 0 && (only === 'all' || only === group))
  return (
    <Screen
      title="Live Scores"
      beside={
        <>
          <FeedBadge minutes={stale} isDown={awaitsFeed && scores?.feedDown === true}>
            {week && `${week.label} · `}
          </FeedBadge>
          {legend}
        </>
      }
    >
      <SeasonOver />
      {others.map((other) => (
        <p key={other.week} className="leads">
          <Link to={weekPath(urls.liveScores, other.week, active)}>Scores of {other.label}</Link>
        </p>
      ))}
      {lines.length === 0 ? (
        !isFinished && <NoGames label={week?.label} />
      ) : (
        <Chips
          label="Show"
          chips={[{ value: 'all' as const, name: `All ${lines.length}` }, ...chips]}
          chosen={offered(chosen)}
          onChoose={setChosen}
        />
      )}
      {only !== 'all' && lines.length > 0 && shownGroups.length === 0 && <Notice>{EMPTY_TEXTS[only]}</Notice>}
      {shownGroups.length > 0 && (
        <MovingCards
          key={shown}
          order={groups.map(({ games }) => games.map(({ gameId }) => gameId)).join('|')}
          className={styles.groups}
        >
          {shownGroups.map(({ group, name, games }) => (
            <section key={group} className="stack" aria-label={name}>
              <h2 className={styles.heading}>{name}</h2>
              <div className="cards">
                {games.map((line) => (
                  <LiveCard
                    key={line.gameId}
                    line={line}
                    live={scores?.games[line.gameId]}
                    pick={slip?.picks[line.gameId]}
                    isWaiting={waiting.includes(line.gameId)}
                    picksUrl={picksPath(line.week, active)}
                    now={now}
                  />
                ))}
              </div>
            </section>
          ))}
        </MovingCards>
      )}
      {awaitsFeed && scores?.trouble && <Notice tone="warn">{scores.trouble}</Notice>}
    </Screen>
  )
}
