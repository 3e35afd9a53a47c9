import type { Ref } from 'react'
import { scoreNow } from '#common/boards/as-it-stands'
import { type GameLine, lineSide } from '#common/game/line'
import { pickView, type SlipEntry } from '#common/game/pick'
import { formatSpread } from '#common/game/spread'
import type { LiveGame } from '#common/week/week'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import { cardMoment, scoreText } from '#web/ui/game/gameText'
import { SideName } from '#web/ui/game/SideName'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { WATERMARK } from '#web/ui/picture'
import styles from './PicksPicture.module.css'
import { placeText } from './placeText'

interface Props {
  ref: Ref<HTMLDivElement>
  name: string
  week: string
  picked: readonly { line: GameLine; pick: SlipEntry; live: LiveGame | undefined }[]
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
                  <span>{score ? scoreText(line, score) : cardMoment(line, live)}</span>
                  {score && !view.result && <small>{cardMoment(line, live)}</small>}
                  {view.result && <PickResult result={view.result} points={view.points ?? 0} />}
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
