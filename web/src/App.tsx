import { Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { lazyPart } from './chunk'
import { ForCommissioners, ForPlayers } from './shell/guards'
import { Navbar } from './shell/Navbar'
import { Stage } from './shell/Stage'
import { Skeleton } from './ui/Skeleton'
import { Toaster } from './ui/Toaster'
import { movedUrls, urls } from './urls'

const Home = lazyPart(() => import('./screens/home/Home'))
const Login = lazyPart(() => import('./screens/login/Login'))
const LoginHelp = lazyPart(() => import('./screens/login-help/LoginHelp'))
const ResetPassword = lazyPart(() => import('./screens/reset-password/ResetPassword'))
const Register = lazyPart(() => import('./screens/register/Register'))
const Dashboard = lazyPart(() => import('./screens/dashboard/Dashboard'))
const WeeklyPicks = lazyPart(() => import('./screens/weekly-picks/WeeklyPicks'))
const LiveScores = lazyPart(() => import('./screens/live-scores/LiveScores'))
const Leaderboard = lazyPart(() => import('./screens/leaderboard/Leaderboard'))
const WeeklyLeaderboard = lazyPart(() => import('./screens/leaderboard/WeeklyLeaderboard'))
const OverallLeaderboard = lazyPart(() => import('./screens/leaderboard/OverallLeaderboard'))
const MinigameLeaderboard = lazyPart(() => import('./screens/leaderboard/MinigameLeaderboard'))
const Nickname = lazyPart(() => import('./screens/nickname/Nickname'))
const Commish = lazyPart(() => import('./screens/commish/Commish'))
const NotFound = lazyPart(() => import('./screens/not-found/NotFound'))

/** The whole app: every address and the screen behind it. */
export function App() {
  return (
    <BrowserRouter>
      <Navbar />
      <Stage>
        <Suspense fallback={<Skeleton count={4} height={120} />}>
          <Routes>
            <Route path={urls.home} element={<Home />} />
            <Route path={urls.login} element={<Login />} />
            <Route path={urls.loginHelp} element={<LoginHelp />} />
            <Route path={urls.resetPassword} element={<ResetPassword />} />
            <Route path={urls.register} element={<Register />} />
            <Route path={urls.weeklyPicks} element={<WeeklyPicks />} />
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
      </Stage>
      <Toaster />
    </BrowserRouter>
  )
}
