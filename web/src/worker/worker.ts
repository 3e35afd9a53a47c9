// The service worker: each import adds what it answers. It is built into /sw.js, apart from the pages.
import './precache'
