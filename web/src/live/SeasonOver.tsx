import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { boardUrl } from '#web/urls'
import { useIsSeasonFinished, useShownSeason } from './league'

/** Says that the season is closed, since the games below will not change any more; nothing while it is played. */
export function SeasonOver() {
  const { season } = useShownSeason()
  if (!useIsSeasonFinished()) return null
  return (
    <Notice>
      Season {season} is over. <Link to={boardUrl('overall')}>See how it ended</Link>
    </Notice>
  )
}
