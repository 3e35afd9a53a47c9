import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, useLocation, useRoutes } from 'react-router-dom'
import { ForCommissioners, ForPlayers, ForVisitors } from '#web/app/guards'
import { lazyAfterScreen, lazyComponent, lazyExtra } from '#web/app/lazyComponent'
import { screenChunk } from '#web/app/loadChunk'
import { Main } from '#web/app/Main'
import { Navbar } from '#web/app/Navbar'
import { TabBar } from '#web/app/TabBar'
import { useSession } from '#web/session/session'
import { Screen } from '#web/ui/Screen'
import { CARD_HEIGHTS, Skeleton } from '#web/ui/Skeleton'
import { Toaster } from '#web/ui/Toaster'
import { movedUrls, urls } from '#web/urls'

const form = (title: string) => (
  <Screen title={title} narrow>
    <Skeleton height={320} />
  </Screen>
)
const cards = (title: string, height: number, above?: ReactNode) => (
  <Screen title={title}>
    {above}
    <Skeleton count={6} height={height} cards />
  </Screen>
)

/** What stands for a player's home until it is loaded. A visitor's needs nothing: it is mostly words. */
const homeFallback = (
  <Screen title="Home">
    <Skeleton height={56} />
    <Skeleton height={320} />
  </Screen>
)

/** The titles of those rare screens that a link of the app opens. */
const RARE_TITLES: Record<string, string> = {
  [urls.account]: 'Account',
  [urls.members]: 'Members',
  [urls.status]: 'Is everything working?',
}

function RareFallback() {
  const title = RARE_TITLES[useLocation().pathname]
  return title && form(title)
}

const VisitorHome = lazyComponent(() => import('#web/screens/home/VisitorHome'))
// A chunk of its own: it brings the team catalogue, which visitors need not load.
const PlayerHome = lazyComponent(() => import('#web/screens/home/PlayerHome'), homeFallback)
const Login = lazyComponent(() => import('#web/screens/login/Login'), form('Log in'))
const LoginHelp = lazyComponent(() => import('#web/screens/login-help/LoginHelp'), form('Login help'))
const ResetPassword = lazyComponent(() => import('#web/screens/reset-password/ResetPassword'), form('Reset password'))
const Register = lazyComponent(() => import('#web/screens/register/Register'), form('Sign up'))
const Dashboard = lazyComponent(
  () => import('#web/screens/dashboard/Dashboard'),
  cards('Dashboard', CARD_HEIGHTS.dashboard, <Skeleton count={2} height={72} />),
)
const WeeklyPicks = lazyComponent(
  () => import('#web/screens/weekly-picks/WeeklyPicks'),
  cards('Weekly Picks', CARD_HEIGHTS.weeklyPicks),
)
const LiveScores = lazyComponent(
  () => import('#web/screens/live-scores/LiveScores'),
  cards('Live Scores', CARD_HEIGHTS.liveScores),
)
const Leaderboard = lazyComponent(
  () => import('#web/screens/leaderboard/Leaderboard'),
  <Screen title="Leaderboard">
    <Skeleton height={48} />
    <Skeleton count={8} height={64} />
  </Screen>,
)
const Nickname = lazyComponent(() => import('#web/screens/nickname/Nickname'), cards('Nickname Game', 320))
const Commish = lazyComponent(() => import('#web/screens/commish/Commish'), cards('Commish', 160))
const RareScreens = lazyComponent(() => import('#web/RareScreens'), <RareFallback />)
const HowItWorks = lazyComponent(() => import('#web/screens/how-it-works/HowItWorks'), form('How it works'))
// Right after the screen's code: once the network is gone, the notice could not be loaded.
const OutOfReach = lazyExtra(() => import('#web/live/OutOfReach'), null, screenChunk)
const AfterScreen = lazyAfterScreen(() => import('#web/app/AfterScreen'))
const MissingDot = lazyAfterScreen(() => import('#web/picking/MissingDot'))

/** The screen behind every address. A list, not `<Routes>`: what makes a list of those is half a kilobyte. */
function Screens() {
  const { session, redirect } = useSession()
  // With `redirect` the session has just ended, and `Main` is on its way elsewhere.
  const visitorHome = redirect ? null : <VisitorHome />
  return useRoutes([
    { path: urls.home, element: session ? <PlayerHome key={session.uid} session={session} /> : visitorHome },
    { element: <ForVisitors next={urls.dashboard} />, children: [{ path: urls.login, element: <Login /> }] },
    { element: <ForVisitors next={urls.weeklyPicks} />, children: [{ path: urls.register, element: <Register /> }] },
    { path: urls.loginHelp, element: <LoginHelp /> },
    { path: urls.resetPassword, element: <ResetPassword /> },
    { path: urls.weeklyPicks, element: <WeeklyPicks /> },
    { path: urls.howItWorks, element: <HowItWorks /> },
    {
      element: <ForPlayers />,
      children: [
        { path: urls.dashboard, element: <Dashboard /> },
        { path: urls.liveScores, element: <LiveScores /> },
        { path: urls.leaderboard, element: <Leaderboard /> },
        { path: urls.weeklyLeaderboard, element: <Leaderboard only="weekly" /> },
        { path: urls.overallLeaderboard, element: <Leaderboard only="overall" /> },
        { path: urls.nickname, element: <Nickname /> },
        { path: urls.minigameLeaderboard, element: <Leaderboard only="minigames" /> },
      ],
    },
    { element: <ForCommissioners />, children: [{ path: urls.commish, element: <Commish /> }] },
    ...Object.entries(movedUrls).map(([path, to]) => ({ path, element: <Navigate to={to} replace /> })),
    { path: '*', element: <RareScreens /> },
  ])
}

export function App() {
  const isLoggedIn = useSession(({ session }) => session !== null)
  // No transitions: in one, the new address would be drawn after the new session, and a login would first show the
  // wrong screen for the old address.
  return (
    <BrowserRouter useTransitions={false}>
      <Navbar offer={<AfterScreen />} />
      <Main>
        {isLoggedIn && <OutOfReach />}
        <Screens />
      </Main>
      <TabBar dot={<MissingDot />} />
      <Toaster />
    </BrowserRouter>
  )
}
