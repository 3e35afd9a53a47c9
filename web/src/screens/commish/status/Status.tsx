import type { StatusResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { call } from '#web/api'
import { timeNow } from '#web/session/serverTime'
import { Button } from '#web/ui/Button'
import { Icon } from '#web/ui/Icon'
import { Link } from '#web/ui/Link'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { useResponse } from '#web/ui/useResponse'
import { dateText } from '#web/ui/when'
import { urls } from '#web/urls'
import styles from './Status.module.css'
import { statusRows } from './statusRows'

/** A status, and when it was read (epoch ms, by the server's clock: the device's may be wrong). */
interface Reading {
  status: StatusResponse
  at: number
}

export const readStatus = async (): Promise<Reading> => ({ status: await call('GET /commish/status'), at: timeNow() })

/** Whether everything works, for commissioners. It is read when it is opened, at each return, and on request. */
export default function Status() {
  // What was read before a call that failed says nothing of now.
  const {
    value: reading,
    failure,
    busy,
    reload,
  } = useResponse(readStatus, { freshFor: () => MINUTE, keepsOnFailure: false })
  return (
    <Screen title="Is everything working?" narrow>
      <p className="leads">
        <Link to={urls.commish}>Back to the desk</Link>
      </p>
      {!reading && !failure && <Skeleton count={6} height={60} />}
      {failure && <Notice tone="bad">{failure}</Notice>}
      {reading && <Parts {...reading} />}
      <Button disabled={busy} onClick={reload}>
        {busy ? 'Checking…' : 'Check again'}
      </Button>
    </Screen>
  )
}

function Parts({ status, at }: Reading) {
  const rows = statusRows(status, at)
  const troubled = rows.filter(({ isTrouble }) => isTrouble).map(({ name }) => name)
  return (
    <>
      <Notice tone={troubled.length ? 'warn' : 'good'}>
        {troubled.length ? `Please look at: ${troubled.join(', ')}.` : 'Everything is working.'}
      </Notice>
      <ul className={styles.rows}>
        {rows.map(({ name, says, isTrouble }) => (
          <li key={name} data-trouble={isTrouble || undefined}>
            <Icon shape={isTrouble ? 'warn' : 'check'} label={isTrouble ? 'Trouble' : 'Fine'} />
            <b>{name}</b>
            <span>{says}</span>
          </li>
        ))}
      </ul>
      <section className={styles.failures} aria-labelledby="failures">
        <h2 id="failures">Last errors</h2>
        {status.failures.length === 0 ? (
          <p>None so far.</p>
        ) : (
          <ol className="stack">
            {status.failures.map(({ at: when, from, what, todo }) => (
              <li key={what}>
                <small className="note">
                  {dateText(when)}, {from}
                </small>
                <p>{what}</p>
                {todo && <p className="note">To do: {todo}</p>}
              </li>
            ))}
          </ol>
        )}
      </section>
      {/* With seconds: where nothing else has changed, they say that this is a new reading. */}
      <p className="note" role="status">
        Version {status.version}, read at {new Date(at).toLocaleTimeString('en-US')}
      </p>
    </>
  )
}
