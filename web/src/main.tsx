import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'
import './tokens.css'
import './base.css'
import type { AuthChange } from './store'
import { followTeamColors } from './theme'

followTeamColors()

window.addEventListener('auth-change', (event) => {
  if ((event as CustomEvent<AuthChange>).detail.isLoggedIn) return
  void import('./firebase').then(({ signOut }) => signOut())
})

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
