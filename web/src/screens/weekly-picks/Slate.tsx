import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Side } from '#common/game/line'
import { CLOSED_TEXT } from '#common/game/lock'
import { useSettings, useSlip, useWeek } from '#web/live/league'
import { OpenLog } from '#web/live/OpenLog'
import { pickTeam, retry, usePicking } from '#web/picking/picking'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { toast } from '#web/ui/toast'
import { urls } from '#web/urls'
import { type Card, cardsOf, lockRisk, missing, unsaved } from './cards'
import { NextLock } from './NextLock'
import { PickCard } from './PickCard'
import { SaveBar } from './SaveBar'
import styles from './Slate.module.css'
import { showCard } from './showCard'
import { useLeaveWarning } from './useLeaveWarning'
import { usePickClock } from './usePickClock'
import { YourPicks } from './YourPicks'

/** The games of the active week, to be picked. */
export function Slate() {
  const navigate = useNavigate()
  const settings = useSettings()
  const week = useWeek(settings?.activeWeek)
  const slip = useSlip(settings?.activeWeek)
  const receipts = usePicking((state) => state.receipts)
  const lines = week?.lines ?? []
  const now = usePickClock(lines)
  const [tried, setTried] = useState(false)
  const loading = settings === undefined || (settings && week === undefined) || (week && slip === undefined)
  const cards = cardsOf(lines, slip, receipts, now)
  useLeaveWarning(lockRisk(cards))

  function tap(card: Card, side: Side) {
    if (card.closed) toast('warn', CLOSED_TEXT[card.closed])
    else if (card.side !== side || card.progress === 'refused') pickTeam(card.line.week, card.line.gameId, side)
  }

  const again = ({ line }: Card) => retry(line.week, line.gameId)

  function save() {
    const [open, late] = [missing(cards), unsaved(cards)]
    setTried(open.length > 0)
    if (open[0]) {
      toast('warn', `You still need to make ${open.length} pick(s).`)
      showCard(open[0].line.gameId)
    } else if (late[0]) {
      toast('warn', `Not saved yet: ${late.length} of your picks. Trying again.`)
      showCard(late[0].line.gameId)
      for (const card of late) again(card)
    } else navigate(urls.dashboard, { state: { banner: 'ready' } })
  }

  return (
    <Screen title={week ? week.label : 'Weekly Picks'} beside="Tap the team that covers">
      {loading ? (
        <Skeleton count={6} height={213} cards label="Loading the week's games" />
      ) : cards.length === 0 ? (
        <Notice>
          {week ? `No games in ${week.label} yet.` : 'No weeks yet.'} Once the commissioner adds games, you'll see them
          here.
        </Notice>
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
                  onRetry={again}
                />
              ))}
            </div>
            <YourPicks cards={cards} />
          </div>
          {week && <OpenLog week={week.week} />}
        </>
      )}
      <SaveBar cards={loading ? [] : cards} onSave={save} />
    </Screen>
  )
}
