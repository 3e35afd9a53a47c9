import { conferenceIn } from '#common/teams/conferences'
import { mascotOf } from '#common/teams/mascots'
import type { Team } from '#common/teams/team'
import { altLogoPath } from '#common/teams/teams'
import { inkOn } from '#web/ui/contrast'
import { hideBroken } from '#web/ui/hideBroken'
import { WATERMARK } from '#web/ui/share/picture'
import styles from './CardFace.module.css'

/** What is drawn behind the name, in the order of the button. */
export const WATERMARKS = ['logo', 'logo-alt', 'mascot', 'off'] as const
export type Watermark = (typeof WATERMARKS)[number]

interface CardFont {
  name: string
  family: string
  /** Width per letter of the widest school name (em): names are set as large as fits. */
  em: number
  /** Whether names are set in capitals; script cannot be read so. */
  capitals: boolean
}

/** The fonts a name may be set in. Their files are declared in CardFace.module.css. */
export const CARD_FONTS: readonly CardFont[] = [
  { name: 'Barlow', family: 'Barlow Condensed', em: 0.5, capitals: true },
  { name: 'Graduate', family: 'Graduate', em: 0.74, capitals: true },
  { name: 'Alfa Slab', family: 'Alfa Slab One', em: 0.87, capitals: true },
  { name: 'Lobster', family: 'Lobster', em: 0.56, capitals: false },
  { name: 'Righteous', family: 'Righteous', em: 0.72, capitals: true },
  { name: 'Black Ops', family: 'Black Ops One', em: 0.75, capitals: true },
  { name: 'Bungee', family: 'Bungee', em: 0.75, capitals: true },
]

/** The colours of the card and of the band across it, each with a text colour that can be read over it. */
export function cardColors({ pcolor, scolor }: Pick<Team, 'pcolor' | 'scolor'>, swapped: boolean) {
  const [field, band] = swapped ? [scolor, pcolor] : [pcolor, scolor]
  return { '--fill': field, '--ink': inkOn(field, band), '--band': band, '--on-band': inkOn(band, field) }
}

interface Props {
  team: Team
  /** The season, which decides the conference. */
  season: number
  /** The player's name. */
  player: string
  watermark: Watermark
  fontIndex: number
  /** Shows the team's two colours in each other's place. */
  swapped: boolean
}

/** The card as it is shared: watermark, school, nickname and player. */
export function CardFace({ team, season, player, watermark, fontIndex, swapped }: Props) {
  const font = CARD_FONTS[fontIndex]
  const words = team.name.split(/[\s-]/)
  const name = {
    '--face': `"${font?.family}"`,
    '--em': font?.em,
    '--letters': Math.max(...words.map((word) => word.length)),
    // A name on two lines takes no more height than one on one line.
    '--largest': words.length > 1 ? '11.5cqi' : '16cqi',
  }
  return (
    <div className={styles.card} style={cardColors(team, swapped)}>
      <WatermarkOf team={team} mode={watermark} />
      <p className={styles.conference}>{conferenceIn(season, team)}</p>
      <div className={styles.words}>
        <h2 className={styles.name} style={name} data-capitals={font?.capitals}>
          {team.name}
        </h2>
        <p className={styles.nickname}>{team.nickname}</p>
      </div>
      <p className={styles.band}>
        <span>{player}</span>
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
    return <span {...mark} className={styles.mascot} style={{ maskImage: shape, WebkitMaskImage: shape }} />
  }
  const logo = mode === 'logo' ? team.teamLogo : altLogoPath(team)
  return (
    <img {...mark} key={logo} className={styles.logo} src={logo} alt="" width={512} height={512} onError={hideBroken} />
  )
}
