import { useSession } from '#web/session/session'
import { urls } from '#web/urls'
import { ButtonLink } from './Button'
import { Notice } from './Notice'

/**
 * Says, on every screen alike, that the week has no games yet, or the league no week. `label` is the week's. Whoever
 * can change that is led to where.
 */
export function NoGames({ label }: { label: string | undefined }) {
  const isCommissioner = useSession(({ session }) => session?.isCommissioner)
  return (
    <>
      <Notice>
        {label ? `No games in ${label} yet.` : 'No weeks yet.'} Once the commissioner adds games, you'll see them here.
      </Notice>
      {isCommissioner && <ButtonLink to={urls.commish}>Choose the games</ButtonLink>}
    </>
  )
}
