import { type Ref, useRef } from 'react'
import { scoreNow } from '#common/boards/as-it-stands'
import type { Tally } from '#common/boards/leaderboard'
import { counted } from '#common/counted'
import type { GameLine } from '#common/game/line'
import { pickView, type SlipEntry } from '#common/game/pick'
import { scoreText } from '#common/game/score-text'
import { lineSide } from '#common/game/sides'
import { formatSpread } from '#common/game/spread'
import { eastern } from '#common/week/eastern'
import { type LiveGame, phaseNow } from '#common/week/week'
import { useShownSeason } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { DoubleBadge, PickResult } from '#web/ui/badges'
import { cardStatus, isOff, kickoffNow, opponentText } from '#web/ui/game/gameText'
import { SideName } from '#web/ui/game/SideName'
import { TeamMark, teamPaint } from '#web/ui/game/TeamMark'
import { useSharing, WATERMARK } from '#web/ui/share/picture'
import { SharedPicture } from '#web/ui/share/SharedPicture'
import { isFar } from '#web/ui/when'
import styles from './SharePicks.module.css'

/** The player's picks of one week. */
interface Props {
  /** The player's name, as the boards have it. */
  name: string
  week: string
  /** What they have won so far. */
  result: Tally
  picked: readonly { line: GameLine; pick: SlipEntry; live: LiveGame | undefined }[]
  now: number
}

/** Shares the week's picks as a picture: through the device's share sheet, else as picks.png. */
export function SharePicks(props: Props) {
  const picture = useRef<HTMLDivElement>(null)
  const words = { title: 'My CFB Picks', text: 'Check out my picks for this week!' }
  const { busy, share } = useSharing(picture, 'picks.png', words, 'Your picks are saved as picks.png.')
  return (
    <>
      <Button onClick={share} disabled={busy || props.picked.length === 0} aria-busy={busy}>
        {busy ? 'Drawing…' : 'Share picks'}
      </Button>
      {busy && <PicksPicture ref={picture} {...props} />}
    </>
  )
}

/** How the week went so far: `5 of 8 correct, 6 points`; before the first final, how many picks there are. */
const resultText = ({ correct, picks, points }: Tally, made: number) =>
  picks === 0 ? counted(made, 'pick') : `${correct} of ${picks} correct, ${counted(points, 'point')}`

/** As on a card, but with the kickoff in Eastern time: the picture is for friends in other zones, too. */
export function statusText(line: GameLine, live: LiveGame | undefined): string {
  const { kickoff, timeTbd } = kickoffNow(line, live)
  const isAhead = !timeTbd && !isOff(line, live) && phaseNow(line, live) === 'pre'
  if (!isAhead) return cardStatus(line, live)
  const [day, , time] = eastern(kickoff).split(', ')
  return isFar(kickoff) ? eastern(kickoff) : `${day} ${time}`
}

function PicksPicture({ ref, name, week, result, picked, now }: Props & { ref: Ref<HTMLDivElement> }) {
  const { season } = useShownSeason()
  return (
    <SharedPicture ref={ref} season={season}>
      <header className={styles.head}>
        <strong>{name}'s picks</strong>
        <span>
          {week}
          <b>{resultText(result, picked.length)}</b>
        </span>
      </header>
      <ol className="stack">
        {picked.map(({ line, pick, live }) => {
          const view = pickView(line, pick, now)
          const team = lineSide(line, pick.pickTeam)
          const score = scoreNow(line, live)
          return (
            <li key={line.gameId} className={styles.pick} style={teamPaint(team.teamId)}>
              {view.teamLogo && <img {...{ [WATERMARK]: true }} className={styles.logo} src={view.teamLogo} alt="" />}
              <TeamMark abbr={team.abbr} />
              <SideName side={team} below={opponentText(line, pick.pickTeam)}>
                {' '}
                {team.spread !== null && formatSpread(team.spread)} <DoubleBadge of={line} />
              </SideName>
              <span className={styles.ending}>
                <span>{score ? scoreText(line, score) : statusText(line, live)}</span>
                {score && !view.result && <small>{cardStatus(line, live)}</small>}
                {view.result && <PickResult result={view.result} points={view.points ?? 0} />}
              </span>
            </li>
          )
        })}
      </ol>
    </SharedPicture>
  )
}
