import type { GameLine } from '#common/game/line'
import { cardClosedBecause } from '#common/game/lock'
import { pickView, type SlipEntry } from '#common/game/pick'
import { scoreText } from '#common/game/score-text'
import { lineSide } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import type { LiveGame } from '#common/week/week'
import { ButtonLink } from '#web/ui/Button'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import { classes } from '#web/ui/classes'
import { ChannelLinks } from '#web/ui/game/ChannelLinks'
import { CoverBar } from '#web/ui/game/CoverBar'
import { cardScore } from '#web/ui/game/cardScore'
import {
  CLOSED_LABELS,
  cardStatus,
  hasLockedWithoutLine,
  lockText,
  momentClass,
  NO_LINE_TEXT,
  opponentText,
} from '#web/ui/game/gameText'
import { SideName } from '#web/ui/game/SideName'
import { cardId } from '#web/ui/game/showCard'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import styles from './PickedCard.module.css'

interface Props {
  line: GameLine
  pick: SlipEntry
  live: LiveGame | undefined
  /** Where the picks of its week are made; null once its season is finished. */
  picksUrl: string | null
  now: number
}

/** One of the player's picks: how it stands while the game is on, then its result. */
export function PickedCard({ line, pick, live, picksUrl, now }: Props) {
  const view = pickView(line, pick, now)
  const team = lineSide(line, pick.pickTeam)
  const { score, isFinal, cover } = cardScore(line, live, pick.pickTeam, now)
  const closed = cardClosedBecause(line, now)
  const isOpen = picksUrl !== null && closed === null
  const spread = view.spread === null ? 'No line' : formatSpread(view.spread)
  const closedText = closed && (hasLockedWithoutLine(line, closed) ? NO_LINE_TEXT : CLOSED_LABELS[closed])
  const lockState = closedText ?? lockText(line)
  return (
    <article
      className={classes(styles.card, line.void && styles.void)}
      style={teamPaint(team.teamId)}
      aria-label={`${view.selectedTeam} pick`}
    >
      <div className={styles.team}>
        <TeamMark abbr={team.abbr} />
        <SideName side={team} below={opponentText(line, pick.pickTeam)}>
          {/* For screen readers, before the opponent: after it, the spread would seem to be the opponent's. */}
          <span className="unseen"> {spread}</span>
        </SideName>
        <span aria-hidden className={styles.pill}>
          {spread}
        </span>
      </div>
      <p className={styles.when}>
        <span>
          <b className={momentClass(line, live)}>{cardStatus(line, live)}</b> {score && `${scoreText(line, score)} · `}
          {line.broadcast ? <ChannelLinks broadcast={line.broadcast} /> : view.channel}
        </span>
        <DoubleBadge of={line} />
      </p>
      <footer className={styles.foot}>
        {cover && !view.result && <CoverBar cover={cover} isFinal={isFinal} />}
        {(!cover || view.result || isOpen) && (
          <div className={styles.ending}>
            <span>{cover && view.result ? cover.text : lockState}</span>
            {view.result && view.result !== 'VOID' && <PickResult result={view.result} points={view.points ?? 0} />}
            {isOpen && (
              <ButtonLink to={`${picksUrl}#${cardId(line.gameId)}`} className={styles.change}>
                Change<span className="unseen"> the pick {view.game}</span>
              </ButtonLink>
            )}
          </div>
        )}
        {!line.void && view.spread !== null && pick.spread !== view.spread && (
          <p>Picked at {formatSpread(pick.spread)}.</p>
        )}
        {pick.fixedBy && <p>Entered by {pick.fixedBy}.</p>}
      </footer>
    </article>
  )
}
