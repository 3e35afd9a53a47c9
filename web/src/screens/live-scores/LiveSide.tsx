import { type GameLine, lineSide, type Side, sideSpread } from '#common/game/line'
import { formatSpread } from '#common/game/spread'
import { SideName } from '#web/ui/game/SideName'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import styles from './LiveSide.module.css'

interface Props {
  line: GameLine
  side: Side
  /** Points so far, or null before kickoff. */
  points: number | null
  picked: boolean
  hasBall: boolean
  /** The game is over and the other side won. */
  beaten: boolean
}

/** `−6½`, and what it was before the number moved. */
function numberText(line: GameLine, side: Side): string {
  const [is, was] = [line.spread, line.spreadWas].map((spread) => sideSpread(spread, side))
  if (is === null || is === undefined) return 'No line'
  return was === null || was === undefined || was === is
    ? formatSpread(is)
    : `${formatSpread(is)} · was ${formatSpread(was)}`
}

/** One team of a game on the live screen. */
export function LiveSide({ line, side, points, picked, hasBall, beaten }: Props) {
  const team = lineSide(line, side)
  return (
    <div className={styles.side} style={teamPaint(team.teamId)} data-beaten={beaten}>
      <TeamMark abbr={team.abbr} faded={beaten} />
      <SideName side={team} below={numberText(line, side)}>
        {picked && <Icon shape="star" size={17} label="Your pick" className={styles.star} />}
      </SideName>
      <span className={styles.ball}>{hasBall && <Icon shape="ball" size={13} label="has the ball" />}</span>
      <span className={styles.points}>{points}</span>
    </div>
  )
}
