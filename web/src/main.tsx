import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './tokens.css'
import './base.css'
import { secureAddress } from './app/secureAddress'
import { applyTeamTheme } from './app/theme'
import { someWaiting } from './picking/waiting'
import { someUnposted } from './screens/nickname/unposted'
import type { AuthChange } from './session/session'

const secure = secureAddress(location.href, import.meta.env.VITE_SITE_HOST)
if (secure) location.replace(secure)
else start()

function start(): void {
  applyTeamTheme()
  window.addEventListener('auth-change', (event) => {
    if ((event as CustomEvent<AuthChange>).detail.isLoggedIn) return
    void import('./live/firebase').then(({ signOut }) => signOut())
  })
  // What an earlier visit could not send goes out on whatever screen the player comes back to.
  if (someWaiting()) import('./picking/picking').catch(() => undefined)
  if (someUnposted()) import('./screens/nickname/postbox').catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
