import { LIGHTHOUSE_PAGES, lighthouseScores } from './run/lighthouse.mjs'
import { main } from './run/main.mjs'
import { SITE } from './run/paths.mjs'
import { Stop, say } from './run/say.mjs'

/** `npm run lighthouse`: Lighthouse's scores of a phone for the running product. */
await main(async () => {
  if (!(await fetch(SITE).catch(() => null))) throw new Stop('The product is not running: run npm start first.')
  const scores = {}
  for (const name of Object.keys(LIGHTHOUSE_PAGES)) {
    say(`measuring ${name}`)
    scores[name] = await lighthouseScores(name)
  }
  console.table(scores)
})
