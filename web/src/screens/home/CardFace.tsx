import type { CSSProperties, Ref } from 'react'
import { mascotOf } from '#common/teams/mascots'
import type { Team } from '#common/teams/team'
import { altLogoPath } from '#common/teams/teams'
import { WATERMARK } from '#web/ui/picture'
import styles from './CardFace.module.css'
import { CARD_FONTS, type Watermark } from './cardLook'
import './cardFonts.css'

interface Props {
  ref: Ref<HTMLDivElement>
  team: Team
  username: string
  watermark: Watermark
  fontIndex: number
  colors: CSSProperties
}

/** The card as it is shared: watermark, school, nickname, and whose it is. */
export function CardFace({ ref, team, username, watermark, fontIndex, colors }: Props) {
  const font = CARD_FONTS[fontIndex]
  const words = team.name.split(/[\s-]/)
  const name = {
    '--face': `"${font?.family}"`,
    '--em': font?.em,
    '--letters': Math.max(...words.map((word) => word.length)),
    // Two lines leave the watermark the room that one does.
    '--largest': words.length > 1 ? '11.5cqi' : '16cqi',
  }
  return (
    <div ref={ref} className={styles.card} style={colors}>
      <WatermarkOf team={team} mode={watermark} />
      <p className={styles.conference}>{team.conference}</p>
      <div className={styles.words}>
        <h2 className={styles.name} style={name} data-capitals={font?.capitals}>
          {team.name}
        </h2>
        <p className={styles.nickname}>{team.nickname}</p>
      </div>
      <p className={styles.band}>
        <span>{username}</span>
        <span>CFB Picks</span>
      </p>
    </div>
  )
}

function WatermarkOf({ team, mode }: { team: Team; mode: Watermark }) {
  const mark = { [WATERMARK]: mode }
  if (mode === 'off') return null
  if (mode === 'mascot') {
    const shape = `url("/logos/mascot/${mascotOf(team.nickname)}.png")`
    return <span {...mark} className={styles.mascot} style={{ maskImage: shape }} />
  }
  const logo = mode === 'logo' ? team.teamLogo : altLogoPath(team)
  return <img {...mark} key={logo} className={styles.logo} src={logo} alt="" width={512} height={512} />
}
