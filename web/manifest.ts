import type { ManifestOptions } from 'vite-plugin-pwa'

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
}
