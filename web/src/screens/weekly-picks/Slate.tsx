import { type MouseEvent, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLocation } from 'react-router-dom'
import { CLOSED_TEXT } from '#common/game/lock'
import { firstLockText } from '#common/game/missing'
import type { Side } from '#common/game/sides'
import type { WeekName } from '#common/week/week'
import { picksPath } from '#common/week/week-address'
import { lazyExtra } from '#web/app/lazyComponent'
import { useIsSeasonFinished, useOwnWeek, useShownWeek } from '#web/live/league'
import { SeasonOver } from '#web/live/SeasonOver'
import { pickTeam, retry } from '#web/picking/picking'
import { useMissingPicks } from '#web/picking/useMissingPicks'
import { usePickStates } from '#web/picking/usePickStates'
import { addListeners } from '#web/session/device'
import { MovingCards } from '#web/ui/game/MovingCards'
import { cardId, followCardLink, useScrollToHash } from '#web/ui/game/showCard'
import { Link } from '#web/ui/Link'
import { NoGames } from '#web/ui/NoGames'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { toast } from '#web/ui/toast'
import { dayTimeText } from '#web/ui/when'
import { urls } from '#web/urls'
import { type Card, cardsOf, inSections, isMarkedMissing, lockRisk, stillToPick } from './cards'
import { NextLock } from './NextLock'
import { PickCard } from './PickCard'
import { PickingHints } from './PickingHints'
import { SaveBar } from './SaveBar'
import styles from './Slate.module.css'
import { useLeaveWarning } from './useLeaveWarning'
import { usePickClock } from './usePickClock'
import { useSave } from './useSave'

// None of them is in the first view of a phone.
const OpenLog = lazyExtra(() => import('#web/live/OpenLog'))
const YourPicks = lazyExtra(() => import('./YourPicks'))
const PushOffer = lazyExtra(() => import('./PushOffer'))

const idsOf = (cards: readonly Card[]) => cards.map(({ line }) => line.gameId)

/**
 * The final games, which are folded until the player unfolds them, the address names one of them, or nothing else is
 * left to look at.
 */
function useFinalsFold(finals: readonly Card[], hasOthers: boolean) {
  const { hash } = useLocation()
  /** Null until the player has chosen. */
  const [unfolded, setUnfolded] = useState<boolean | null>(null)
  const isNamed = finals.some(({ line }) => hash === `#${cardId(line.gameId)}`)
  const isUnfolded = unfolded ?? (!hasOthers || isNamed)
  // At once: whoever unfolds them scrolls to one of them next, or prints.
  const unfold = () => flushSync(() => setUnfolded(true))
  // Paper has no button to unfold them.
  useEffect(() => addListeners((options) => addEventListener('beforeprint', unfold, options)), [])
  return {
    isUnfolded,
    toggle: () => setUnfolded(!isUnfolded),
    unfoldFor: (card: Card) => finals.includes(card) && unfold(),
  }
}

const resend = ({ line }: Card) => retry(line.week, line.gameId)

/** The games of the active week, to be picked, or of the earlier one that the address names. */
export function Slate({ uid }: { uid: string }) {
  const { active, shown, others } = useShownWeek()
  const { isLoading, week, slip, scores } = useOwnWeek(shown)
  const isFinished = useIsSeasonFinished()
  const picks = usePickStates(slip)
  const lines = week?.lines ?? []
  const now = usePickClock(lines)
  const { ahead, on, over } = inSections(cardsOf(lines, slip, picks, now, scores))
  const cards = [...ahead, ...on, ...over]
  const { isUnfolded, toggle, unfoldFor } = useFinalsFold(
    over,
    [...ahead, ...on].some(({ line }) => !line.void),
  )
  const { save, triedWeek, dismissMissingToast } = useSave(cards, { resend, unfoldFor })
  useLeaveWarning(lockRisk(cards))
  useScrollToHash(!isLoading)

  function tap(card: Card, side: Side) {
    dismissMissingToast.current()
    if (card.closed) toast('warn', CLOSED_TEXT[card.closed])
    else if (card.side !== side || card.progress === 'refused') pickTeam(card.line.week, card.line.gameId, side)
  }

  function leaveFor(card: Card, event: MouseEvent) {
    unfoldFor(card)
    followCardLink(event, card.line.gameId)
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
          <NextLock lines={lines} unpicked={stillToPick(cards).map(({ line }) => line)} />
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
                  <button key="over" type="button" className={styles.fold} aria-expanded={isUnfolded} onClick={toggle}>
                    Final games ({over.length})
                  </button>
                ),
                ...(isUnfolded ? over.map(toCard) : []),
              ]}
            </MovingCards>
            <YourPicks cards={cards} onLeave={leaveFor} />
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
