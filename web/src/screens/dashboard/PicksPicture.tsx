import type { Ref } from 'react'
import { scoreNow } from '../../../../common/as-it-stands'
import { type GameLine, lineSide } from '../../../../common/line'
import { pickView, type SlipPick } from '../../../../common/pick'
import { formatSpread } from '../../../../common/spread'
import type { LiveGame } from '../../../../common/week'
import { DoubleBadge } from '../../ui/DoubleBadge'
import { gameMoment, scoreText } from '../../ui/moment'
import { Outcome } from '../../ui/Outcome'
import { teamPaint } from '../../ui/paint'
import { WATERMARK } from '../../ui/picture'
import { SideName } from '../../ui/SideName'
import { TeamMark } from '../../ui/TeamMark'
import styles from './PicksPicture.module.css'
import { placeText } from './placeText'

interface Props {
  ref: Ref<HTMLDivElement>
  name: string
  week: string
  picked: readonly { line: GameLine; pick: SlipPick; live: LiveGame | undefined }[]
  now: number
}

/** The picks as they are shared: the same picture from a phone and from a desk. It is drawn beyond the screen's edge. */
export function PicksPicture({ ref, name, week, picked, now }: Props) {
  return (
    <div className={styles.beyond} aria-hidden>
      <div ref={ref} className={styles.picture}>
        <header className={styles.head}>
          <strong>{name}’s picks</strong>
          <span>{week}</span>
        </header>
        <ol className={styles.picks}>
          {picked.map(({ line, pick, live }) => {
            const view = pickView(line, pick, now)
            const team = lineSide(line, pick.pickTeam)
            const score = scoreNow(line, live)
            return (
              <li key={line.gameId} className={styles.pick} style={teamPaint(team.teamId)}>
                <img {...{ [WATERMARK]: true }} className={styles.logo} src={view.teamLogo} alt="" />
                <TeamMark abbr={team.abbr} />
                <SideName side={team} below={placeText(line, pick.pickTeam)}>
                  {' '}
                  {team.spread !== null && formatSpread(team.spread)} {view.isDouble && <DoubleBadge />}
                </SideName>
                <span className={styles.ending}>
                  <span>{score ? scoreText(line, score) : gameMoment(line, live)}</span>
                  {score && !view.result && <small>{gameMoment(line, live)}</small>}
                  {view.result && <Outcome result={view.result} points={view.points ?? 0} />}
                </span>
              </li>
            )
          })}
        </ol>
        <footer className={styles.foot}>CFB Picks</footer>
      </div>
    </div>
  )
}
