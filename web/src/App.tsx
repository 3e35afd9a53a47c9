import type { ReactNode } from 'react'
import { BrowserRouter, Navigate, Route, Routes, useLocation } from 'react-router-dom'
import { ForCommissioners, ForPlayers, ForVisitors } from '#web/app/guards'
import { lazyAfterScreen, lazyExtra, lazyScreen } from '#web/app/lazyScreen'
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

const VisitorHome = lazyScreen(() => import('#web/screens/home/VisitorHome'))
// A chunk of its own: it brings the team catalogue, which visitors need not load.
const PlayerHome = lazyScreen(() => import('#web/screens/home/PlayerHome'), homeFallback)
const Login = lazyScreen(() => import('#web/screens/login/Login'), form('Log in'))
const LoginHelp = lazyScreen(() => import('#web/screens/login-help/LoginHelp'), form('Login help'))
const ResetPassword = lazyScreen(() => import('#web/screens/reset-password/ResetPassword'), form('Reset password'))
const Register = lazyScreen(() => import('#web/screens/register/Register'), form('Sign up'))
const Dashboard = lazyScreen(
  () => import('#web/screens/dashboard/Dashboard'),
  cards('Dashboard', CARD_HEIGHTS.dashboard, <Skeleton count={2} height={72} />),
)
const WeeklyPicks = lazyScreen(
  () => import('#web/screens/weekly-picks/WeeklyPicks'),
  cards('Weekly Picks', CARD_HEIGHTS.weeklyPicks),
)
const LiveScores = lazyScreen(
  () => import('#web/screens/live-scores/LiveScores'),
  cards('Live Scores', CARD_HEIGHTS.liveScores),
)
const Leaderboard = lazyScreen(
  () => import('#web/screens/leaderboard/Leaderboard'),
  <Screen title="Leaderboard">
    <Skeleton height={48} />
    <Skeleton count={8} height={64} />
  </Screen>,
)
const Nickname = lazyScreen(() => import('#web/screens/nickname/Nickname'), cards('Nickname Game', 320))
const Commish = lazyScreen(() => import('#web/screens/commish/Commish'), cards('Commish', 160))
const RareScreens = lazyScreen(() => import('#web/RareScreens'), <RareFallback />)
const HowItWorks = lazyScreen(() => import('#web/screens/how-it-works/HowItWorks'), form('How it works'))
// Loaded with the first screen: once the network is gone, it could not be loaded.
const OutOfReach = lazyExtra(() => import('#web/live/OutOfReach'))
const AfterScreen = lazyAfterScreen(() => import('#web/app/AfterScreen'))
const MissingDot = lazyAfterScreen(() => import('#web/picking/MissingDot'))

/** The whole app: every address and the screen behind it. */
export function App() {
  const session = useSession((state) => state.session)
  return (
    <BrowserRouter>
      <Navbar offer={<AfterScreen />} />
      <Main>
        {session && <OutOfReach />}
        <Routes>
          <Route
            path={urls.home}
            element={session ? <PlayerHome key={session.uid} session={session} /> : <VisitorHome />}
          />
          <Route element={<ForVisitors next={urls.dashboard} />}>
            <Route path={urls.login} element={<Login />} />
          </Route>
          <Route element={<ForVisitors next={urls.weeklyPicks} />}>
            <Route path={urls.register} element={<Register />} />
          </Route>
          <Route path={urls.loginHelp} element={<LoginHelp />} />
          <Route path={urls.resetPassword} element={<ResetPassword />} />
          <Route path={urls.weeklyPicks} element={<WeeklyPicks />} />
          <Route path={urls.howItWorks} element={<HowItWorks />} />
          <Route element={<ForPlayers />}>
            <Route path={urls.dashboard} element={<Dashboard />} />
            <Route path={urls.liveScores} element={<LiveScores />} />
            <Route path={urls.leaderboard} element={<Leaderboard />} />
            <Route path={urls.weeklyLeaderboard} element={<Leaderboard only="weekly" />} />
            <Route path={urls.overallLeaderboard} element={<Leaderboard only="overall" />} />
            <Route path={urls.nickname} element={<Nickname />} />
            <Route path={urls.minigameLeaderboard} element={<Leaderboard only="minigames" />} />
          </Route>
          <Route element={<ForCommissioners />}>
            <Route path={urls.commish} element={<Commish />} />
          </Route>
          {Object.entries(movedUrls).map(([from, to]) => (
            <Route key={from} path={from} element={<Navigate to={to} replace />} />
          ))}
          <Route path="*" element={<RareScreens />} />
        </Routes>
      </Main>
      <TabBar dot={<MissingDot />} />
      <Toaster />
    </BrowserRouter>
  )
}
