import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { ForCommissioners, ForPlayers } from '#web/app/guards'
import { lazyScreen } from '#web/app/loadChunk'
import { Main } from '#web/app/Main'
import { Navbar } from '#web/app/Navbar'
import { Skeleton } from '#web/ui/Skeleton'
import { Toaster } from '#web/ui/Toaster'
import { movedUrls, urls } from '#web/urls'

const Home = lazyScreen(() => import('#web/screens/home/Home'))
const Login = lazyScreen(() => import('#web/screens/login/Login'))
const LoginHelp = lazyScreen(() => import('#web/screens/login-help/LoginHelp'))
const ResetPassword = lazyScreen(() => import('#web/screens/reset-password/ResetPassword'))
const Register = lazyScreen(() => import('#web/screens/register/Register'))
const Dashboard = lazyScreen(() => import('#web/screens/dashboard/Dashboard'))
const WeeklyPicks = lazyScreen(() => import('#web/screens/weekly-picks/WeeklyPicks'))
const LiveScores = lazyScreen(() => import('#web/screens/live-scores/LiveScores'))
const Leaderboard = lazyScreen(() => import('#web/screens/leaderboard/Leaderboard'))
const WeeklyLeaderboard = lazyScreen(() => import('#web/screens/leaderboard/WeeklyLeaderboard'))
const OverallLeaderboard = lazyScreen(() => import('#web/screens/leaderboard/OverallLeaderboard'))
const MinigameLeaderboard = lazyScreen(() => import('#web/screens/leaderboard/MinigameLeaderboard'))
const Nickname = lazyScreen(() => import('#web/screens/nickname/Nickname'))
const Commish = lazyScreen(() => import('#web/screens/commish/Commish'))
const HowItWorks = lazyScreen(() => import('#web/screens/how-it-works/HowItWorks'))
const NotFound = lazyScreen(() => import('#web/screens/not-found/NotFound'))

/** The whole app: every address and the screen behind it. */
export function App() {
  return (
    <BrowserRouter>
      <Navbar />
      <Main>
        <Suspense fallback={<Skeleton count={4} height={120} />}>
          <Routes>
            <Route path={urls.home} element={<Home />} />
            <Route path={urls.login} element={<Login />} />
            <Route path={urls.loginHelp} element={<LoginHelp />} />
            <Route path={urls.resetPassword} element={<ResetPassword />} />
            <Route path={urls.register} element={<Register />} />
            <Route path={urls.weeklyPicks} element={<WeeklyPicks />} />
            <Route path={urls.howItWorks} element={<HowItWorks />} />
            <Route element={<ForPlayers />}>
              <Route path={urls.dashboard} element={<Dashboard />} />
              <Route path={urls.liveScores} element={<LiveScores />} />
              <Route path={urls.leaderboard} element={<Leaderboard />} />
              <Route path={urls.weeklyLeaderboard} element={<WeeklyLeaderboard />} />
              <Route path={urls.overallLeaderboard} element={<OverallLeaderboard />} />
              <Route path={urls.nickname} element={<Nickname />} />
              <Route path={urls.minigameLeaderboard} element={<MinigameLeaderboard />} />
            </Route>
            <Route element={<ForCommissioners />}>
              <Route path={urls.commish} element={<Commish />} />
            </Route>
            {Object.entries(movedUrls).map(([from, to]) => (
              <Route key={from} path={from} element={<Navigate to={to} replace />} />
            ))}
            <Route path="*" element={<NotFound />} />
          </Routes>
        </Suspense>
      </Main>
      <Toaster />
    </BrowserRouter>
  )
}
