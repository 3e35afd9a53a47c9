import { useRef } from 'react'
import type { WeeklyBoard } from '#common/boards/leaderboard'
import { namesText, pointsEach, winsAndLosses } from '#common/boards/place-words'
import { type Recap, recapOf, type SideStory } from '#common/boards/recap'
import { counted } from '#common/counted'
import { scoreline } from '#common/game/grade'
import { gameLabel } from '#common/game/line'
import { lineSide } from '#common/game/sides'
import { formatSpread, halves } from '#common/game/spread'
import { useOverallBoard } from '#web/live/boards'
import { useShownSeason } from '#web/live/league'
import { Button } from '#web/ui/Button'
import { teamPaint } from '#web/ui/game/TeamMark'
import { Icon } from '#web/ui/Icon'
import { Notice } from '#web/ui/Notice'
import { canShare, useSharing } from '#web/ui/share/picture'
import { SharedPicture } from '#web/ui/share/SharedPicture'
import { winnerNames } from '../standings'
import styles from './RecapCard.module.css'

export interface RecapProps {
  board: WeeklyBoard
  label: string
  /** Whether another game may join the week: then nobody has won it yet. */
  mayGrow: boolean
}

/** The recap of a finished week, with a button that shares it as a picture. */
export default function RecapCard({ board, label, mayGrow }: RecapProps) {
  const picture = useRef<HTMLDivElement>(null)
  const { season } = useShownSeason()
  const { status, value: overall } = useOverallBoard()
  const name = `recap-week-${board.week}.png`
  const words = { title: `CFB Picks, ${label}`, text: `How ${label} went` }
  const { busy, share } = useSharing(picture, name, words, `The recap is saved as ${name}.`)
  const recap = recapOf(board, overall)
  if (!recap) return null
  const [winners, lines] = [winnerNames(board), recapLines(recap)]
  if (winners.length + lines.length === 0) return <Notice>Nobody won a pick.</Notice>
  const points = Math.max(0, ...board.rows.map((row) => row.points))
  const stories = <Stories label={label} mayGrow={mayGrow} points={points} winners={winners} lines={lines} />
  return (
    <div className={styles.recap}>
      <div className={styles.card}>{stories}</div>
      {busy && (
        <SharedPicture ref={picture} season={season}>
          {stories}
        </SharedPicture>
      )}
      {/* Without the season's board a picture would lack whoever climbed the most. */}
      <Button weight="primary" onClick={share} disabled={busy || status === 'loading'}>
        {canShare() ? 'Share recap' : 'Save recap'}
      </Button>
    </div>
  )
}

interface Props extends Pick<RecapProps, 'label' | 'mayGrow'> {
  winners: readonly string[]
  points: number
  lines: readonly RecapLine[]
}

function Stories({ label, winners, points, mayGrow, lines }: Props) {
  return (
    <div className={styles.stories}>
      <header className={styles.head}>{label}</header>
      {winners.length > 0 && (
        <div className={styles.winner}>
          <Icon shape="crown" size={44} />
          <p>
            <b>{namesText(winners)}</b>
            <span>{wonText({ points, players: winners.length, mayGrow })}</span>
          </p>
        </div>
      )}
      <dl className={styles.lines}>
        {lines.map(({ title, who, story, teamId }) => (
          <div key={title} style={teamId ? teamPaint(teamId) : undefined}>
            <dt>{title}</dt>
            <dd>
              <b>{who}</b>
              <span>{story}</span>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** One story of the recap: its title, who it is about, and what happened. */
interface RecapLine {
  title: string
  who: string
  story: string
  /** The team whose colors it takes. */
  teamId?: string
}

/** `won the week with 9 points`; `leads with 9 points` while another game may join the week. */
export function wonText({ points, players, mayGrow }: Pick<Props, 'points' | 'mayGrow'> & { players: number }) {
  const won = pointsEach(points, players)
  if (mayGrow) return `${players > 1 ? 'lead' : 'leads'} with ${won}`
  return `${players > 1 ? 'share' : 'won'} the week with ${won}`
}

/** The stories of a week in the order in which they are shown. */
export function recapLines({ best, loneWolf, badBeat, movers }: Recap): RecapLine[] {
  const lines: RecapLine[] = []
  if (best) {
    const { wins, losses, pushes, names } = best
    const record = winsAndLosses(wins, losses, pushes)
    lines.push({ title: 'Best record', who: namesText(names), story: `${record} against the spread` })
  }
  if (loneWolf) {
    const { teamId, story } = sideText(loneWolf)
    const others = `${loneWolf.against} on the other side`
    lines.push({ title: 'Lone wolf', who: namesText(loneWolf.names), story: `alone on ${story}, ${others}`, teamId })
  }
  if (badBeat) {
    const { teamId, story } = sideText(badBeat)
    const by = badBeat.margin === -0.5 ? 'missed by half a point' : `missed by ${halves(badBeat.margin)}`
    lines.push({ title: 'Bad beat', who: namesText(badBeat.names), story: `${story} ${by}`, teamId })
  }
  if (movers.length) {
    const names = movers.map(({ name }) => name)
    const title = names.length > 1 ? 'Biggest movers' : 'Biggest mover'
    lines.push({ title, who: namesText(names), story: `${climbText(movers)} in the season` })
  }
  return lines
}

/** `up from 9 to 4`; `up 5 places` for several who began at different places. */
function climbText(movers: Recap['movers']): string {
  const [first, ...others] = new Set(movers.map(({ from, to }) => `up from ${from} to ${to}`))
  const places = movers[0] ? movers[0].from - movers[0].to : 0
  return first && !others.length ? first : `up ${counted(places, 'place')}`
}

function sideText({ game, side }: SideStory) {
  const { teamId, name, spread } = lineSide(game, side)
  const number = spread === null ? '' : ` ${formatSpread(spread)}`
  return { teamId, story: `${name}${number} (${gameLabel(game)} ${scoreline(game)})` }
}
