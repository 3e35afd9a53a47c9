import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Side } from '#common/game/line'
import { CLOSED_TEXT } from '#common/game/lock'
import { firstLockText } from '#common/game/missing'
import { picksPath } from '#common/week/season'
import type { WeekName } from '#common/week/week'
import { lazyExtra } from '#web/app/lazyScreen'
import { useIsSeasonFinished, useOwnWeek, useShownWeek } from '#web/live/league'
import { SeasonOver } from '#web/live/SeasonOver'
import { pickTeam, retry } from '#web/picking/picking'
import { useMissingPicks, usePicksUnderWay } from '#web/picking/useMissingPicks'
import { listening } from '#web/session/device'
import { MovingCards } from '#web/ui/game/MovingCards'
import { cardId, showCard, useScrollToHash } from '#web/ui/game/showCard'
import { Link } from '#web/ui/Link'
import { NoGames } from '#web/ui/NoGames'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { toast } from '#web/ui/toast'
import { dayTimeText } from '#web/ui/when'
import { urls } from '#web/urls'
import {
  type Card,
  cardsOf,
  inSections,
  isMarkedMissing,
  lockRisk,
  refusedTooLate,
  stillToPick,
  unsavedCards,
} from './cards'
import { useLeaveWarning, usePickClock } from './lockHooks'
import { NextLock } from './NextLock'
import { PickCard } from './PickCard'
import { PickingHints } from './PickingHints'
import { SaveBar } from './SaveBar'
import styles from './Slate.module.css'

// None of them is in the first view of a phone.
const OpenLog = lazyExtra(() => import('#web/live/OpenLog'))
const YourPicks = lazyExtra(() => import('./YourPicks'))
const PushOffer = lazyExtra(() => import('./PushOffer'))

const idsOf = (cards: readonly Card[]) => cards.map(({ line }) => line.gameId)

/** The games of the active week, to be picked, or of the earlier one that the address names. */
export function Slate({ uid }: { uid: string }) {
  const navigate = useNavigate()
  const { hash, search } = useLocation()
  const { active, shown, others } = useShownWeek()
  const { isLoading, week, slip, scores } = useOwnWeek(shown)
  const isFinished = useIsSeasonFinished()
  const picks = usePicksUnderWay(slip)
  const lines = week?.lines ?? []
  const now = usePickClock(lines)
  /** The week that the player tried to finish while picks were missing. */
  const [triedWeek, setTriedWeek] = useState<number | null>(null)
  /** Whether the final games are unfolded; null until the player says so. */
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const { ahead, on, over } = inSections(cardsOf(lines, slip, picks, now, scores))
  const cards = [...ahead, ...on, ...over]
  const isTarget = ({ line }: Card) => hash === `#${cardId(line.gameId)}`
  const showsOver = unfolded ?? (ahead.length + on.length === 0 || over.some(isTarget))
  // Paper has no button to unfold them. At once: the browser prints as soon as the event is over.
  useEffect(() => {
    const unfold = () => flushSync(() => setUnfolded(true))
    return listening((options) => addEventListener('beforeprint', unfold, options))
  }, [])
  useLeaveWarning(lockRisk(cards))
  useScrollToHash(!isLoading)
  /** Removes the toast that says how many picks are missing: the next tap makes it untrue, and it covers cards. */
  const removeMissing = useRef(() => {})
  const isMissingAny = stillToPick(cards).length > 0
  useEffect(() => {
    if (!isMissingAny) removeMissing.current()
  }, [isMissingAny])

  function tap(card: Card, side: Side) {
    removeMissing.current()
    if (card.closed) toast('warn', CLOSED_TEXT[card.closed])
    else if (card.side !== side || card.progress === 'refused') pickTeam(card.line.week, card.line.gameId, side)
  }

  const resend = ({ line }: Card) => retry(line.week, line.gameId)

  /** Unfolds the final games when a card is among them, so that it is there to be scrolled to. */
  const unfoldFor = (card: Card) => over.includes(card) && flushSync(() => setUnfolded(true))

  function save() {
    const unpicked = stillToPick(cards)
    const notSaved = unsavedCards(cards)
    const tooLateCount = refusedTooLate(cards).length
    // What was refused for a game that is closed for now cannot be sent again yet.
    const pending = notSaved.filter(({ progress, closed }) => progress !== 'refused' || !closed)
    for (const card of pending) resend(card)
    setTriedWeek(unpicked[0]?.line.week ?? null)
    if (unpicked[0]) {
      removeMissing.current = toast('warn', `You still need to make ${unpicked.length} pick(s).`)
      showCard(unpicked[0].line.gameId)
    } else if (pending[0]) {
      toast('warn', `Not saved yet: ${pending.length} of your picks. Trying again.`)
      unfoldFor(pending[0])
      showCard(pending[0].line.gameId)
    } else {
      if (tooLateCount) toast('bad', `Not saved before the lock: ${tooLateCount} of your picks.`)
      navigate(urls.dashboard + search, tooLateCount + notSaved.length ? undefined : { state: { banner: 'ready' } })
    }
  }

  const toCard = (card: Card) => (
    <PickCard
      key={card.line.gameId}
      card={card}
      isMarkedMissing={isMarkedMissing(card, triedWeek)}
      onPick={tap}
      onRetry={resend}
    />
  )

  const isOpen = cards.some(({ closed }) => !closed)
  return (
    // Not beside the longer title that stands for the week while it loads: on a phone the sentence would wrap there.
    <Screen title={week ? week.label : 'Weekly Picks'} beside={isOpen && 'Tap who you think beats the spread'}>
      <SeasonOver />
      {others.map((other) => (
        <OtherWeek key={other.week} other={other} active={active} />
      ))}
      {isLoading && <Skeleton count={6} height={CARD_HEIGHTS.weeklyPicks} cards label="Loading the week's games" />}
      {!isLoading && cards.length === 0 && (
        <>
          {!isFinished && <NoGames label={week?.label} />}
          {week && <OpenLog week={week.week} />}
        </>
      )}
      {!isLoading && cards.length > 0 && (
        <>
          {isOpen && <PickingHints uid={uid} hasPicked={cards.some(({ side }) => side)} />}
          {week?.notice && <Notice tone="warn">{week.notice}</Notice>}
          <NextLock lines={lines} />
          <div className={styles.field}>
            <MovingCards order={[ahead, on, over].map(idsOf).join('|')}>
              {/* One list of children: a card that changes its part keeps its element, and with it the focus. */}
              {[
                ...ahead.map(toCard),
                on.length > 0 && (
                  <h2 key="on" className={styles.heading}>
                    Under way
                  </h2>
                ),
                ...on.map(toCard),
                over.length > 0 && (
                  <button
                    key="over"
                    type="button"
                    className={styles.fold}
                    aria-expanded={showsOver}
                    onClick={() => setUnfolded(!showsOver)}
                  >
                    Final games ({over.length})
                  </button>
                ),
                ...(showsOver ? over.map(toCard) : []),
              ]}
            </MovingCards>
            <YourPicks cards={cards} onLeave={unfoldFor} />
          </div>
          <div className={styles.log}>{week && <OpenLog week={week.week} />}</div>
          <p className="leads">
            <Link to={urls.howItWorks}>How it works</Link>
          </p>
        </>
      )}
      <SaveBar cards={cards} loading={isLoading} onSave={save}>
        {!isLoading && <PushOffer uid={uid} cards={cards} />}
      </SaveBar>
    </Screen>
  )
}

/** Leads to the picks of another open week, and says what is missing there: nothing else on the screen does. */
function OtherWeek({ other: { week, label }, active }: { other: WeekName; active: number | undefined }) {
  const { count, lockAt } = useMissingPicks(week)
  return (
    <p className="leads">
      <Link to={picksPath(week, active)}>
        Picks of {label}
        {count > 0 && `: ${count} missing`}
      </Link>
      {count > 0 && lockAt !== null && `. ${firstLockText(count, dayTimeText(lockAt))}`}
    </p>
  )
}
