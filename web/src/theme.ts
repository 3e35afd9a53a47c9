import { useSession } from './store'
import { inkOn, livelier, readableOn } from './ui/contrast'

const CARD = '#16265a'
const NIGHT = '#0a1430'
/** A button's label carries the contrast, so its fill may stay close to the school's true colour. */
const FILL_RATIO = 2

/** Puts the stored team colours in charge of the accents; without any, dark blue and gold stay. */
function paint(): void {
  const [primary, secondary] = [localStorage.getItem('primaryColor'), localStorage.getItem('secondaryColor')]
  const root = document.documentElement.style
  if (!primary || !secondary) {
    for (const token of ['--accent', '--accent-fill', '--on-accent']) root.removeProperty(token)
    return
  }
  const lively = livelier(primary, secondary)
  const fill = readableOn(lively, NIGHT, FILL_RATIO)
  root.setProperty('--accent', readableOn(lively, CARD))
  root.setProperty('--accent-fill', fill)
  root.setProperty('--on-accent', inkOn(fill))
}

/** Looks the team up in the catalogue, which a logged-out visitor never loads. */
async function adopt(abbr: string): Promise<void> {
  const { teamByCode } = await import('../../common/teams/teams')
  const team = teamByCode(abbr)
  if (!team || useSession.getState().session?.abbr !== abbr) return
  localStorage.setItem('primaryColor', team.pcolor)
  localStorage.setItem('secondaryColor', team.scolor)
  paint()
}

/** Dresses the app in the player's colours, now and whenever the session changes. */
export function followTeamColors(): void {
  paint()
  const abbr = useSession.getState().session?.abbr
  if (abbr && !localStorage.getItem('primaryColor')) void adopt(abbr)
  useSession.subscribe(({ session }, before) => {
    if (session?.abbr === before.session?.abbr) return
    if (session?.abbr) void adopt(session.abbr)
    else paint()
  })
}
