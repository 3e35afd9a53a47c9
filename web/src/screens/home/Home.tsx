import { lazyScreen } from '#web/app/loadChunk'
import { useSession } from '#web/session/session'
import { LoginForm } from '#web/ui/LoginForm'
import styles from './Home.module.css'

// A chunk of its own: it brings the team catalogue, which visitors need not load.
const PlayerHome = lazyScreen(() => import('./PlayerHome'))

/** Home: the login for visitors, the player's own page for players. */
export default function Home() {
  const session = useSession((state) => state.session)
  // What stands for it until it is loaded is the screen's own skeleton.
  if (session) return <PlayerHome session={session} />
  return (
    <div className={styles.visitor}>
      <title>CFB Picks</title>
      <section className={styles.pitch}>
        <h1>
          Pick the games.
          <br />
          <b>Beat the spread.</b>
          <br />
          Beat your uncle.
        </h1>
        <p>
          A handful of college football games each week, one team from each, some worth double. Live on Saturday,
          settled by Sunday.
        </p>
      </section>
      <LoginForm />
    </div>
  )
}
