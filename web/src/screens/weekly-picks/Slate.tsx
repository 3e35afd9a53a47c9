import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Side } from '../../../../common/line'
import { CLOSED_TEXT } from '../../../../common/lock'
import { useSettings, useSlip, useWeek } from '../../live/league'
import { cardId } from '../../ui/GameCard'
import { Notice } from '../../ui/Notice'
import { Screen } from '../../ui/Screen'
import { Skeleton } from '../../ui/Skeleton'
import { toast } from '../../ui/toast'
import { urls } from '../../urls'
import { type Card, cardsOf, missing } from './cards'
import { NextLock } from './NextLock'
import { PickCard } from './PickCard'
import { SaveBar } from './SaveBar'
import styles from './Slate.module.css'
import { usePickClock } from './usePickClock'
import { usePicking } from './usePicking'
import { YourPicks } from './YourPicks'

/** The games of the active week, to be picked. */
export function Slate({ onSignedOut }: { onSignedOut: () => void }) {
  const navigate = useNavigate()
  const settings = useSettings()
  const week = useWeek(settings?.activeWeek)
  const slip = useSlip(settings?.activeWeek)
  const { receipts, pick } = usePicking(settings?.activeWeek, onSignedOut)
  const lines = week?.lines ?? []
  const now = usePickClock(lines)
  const [tried, setTried] = useState(false)
  const loading = settings === undefined || (settings && week === undefined) || (week && slip === undefined)
  const cards = cardsOf(lines, slip, receipts, now)
  const title = week ? week.label : 'Weekly Picks'

  function tap(card: Card, side: Side) {
    if (card.closed) toast('warn', CLOSED_TEXT[card.closed])
    else if (card.side !== side) void pick(card.line.gameId, side)
  }

  function save() {
    const open = missing(cards)
    const [first] = open
    if (!first) return navigate(urls.dashboard, { state: { banner: 'ready' } })
    setTried(true)
    toast('warn', `You still need to make ${open.length} pick(s).`)
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const card = document.getElementById(cardId(first.line.gameId))
    card?.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' })
    card?.querySelector('button')?.focus({ preventScroll: true })
  }

  return (
    <Screen title={title} beside="Tap the team that covers">
      {loading ? (
        <Skeleton count={6} height={213} cards label="Loading the week's games" />
      ) : cards.length === 0 ? (
        <Notice>No weeks yet. Once the commissioner adds games, you'll see them here.</Notice>
      ) : (
        <>
          {week?.notice && <Notice tone="warn">{week.notice}</Notice>}
          <NextLock lines={lines} />
          <div className={styles.field}>
            <div className={styles.cards}>
              {cards.map((card) => (
                <PickCard
                  key={card.line.gameId}
                  card={card}
                  highlighted={tried && !card.closed && !card.side}
                  onPick={tap}
                />
              ))}
            </div>
            <YourPicks cards={cards} />
          </div>
        </>
      )}
      <SaveBar cards={loading ? [] : cards} onSave={save} />
    </Screen>
  )
}
