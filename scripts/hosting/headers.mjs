/** The addresses of pages, all served with the app. Addresses with a dot are files, and 404 if missing. */
export const PAGES = '^/([^./]*|(commish|minigames)/[^./]*)/?$'

/** What the Firebase SDK calls. Cloud Functions are called through Hosting, at the app's own origin. */
const FIREBASE = ['identitytoolkit', 'securetoken', 'firestore'].map((service) => `https://${service}.googleapis.com`)

/** Where each kind of content may come from; everything else is refused. */
const SOURCES = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'font-src': ["'self'"],
  // Pictures to share are drawn from data: URLs; a chosen avatar is previewed from a blob: URL.
  'img-src': ["'self'", 'data:', 'blob:'],
  'connect-src': ["'self'", ...FIREBASE],
  'manifest-src': ["'self'"],
  'worker-src': ["'self'"],
  // html-to-image resolves URLs in a stylesheet with a <base> element.
  'base-uri': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'object-src': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  // The one string that becomes a script: the address of the service worker (web/src/app).
  'trusted-types': ['worker'],
}

/** Browser features that the site does not use. Sharing and clipboard keep the browser's default, the site itself. */
const UNUSED_FEATURES = ['camera', 'display-capture', 'geolocation', 'microphone', 'payment', 'usb']

/** The Content-Security-Policy. `emulators` are the further origins that a local start calls. */
function contentPolicy(emulators) {
  const sources = { ...SOURCES, 'connect-src': [...SOURCES['connect-src'], ...emulators] }
  return Object.entries(sources)
    .map(([kind, from]) => `${kind} ${from.join(' ')}`)
    .join('; ')
}

const list = (values) => Object.entries(values).map(([key, value]) => ({ key, value }))
const cache = (value) => list({ 'Cache-Control': value })

/** Hosting's headers. Where two rules set the same header, the later one wins. */
export const headers = (emulators = []) => [
  {
    source: '**',
    headers: list({
      'Content-Security-Policy': contentPolicy(emulators),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((each) => `${each}=()`).join(', '),
      // A reset link carries its token in the address.
      'Referrer-Policy': 'strict-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
    }),
  },
  { regex: PAGES, headers: cache('no-cache') },
  { source: '/*.html', headers: cache('no-cache') },
  // A device keeps what these say until they are read again.
  { source: '/worker.js', headers: cache('no-cache') },
  { source: '/manifest.webmanifest', headers: cache('no-cache') },
  // Pages read the time from it, so no cache may keep it.
  { source: '/robots.txt', headers: cache('private, no-store') },
  { regex: '^/assets/[^/]+$', headers: cache('public, max-age=31536000, immutable') },
  { regex: '^/logos/.+[.]png$', headers: cache('public, max-age=86400') },
]
