import { useRoutes } from 'react-router-dom'
import { ForCommissioners, ForPlayers } from '#web/app/guards'
import { lazyScreen } from '#web/app/lazyScreen'
import Account from '#web/screens/account/Account'
import Members from '#web/screens/commish/members/Members'
import ConfirmEmail from '#web/screens/confirm-email/ConfirmEmail'
import NotFound from '#web/screens/not-found/NotFound'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { urls } from '#web/urls'

// In a chunk of its own, which players do not load.
const Status = lazyScreen(
  () => import('#web/screens/commish/status/Status'),
  <Screen title="Is everything working?" narrow>
    <Skeleton height={320} />
  </Screen>,
)

/** The addresses that are opened a few times a year, in a chunk of their own: the first load brings nothing of them. */
export default function RareScreens() {
  return useRoutes([
    { path: urls.confirmEmail, element: <ConfirmEmail /> },
    { element: <ForPlayers />, children: [{ path: urls.account, element: <Account /> }] },
    {
      element: <ForCommissioners />,
      children: [
        { path: urls.members, element: <Members /> },
        { path: urls.status, element: <Status /> },
      ],
    },
    { path: '*', element: <NotFound /> },
  ])
}
