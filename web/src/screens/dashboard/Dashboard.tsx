import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { slipPicks, tally } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import { canBePicked, isRevealed } from '#common/game/lock'
import { picksPath, weekLabel } from '#common/week/season'
import { waitingGames } from '#web/app/logout'
import { useOverallBoard } from '#web/live/boards'
import { ShownSeason, useActiveWeek, useIsSeasonFinished, useOwnWeek } from '#web/live/league'
import { SeasonSelect } from '#web/live/SeasonSelect'
import { useSeasonAddress, useWeekInAddress } from '#web/live/seasonAddress'
import { rememberSeen } from '#web/picking/shownOnce'
import { useMissingOf } from '#web/picking/useMissingPicks'
import { useWaitingText } from '#web/picking/useWaitingText'
import { playerStorage, useSession } from '#web/session/session'
import { ButtonLink } from '#web/ui/Button'
import { Chips } from '#web/ui/Chips'
import { grouped } from '#web/ui/game/gameGroups'
import { MovingCards } from '#web/ui/game/MovingCards'
import { NoGames } from '#web/ui/NoGames'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { useNow } from '#web/ui/useNow'
import styles from './Dashboard.module.css'
import { PickedCard } from './PickedCard'
import { SharePicks } from './SharePicks'
import { Totals } from './Totals'

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
  const { status, active, weeks, open } = useActiveWeek()
  const [chosen, choose] = useWeekInAddress()
  const offered = (wanted: number | undefined) => weeks.find(({ week }) => week === wanted)?.week
  const shown = offered(chosen) ?? offered(active) ?? weeks.at(-1)?.week ?? active
  // The scores make a card taller, so no card is shown before them.
  const { isLoading, week, slip, scores } = useOwnWeek(shown, 'Failed to load week view')
  const { value: overall } = useOverallBoard('Error fetching user score')
  const isFinished = useIsSeasonFinished()
  const now = useNow(30_000)
  const lines = week?.lines ?? []
  const picks = slip?.picks ?? {}
  // Live games come first, then those whose picks can still be changed.
  const picked = grouped(lines, scores).flatMap((group) =>
    group.lines.flatMap((line) => {
      const pick = picks[line.gameId]
      return pick ? [{ line, pick, live: scores?.games[line.gameId] }] : []
    }),
  )
  const missing = useMissingOf(lines, slip, now).count
  const isActiveWeek = shown === active
  // An open week may be one that nobody can pick in any more.
  const mayBePicked = lines.length === 0 || lines.some((line) => !line.void && !isRevealed(line, now))
  const isOpen = mayBePicked && open.some(({ week }) => week === shown)
  const picksAt = isFinished || shown === undefined ? null : picksPath(shown, active)
  // Of another week than the active one only its own picks that wait are of interest.
  const games = new Set(lines.map(({ gameId }) => gameId))
  const isWaiting = waitingGames().some((gameId) => isActiveWeek || games.has(gameId))
  const canPick = lines.some((line) => canBePicked(line, now))
  const another = missing ? `Make ${counted(missing, 'more pick')}` : 'Change picks'
  // Above the cards while picks are missing, because those have a deadline.
  const toPicks = !isLoading && picksAt && canPick && (
    <p>
      <ButtonLink to={picksAt} weight="primary">
        {picked.length ? another : 'Make your picks'}
      </ButtonLink>
    </p>
  )
  const label = weekLabel(weeks, shown ?? 0)
  const name = session?.username ?? ''
  // A final that the feed has before its game's reveal is not counted yet, neither on a board nor on the card.
  const revealed = lines.filter((line) => isRevealed(line, now))
  const result = tally(revealed, slipPicks(picks))
  const own = overall?.rows.find(({ userId }) => userId === session?.uid)
  // The season's board has no points for a week that was over before the player joined, nor has the player missed it.
  const hasBoard = shown !== undefined && overall?.weeks.includes(shown)
  const wasIn = picked.length > 0 || !hasBoard || own?.byWeek[shown] !== undefined
  const hasPicked = picked.length > 0 || (own?.picks ?? 0) > 0
  // A login leads here first: whoever has picked on another device needs no explanation on Weekly Picks.
  useEffect(() => {
    if (session && hasPicked) rememberSeen(playerStorage, session.uid, 'weekly-picks')
  }, [session, hasPicked])

  return (
    <Screen
      title="Dashboard"
      beside={
        <SharePicks name={own?.name ?? session?.name ?? ''} week={label} result={result} picked={picked} now={now} />
      }
    >
      <WelcomeBanner name={name} />
      <Totals
        overall={overall}
        own={own}
        shown={shown}
        weeks={weeks}
        hasWeeks={status === 'loading' || weeks.length > 1}
        week={isLoading || !wasIn ? undefined : { ...result, made: picked.length }}
      />
      {status === 'loading' && <Skeleton height={44} />}
      <div className={styles.choose}>
        {chooser}
        {weeks.length > 0 && (
          <Chips
            label="Week"
            chips={weeks.map(({ week, label }) => ({ value: week, name: label })).reverse()}
            chosen={shown}
            onChoose={choose}
          />
        )}
      </div>
      {isLoading && <Skeleton count={6} height={CARD_HEIGHTS.dashboard} cards />}
      {!isLoading && weeks.length === 0 && <NoGames label={undefined} />}
      {(isActiveWeek || isWaiting) && <WaitingNotice />}
      {!isLoading && !isWaiting && weeks.length > 0 && picked.length === 0 && (
        <Notice>
          No picks for {label}
          {isOpen && ' yet'}.
        </Notice>
      )}
      {missing > 0 && toPicks}
      {!isLoading && picked.length > 0 && (
        <MovingCards key={shown} order={picked.map(({ line }) => line.gameId).join()}>
          {picked.map(({ line, pick, live }) => (
            <PickedCard key={line.gameId} line={line} pick={pick} live={live} now={now} picksAt={picksAt} />
          ))}
        </MovingCards>
      )}
      {missing === 0 && toPicks}
    </Screen>
  )
}

/** When the banner fades, and when it is removed (ms after it came). */
const FADES_AFTER = 7_000
const GONE_AFTER = 8_000

/** How the player came here. */
type Arrival = { banner?: 'welcome' | 'ready' } | null

/** Greets a player who has just logged in or finished picking, then disappears. */
function WelcomeBanner({ name }: { name: string }) {
  const arrival = useLocation().state as Arrival
  const [banner] = useState(arrival?.banner)
  const [phase, setPhase] = useState<'shown' | 'fading' | 'gone'>('shown')
  useEffect(() => {
    // Cleared at once, so that Back does not bring the banner again. Not by the router: the menu closes at each new
    // entry.
    if (arrival?.banner) history.replaceState({ ...history.state, usr: null }, '')
  }, [arrival])
  useEffect(() => {
    if (!banner) return
    const timers = [setTimeout(() => setPhase('fading'), FADES_AFTER), setTimeout(() => setPhase('gone'), GONE_AFTER)]
    return () => timers.forEach(clearTimeout)
  }, [banner])
  if (!banner || phase === 'gone') return null
  return (
    <p data-screen-only className={styles.banner} role="status" data-fading={phase === 'fading'}>
      {banner === 'ready' ? 'Picks ready to go!' : `Welcome back, ${name}!`}
    </p>
  )
}

function WaitingNotice() {
  const text = useWaitingText()
  return text && <Notice tone="warn">{text}</Notice>
}
