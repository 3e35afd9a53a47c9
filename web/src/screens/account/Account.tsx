import { useSession } from '#web/session/session'
import { Screen } from '#web/ui/Screen'
import styles from './Account.module.css'
import { DeleteAccount } from './DeleteAccount'
import { EmailForm } from './EmailForm'
import { ExportButton } from './ExportButton'
import { NameForm } from './NameForm'
import { PasswordForm } from './PasswordForm'
import { PictureForm } from './PictureForm'

/** What players change of their own account, and the ways to take everything along or away. */
export default function Account() {
  const session = useSession((state) => state.session)
  if (!session) return null
  return (
    <Screen title="Account" narrow>
      <NameForm session={session} />
      <PictureForm session={session} />
      <EmailForm />
      <PasswordForm />
      <section className={styles.panel} aria-labelledby="your-data">
        <h2 id="your-data">Your data</h2>
        <p>Everything the league keeps about you, in one file.</p>
        <ExportButton username={session.username} />
      </section>
      <DeleteAccount />
    </Screen>
  )
}
