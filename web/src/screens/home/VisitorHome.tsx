import { LoginForm } from '#web/ui/form/LoginForm'
import { Link } from '#web/ui/Link'
import { urls } from '#web/urls'
import styles from './VisitorHome.module.css'

/** A visitor's home: what the league is, and the login. */
export default function VisitorHome() {
  return (
    <div className={styles.visitor}>
      <title>CFB Picks</title>
      <section className={styles.pitch}>
        <h1 id="title">
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
        <p className="leads">
          <Link to={urls.howItWorks}>How it works</Link>
        </p>
      </section>
      <LoginForm />
    </div>
  )
}
