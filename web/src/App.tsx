import { lazy, Suspense } from 'react'
import { BrowserRouter, Navigate, Route, Routes } from 'react-router-dom'
import { ErrorBoundary } from './shell/ErrorBoundary'
import { ForCommissioners, ForPlayers } from './shell/guards'
import { Navbar } from './shell/Navbar'
import { Stage } from './shell/Stage'
import { Skeleton } from './ui/Skeleton'
import { Toaster } from './ui/Toaster'
import { movedUrls, urls } from './urls'

const Home = lazy(() => import('./screens/home/Home'))
const Login = lazy(() => import('./screens/login/Login'))
const Register = lazy(() => import('./screens/register/Register'))
const Dashboard = lazy(() => import('./screens/dashboard/Dashboard'))
const WeeklyPicks = lazy(() => import('./screens/weekly-picks/WeeklyPicks'))
const LiveScores = lazy(() => import('./screens/live-scores/LiveScores'))
const Leaderboard = lazy(() => import('./screens/leaderboard/Leaderboard'))
const WeeklyLeaderboard = lazy(() => import('./screens/leaderboard/WeeklyLeaderboard'))
const OverallLeaderboard = lazy(() => import('./screens/leaderboard/OverallLeaderboard'))
const Commish = lazy(() => import('./screens/commish/Commish'))
const NotFound = lazy(() => import('./screens/not-found/NotFound'))

/** The whole app: every address and the screen behind it. */
export function App() {
  return (
    <BrowserRouter>
      <Navbar />
      <Stage>
        <ErrorBoundary>
          <Suspense fallback={<Skeleton count={4} height={120} />}>
            <Routes>
              <Route path={urls.home} element={<Home />} />
              <Route path={urls.login} element={<Login />} />
              <Route path={urls.register} element={<Register />} />
              <Route path={urls.weeklyPicks} element={<WeeklyPicks />} />
              <Route element={<ForPlayers />}>
                <Route path={urls.dashboard} element={<Dashboard />} />
                <Route path={urls.liveScores} element={<LiveScores />} />
                <Route path={urls.leaderboard} element={<Leaderboard />} />
                <Route path={urls.weeklyLeaderboard} element={<WeeklyLeaderboard />} />
                <Route path={urls.overallLeaderboard} element={<OverallLeaderboard />} />
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
        </ErrorBoundary>
      </Stage>
      <Toaster />
    </BrowserRouter>
  )
}
