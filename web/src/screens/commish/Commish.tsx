import { useIsSeasonFinished } from '#web/live/league'
import { ButtonLink } from '#web/ui/Button'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { urls } from '#web/urls'
import styles from './Commish.module.css'
import { WeekDesk } from './WeekDesk'
import { SeasonCard } from './week/SeasonCard'
import { useWeeks } from './week/useWeeks'

const otherScreens = (
  <nav className={styles.ways} aria-label="Other screens of the desk">
    <ButtonLink to={urls.members} weight="quiet">
      Members and invite link
    </ButtonLink>
    <ButtonLink to={urls.status} weight="quiet">
      Is everything working?
    </ButtonLink>
  </nav>
)

/** The commissioner's desk. Once the season is closed, only the next one is left to begin. */
export default function Commish() {
  const weeks = useWeeks()
  const isFinished = useIsSeasonFinished()
  const now = useNow(30_000)
  if (weeks.isLoading)
    return (
      <Screen title="Commish">
        <Skeleton count={4} height={160} />
      </Screen>
    )
  if (isFinished && weeks.settings)
    return (
      <Screen title="Commish" narrow>
        <SeasonCard settings={weeks.settings} now={now} shown={weeks.week} onShow={weeks.choose} />
        {otherScreens}
      </Screen>
    )
  return <WeekDesk weeks={weeks} now={now} otherScreens={otherScreens} />
}
