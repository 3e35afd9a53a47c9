import { main } from '../run/main.mjs'
import { Stop } from '../run/say.mjs'

/**
 * Runs before the Firebase CLI deploys the site of firebase.json, which has no headers, and whose build may be that of
 * the emulators. What `npm run deploy` writes in its place does without this.
 */
await main(async () => {
  throw new Stop('firebase.json alone is not deployed, for it has no headers: npm run deploy -- PROJECT adds them.')
})
