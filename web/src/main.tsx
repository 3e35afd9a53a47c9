import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './tokens.css'
import './base.css'
import { someWaiting } from './picking/waiting'
import { secureAddress } from './secureAddress'
import type { AuthChange } from './store'
import { followTeamColors } from './theme'

const secure = secureAddress(location.href, import.meta.env.VITE_SITE_HOST)
if (secure) location.replace(secure)
else start()

function start(): void {
  followTeamColors()
  window.addEventListener('auth-change', (event) => {
    if ((event as CustomEvent<AuthChange>).detail.isLoggedIn) return
    void import('./firebase').then(({ signOut }) => signOut())
  })
  // Picks that an earlier visit could not send go out on whatever screen the player comes back to.
  if (someWaiting()) import('./picking/picking').catch(() => undefined)
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
