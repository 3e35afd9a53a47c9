import { main } from '../run/main.mjs'
import { verifyBuild } from './project.mjs'

/** Runs before Hosting is deployed, also by the CLI itself, which names the project in GCLOUD_PROJECT. */
await main(async () => verifyBuild(process.env.GCLOUD_PROJECT ?? ''))
