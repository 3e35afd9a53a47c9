import type { HtmlTagDescriptor } from 'vite'
import type { ManifestOptions } from 'vite-plugin-pwa'
import { urls } from './src/urls.ts'

/** How the app looks on a home screen. Its colours are `--night` of tokens.css. */
export const manifest: Partial<ManifestOptions> = {
  name: 'CFB Picks',
  short_name: 'CFB Picks',
  description: 'Pick college football games against the spread with family and friends, live.',
  id: '/',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  lang: 'en-US',
  background_color: '#0a1430',
  theme_color: '#0a1430',
  categories: ['sports', 'entertainment'],
  icons: [
    { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Weekly Picks', short_name: 'Picks', url: urls.weeklyPicks },
    { name: 'Live Scores', short_name: 'Scores', url: urls.liveScores },
    { name: 'Leaderboard', short_name: 'Board', url: urls.leaderboard },
  ],
}

/**
 * The picture that a chat shows with a link. It takes only a whole address, so a build for no host has none.
 * @param host of the league's address.
 */
export const previewPicture = (host: string | undefined): HtmlTagDescriptor[] =>
  host
    ? [{ tag: 'meta', attrs: { property: 'og:image', content: `https://${host}/icons/512.png` }, injectTo: 'head' }]
    : []
