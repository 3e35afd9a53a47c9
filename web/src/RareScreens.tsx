import { useRoutes } from 'react-router-dom'
import { ForCommissioners, ForPlayers } from '#web/app/guards'
import Account from '#web/screens/account/Account'
import Members from '#web/screens/commish/members/Members'
import Status from '#web/screens/commish/status/Status'
import ConfirmEmail from '#web/screens/confirm-email/ConfirmEmail'
import NotFound from '#web/screens/not-found/NotFound'
import { urls } from '#web/urls'

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
