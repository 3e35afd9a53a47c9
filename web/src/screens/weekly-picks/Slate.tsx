import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { GameLine, Side } from '#common/game/line'
import { CLOSED_TEXT } from '#common/game/lock'
import { useActiveWeek, useSlip, useWeek } from '#web/live/league'
import { OpenLog } from '#web/live/OpenLog'
import { pickTeam, retry, usePicking } from '#web/picking/picking'
import { Button } from '#web/ui/Button'
import { showCard } from '#web/ui/game/showCard'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { toast } from '#web/ui/toast'
import { useNow } from '#web/ui/useNow'
import { countdown } from '#web/ui/when'
import { urls } from '#web/urls'
import { type Card, cardsOf, lockRisk, missing, nextToLock, unsaved } from './cards'
import { useLeaveWarning, usePickClock } from './lockHooks'
import { PickCard } from './PickCard'
import styles from './Slate.module.css'
import { YourPicks } from './YourPicks'

/** The games of the active week, to be picked. */
export function Slate() {
  const navigate = useNavigate()
  const { active } = useActiveWeek()
  const { status, value: week } = useWeek(active)
  const { status: slipStatus, value: slip } = useSlip(active)
  const picks = usePicking((state) => state.picks)
  const lines = week?.lines ?? []
  const now = usePickClock(lines)
  const [tried, setTried] = useState(false)
  const loading = status === 'loading' || (status === 'ready' && slipStatus === 'loading')
  const cards = cardsOf(lines, slip, picks, now)
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

/** What locks next, counted down by the second. */
function NextLock({ lines }: { lines: readonly GameLine[] }) {
  const now = useNow(1_000)
  const next = nextToLock(lines, now)
  return (
    <p className={styles.next}>
      {next ? (
        <>
          <span>
            Next lock: <b>{next.games}</b>
          </span>{' '}
          <span>
            in <b>{countdown(next.at - now)}</b>
          </span>
        </>
      ) : (
        <span>Nothing left to lock this week.</span>
      )}
    </p>
  )
}

/** The bar at the foot of the screen: how many are picked, how many of them are not saved, and Save. */
function SaveBar({ cards, onSave }: { cards: readonly Card[]; onSave: () => void }) {
  const picked = cards.filter((card) => card.side).length
  const saving = cards.some((card) => card.progress === 'saving')
  const late = unsaved(cards).filter((card) => card.progress !== 'saving').length
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <p className={styles.count}>
          <b>
            {picked} of {cards.length}
          </b>{' '}
          {late > 0 ? <span className={styles.late}>{late} not saved</span> : 'picked'}
        </p>
        <Button weight="primary" disabled={cards.length === 0 || saving} onClick={onSave}>
          {saving ? 'Saving…' : 'Save'}
        </Button>
      </div>
    </div>
  )
}
