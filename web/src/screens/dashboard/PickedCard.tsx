import { phaseNow, scoreNow, stoppedAt } from '../../../../common/as-it-stands'
import { type GameLine, lineSide } from '../../../../common/line'
import { closedBecause } from '../../../../common/lock'
import { pickView, type SlipPick } from '../../../../common/pick'
import { formatSpread } from '../../../../common/spread'
import type { LiveGame } from '../../../../common/week'
import { ButtonLink } from '../../ui/Button'
import { ChannelLinks } from '../../ui/ChannelLinks'
import { CoverBar } from '../../ui/CoverBar'
import { coverOf } from '../../ui/cover'
import { DoubleBadge } from '../../ui/DoubleBadge'
import { cardId } from '../../ui/GameCard'
import { closedWords, lockText } from '../../ui/locking'
import { gameMoment, scoreText } from '../../ui/moment'
import { Outcome } from '../../ui/Outcome'
import { teamPaint } from '../../ui/paint'
import { SideName } from '../../ui/SideName'
import { TeamMark } from '../../ui/TeamMark'
import { urls } from '../../urls'
import styles from './PickedCard.module.css'
import { placeText } from './placeText'

interface Props {
  line: GameLine
  pick: SlipPick
  live: LiveGame | undefined
  /** Picks are made in the active week alone. */
  active: boolean
  now: number
}

/** One of the player's picks: as it stands while the game is on, and how it ended. */
export function PickedCard({ line, pick, live, active, now }: Props) {
  const view = pickView(line, pick, now)
  const team = lineSide(line, pick.pickTeam)
  const score = scoreNow(line, live)
  const shown = score ?? stoppedAt(live)
  const final = phaseNow(line, live) === 'final'
  const cover = score && coverOf(line, pick.pickTeam, score, final)
  const closed = closedBecause(line, now)
  const open = active && closed === null
  return (
    <article className={styles.card} style={teamPaint(team.teamId)} aria-label={`${view.selectedTeam} pick`}>
      <div className={styles.team}>
        <TeamMark abbr={team.abbr} />
        <SideName side={team} below={placeText(line, pick.pickTeam)} />
        <span className={styles.pill}>{view.spread === null ? 'No line' : formatSpread(view.spread)}</span>
      </div>
      <p className={styles.when}>
        <span>
          <b className={styles.moment}>{gameMoment(line, live)}</b> {shown && `${scoreText(line, shown)} · `}
          {line.broadcast ? <ChannelLinks broadcast={line.broadcast} /> : view.channel}
        </span>
        {view.isDouble && <DoubleBadge />}
      </p>
      <footer className={styles.foot}>
        {cover && !view.result && <CoverBar cover={cover} final={final} />}
        {(!cover || view.result || open) && (
          <div className={styles.ending}>
            <span>{cover && view.result ? cover.text : closed ? closedWords[closed] : lockText(line)}</span>
            {view.result && <Outcome result={view.result} points={view.points ?? 0} />}
            {open && (
              <ButtonLink to={`${urls.weeklyPicks}#${cardId(line.gameId)}`} className={styles.change}>
                Change<span className="unseen"> the pick {view.game}</span>
              </ButtonLink>
            )}
          </div>
        )}
        {pick.fixedBy && <p>Entered by {pick.fixedBy}.</p>}
      </footer>
    </article>
  )
}
