import { scoreNow, stoppedAt } from '#common/boards/as-it-stands'
import type { GameLine, Side } from '#common/game/line'
import { type LiveGame, phaseNow } from '#common/week/week'
import { classes } from '#web/ui/classes'
import { ChannelLinks } from '#web/ui/game/ChannelLinks'
import { CoverBar, coverStatus } from '#web/ui/game/CoverBar'
import { GameCard } from '#web/ui/game/GameCard'
import { cardMoment } from '#web/ui/game/gameText'
import styles from './LiveCard.module.css'
import { LiveSide } from './LiveSide'
import { liveNotes, playText } from './liveNotes'

interface Props {
  line: GameLine
  live: LiveGame | undefined
  /** The side the player picked. */
  picked: Side | undefined
}

/** A game as it goes. */
export function LiveCard({ line, live, picked }: Props) {
  if (!line.homeName || !line.awayName) {
    return (
      <GameCard line={line} head="" foot={null}>
        <p className={styles.unknown}>Game details not available</p>
      </GameCard>
    )
  }
  const phase = phaseNow(line, live)
  const score = scoreNow(line, live)
  const shown = score ?? stoppedAt(live)
  const final = phase === 'final'
  const on = phase === 'live' && !line.void
  const started = on || phase === 'suspended'
  const cover = score && coverStatus(line, picked, score, final)
  const notes = liveNotes(line, live)
  const lead = shown ? shown.homeScore - shown.awayScore : 0
  const side = (which: Side) => ({
    line,
    side: which,
    points: shown && (which === 'HOME' ? shown.homeScore : shown.awayScore),
    picked: picked === which,
    hasBall: on && live?.possession === which,
    beaten: final && (which === 'HOME' ? lead < 0 : lead > 0),
  })
  return (
    <GameCard
      line={{ ...line, overUnder: shown ? null : line.overUnder }}
      head={
        <>
          <b className={classes(styles.moment, on && styles.on)}>{cardMoment(line, live)}</b>{' '}
          <ChannelLinks broadcast={line.broadcast} />
          {started && <span className={styles.play}>{playText(live)}</span>}
        </>
      }
      foot={
        <>
          {cover ? (
            <CoverBar cover={cover} final={final} />
          ) : (
            !line.void && <p>{picked ? 'Your pick is in.' : 'No pick.'}</p>
          )}
          {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
        </>
      }
    >
      <LiveSide {...side('AWAY')} />
      <LiveSide {...side('HOME')} />
    </GameCard>
  )
}
