import { type ReactNode, useEffect } from 'react'
import { counted } from '#common/counted'
import { useOverallBoard } from '#web/live/boards'
import { ShownSeason, useShownSeason } from '#web/live/league'
import { SeasonSelect } from '#web/live/SeasonSelect'
import { useSeasonAddress } from '#web/live/seasonAddress'
import { useWaitingText } from '#web/picking/useWaitingText'
import { playerStorage, useSession } from '#web/session/session'
import { rememberSeen } from '#web/session/shownOnce'
import { ButtonLink } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { FeedBadge } from '#web/ui/game/FeedBadge'
import { MovingCards } from '#web/ui/game/MovingCards'
import { NoGames } from '#web/ui/NoGames'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import { boardUrl } from '#web/urls'
import styles from './Dashboard.module.css'
import { PickedCard } from './PickedCard'
import { SharePicks } from './SharePicks'
import { Totals } from './Totals'
import { useDashboardWeek } from './useDashboardWeek'
import { WelcomeBanner } from './WelcomeBanner'

/** The player's own season, which the address may name. */
export default function Dashboard() {
  const { choices, choose } = useSeasonAddress('weekly')
  return (
    <ShownSeason value={choices?.season}>
      <OwnSeason chooser={choices && <SeasonSelect choices={choices} onChoose={choose} />} />
    </ShownSeason>
  )
}

/** Total score, and the picks of a week with their results. */
function OwnSeason({ chooser }: { chooser: ReactNode }) {
  const session = useSession((state) => state.session)
  const now = useNow(30_000)
  const { value: overall } = useOverallBoard('Error fetching user score')
  const { status, weeks, shown, choose, label, isLoading, picked, missing, result, ...view } = useDashboardWeek(now)
  const own = overall?.rows.find(({ userId }) => userId === session?.uid)
  // The season's board has no points for a week that was over before the player joined, nor has the player missed it.
  const isOnBoard = shown !== undefined && overall?.weeks.includes(shown)
  const wasIn = picked.length > 0 || !isOnBoard || own?.byWeek[shown] !== undefined
  const hasPicked = picked.length > 0 || (own?.picks ?? 0) > 0
  // A login leads here first: whoever has picked on another device needs no explanation on Weekly Picks.
  useEffect(() => {
    if (session && hasPicked) rememberSeen(playerStorage, session.uid, 'weekly-picks')
  }, [session, hasPicked])
  const another = missing ? `Make ${counted(missing, 'more pick')}` : 'Change picks'
  // Above the cards while picks are missing, because those have a deadline.
  const toPicks = !isLoading && view.picksUrl && view.canPick && (
    <p>
      <ButtonLink to={view.picksUrl} weight="primary">
        {picked.length || view.isWaiting ? another : 'Make your picks'}
      </ButtonLink>
    </p>
  )

  return (
    <Screen
      title="Dashboard"
      beside={
        <>
          <FeedBadge {...view.feed} />
          <SharePicks name={own?.name ?? session?.name ?? ''} week={label} result={result} picked={picked} now={now} />
        </>
      }
    >
      <WelcomeBanner name={session?.name ?? ''} />
      {chooser && <div className={styles.season}>{chooser}</div>}
      <Totals
        overall={overall}
        own={own}
        shown={shown}
        weeks={weeks}
        hasWeeks={status === 'loading' || weeks.length > 1}
        week={isLoading || !wasIn ? undefined : { ...result, made: view.made }}
      />
      {status === 'loading' && <Skeleton height={44} />}
      {weeks.length > 0 && (
        <Chips
          label="Week"
          chips={weeks.map(({ week, label }) => ({ value: week, name: label })).reverse()}
          chosen={shown}
          onChoose={choose}
        />
      )}
      {isLoading && <Skeleton count={6} height={CARD_HEIGHTS.dashboard} cards />}
      {!isLoading && weeks.length === 0 && <NoGames label={view.opened} />}
      {!isLoading && view.notice && <Notice tone="warn">{view.notice}</Notice>}
      {view.saysWaiting && <WaitingNotice />}
      {!isLoading && weeks.length > 0 && picked.length === 0 && (
        <NoPicks {...view} week={shown} label={label} wasIn={wasIn} />
      )}
      {missing > 0 && toPicks}
      {!isLoading && picked.length > 0 && (
        <MovingCards key={shown} order={picked.map(({ line }) => line.gameId).join()}>
          {picked.map(({ line, pick, live }) => (
            <PickedCard key={line.gameId} line={line} pick={pick} live={live} now={now} picksUrl={view.picksUrl} />
          ))}
        </MovingCards>
      )}
      {missing === 0 && toPicks}
    </Screen>
  )
}

interface NoPicksProps extends Pick<ReturnType<typeof useDashboardWeek>, 'label' | 'mayGetPicks' | 'isWaiting'> {
  week: number | undefined
  /** Whether the player was in the league when the week was played. */
  wasIn: boolean
}

/** Why a week has no picks of the player, and, where it gets none any more, the way to its board. */
function NoPicks({ week, label, wasIn, mayGetPicks, isWaiting }: NoPicksProps) {
  const { season } = useShownSeason()
  const missed = wasIn ? `No picks for ${label}.` : `You were not in the league when ${label} was played.`
  return (
    <>
      {!isWaiting && <Notice>{mayGetPicks ? `No picks for ${label} yet.` : missed}</Notice>}
      {!mayGetPicks && <ButtonLink to={boardUrl('weekly', season, week)}>See how {label} went</ButtonLink>}
    </>
  )
}

function WaitingNotice() {
  const text = useWaitingText()
  return text && <Notice tone="warn">{text}</Notice>
}
