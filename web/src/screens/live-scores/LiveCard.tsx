import { phaseNow, scoreNow } from '../../../../common/as-it-stands'
import type { GameLine, Side } from '../../../../common/line'
import { type LiveGame, momentText } from '../../../../common/week'
import { CoverBar } from '../../ui/CoverBar'
import { classes } from '../../ui/classes'
import { coverOf } from '../../ui/cover'
import { GameCard } from '../../ui/GameCard'
import { kickoffText } from '../../ui/when'
import styles from './LiveCard.module.css'
import { LiveSide } from './LiveSide'

interface Props {
  line: GameLine
  live: LiveGame | undefined
  /** The side the player picked. */
  picked: Side | undefined
}

/** The game's moment: `Q3 7:21`, or when it kicks off. */
function momentOf(line: GameLine, live: LiveGame | undefined): string {
  const phase = phaseNow(line, live)
  if (line.void) return 'Called off'
  if (phase === 'pre') return kickoffText(line)
  return momentText({ period: 0, clock: '', pause: null, ...live, phase })
}

/** A game as it goes. */
export function LiveCard({ line, live, picked }: Props) {
  if (!line.homeName && !line.awayName) {
    return (
      <GameCard line={line} head="" foot={null}>
        <p className={styles.unknown}>Game details not available</p>
      </GameCard>
    )
  }
  const phase = phaseNow(line, live)
  const score = scoreNow(line, live)
  const final = phase === 'final'
  const on = phase === 'live'
  const cover = score && coverOf(line, picked, score, final)
  const lead = score ? score.homeScore - score.awayScore : 0
  const around = [line.broadcast, on && live?.pause === null ? live.down : ''].filter(Boolean).join(' · ')
  const side = (which: Side) => ({
    line,
    side: which,
    points: score && (which === 'HOME' ? score.homeScore : score.awayScore),
    picked: picked === which,
    hasBall: on && live?.possession === which,
    beaten: final && (which === 'HOME' ? lead < 0 : lead > 0),
  })
  return (
    <GameCard
      line={{ ...line, overUnder: score ? null : line.overUnder }}
      head={
        <>
          <b className={classes(styles.moment, on && styles.on)}>{momentOf(line, live)}</b> {around}
        </>
      }
      foot={
        cover ? (
          <CoverBar cover={cover} final={final} />
        ) : (
          <span>{line.void ? 'Counts for nobody.' : picked ? 'Your pick is in.' : 'No pick.'}</span>
        )
      }
    >
      <LiveSide {...side('AWAY')} />
      <LiveSide {...side('HOME')} />
    </GameCard>
  )
}
