// The service worker: each import adds what it answers. It is built into /worker.js, apart from the pages.
import './precache'
import './push'
