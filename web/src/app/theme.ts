import { playerStorage, TEAM_COLORS, useSession } from '#web/session/session'
import { teamLine } from '#web/ui/colors'

/** Sets the team's variable to the colour of the player's team; without one, dark blue and gold stay. */
function paint(): void {
  const [primary, secondary] = TEAM_COLORS.map(playerStorage.readText)
  const isThemed = useSession.getState().session?.abbr && primary && secondary
  document.documentElement.style.setProperty('--team', isThemed ? teamLine(primary, secondary) : null)
}

/** Looks the team up in the catalogue, which a visitor never loads. Without it the colours stay as they are. */
async function adopt(abbr: string): Promise<void> {
  const { teamByCode } = await import('#common/teams/teams')
  const team = teamByCode(abbr)
  if (!team || useSession.getState().session?.abbr !== abbr) return
  playerStorage.keepText('primaryColor', team.pcolor)
  playerStorage.keepText('secondaryColor', team.scolor)
  paint()
}

/** Applies the team theme as CSS variables, now and whenever the session changes. */
export function applyTeamTheme(): void {
  paint()
  const abbr = useSession.getState().session?.abbr
  if (abbr && !playerStorage.readText('primaryColor')) adopt(abbr).catch(console.error)
  useSession.subscribe(({ session }, before) => {
    if (session?.abbr === before.session?.abbr) return
    if (session?.abbr) adopt(session.abbr).catch(console.error)
    else paint()
  })
}
