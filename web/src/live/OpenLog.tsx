import { useState } from 'react'
import { QuietBoundary } from '#web/app/ErrorBoundary'
import { lazyComponent } from '#web/app/lazyComponent'
import styles from './OpenLog.module.css'

const LogEntries = lazyComponent(() => import('./LogEntries'))

/** The open log of a week: what was changed, when and by whom. It is read only once somebody opens it. */
export default function OpenLog({ week }: { week: number }) {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.log} onToggle={(event) => setOpened(event.currentTarget.open)}>
      <summary>What was changed</summary>
      {opened && (
        <QuietBoundary instead={<p className={styles.none}>The log could not be loaded. Please reload the page.</p>}>
          <LogEntries week={week} />
        </QuietBoundary>
      )}
    </details>
  )
}
