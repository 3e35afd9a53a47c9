import { playerStorage, TEAM_ACCENT, useSession } from '#web/session/session'

/** Sets the team's variable to the colour of the player's team; without one, dark blue and gold stay. */
function paint(): void {
  const isThemed = useSession.getState().session?.abbr
  document.documentElement.style.setProperty('--team', isThemed ? playerStorage.readText(TEAM_ACCENT) : null)
}

/**
 * Looks the team up in the catalogue, which a visitor never loads. Without it the colours stay as they are. The accent
 * is computed here and kept, so that no start needs the code that does it.
 */
async function adopt(abbr: string): Promise<void> {
  const { teamByCode } = await import('#common/teams/teams')
  const { teamAccent } = await import('#web/ui/colors')
  const team = teamByCode(abbr)
  if (!team || useSession.getState().session?.abbr !== abbr) return
  playerStorage.writeText(TEAM_ACCENT, teamAccent(team.pcolor, team.scolor))
  paint()
}

/** Applies the team theme as CSS variables, now and whenever the session changes. */
export function applyTeamTheme(): void {
  paint()
  const abbr = useSession.getState().session?.abbr
  if (abbr && !playerStorage.readText(TEAM_ACCENT)) adopt(abbr).catch(console.error)
  useSession.subscribe(({ session }, before) => {
    if (session?.abbr === before.session?.abbr) return
    if (!session?.abbr) return paint()
    // Emptied, so that the next start computes the new colour if that fails now.
    playerStorage.writeText(TEAM_ACCENT, '')
    adopt(session.abbr).catch(console.error)
  })
}
