import type { InviteResponse } from '#common/api/responses'
import { MINUTE } from '#common/durations'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { Failed } from '#web/ui/Failed'
import { Link } from '#web/ui/Link'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { copyShown } from '#web/ui/share/copyShown'
import { ShareButton } from '#web/ui/share/ShareButton'
import { useResponse } from '#web/ui/useResponse'
import { urls } from '#web/urls'
import styles from '../Commish.module.css'
import { Confirmation, useCommand } from '../command'
import { MemberRow } from './MemberRow'

/** Who is in the league, and how one gets in. */
export default function Members() {
  const { value: loaded, failure, reload } = useResponse(() => call('GET /commish/members'), { freshFor: () => MINUTE })
  return (
    <Screen title="Members" narrow>
      <p className="leads">
        <Link to={urls.commish}>Back to the desk</Link>
      </p>
      {!loaded && !failure && <Skeleton count={4} height={64} />}
      {failure && <Failed text={failure} onRetry={reload} />}
      {loaded && (
        <>
          <InviteLink invite={loaded.invite} onChange={reload} />
          <section className={styles.panel} aria-labelledby="members">
            <h2 id="members">{loaded.members.filter(({ left }) => !left).length} in the league</h2>
            <div className="stack">
              {loaded.members.map((member) => (
                <MemberRow key={member.id} member={member} hasInvite={loaded.invite !== null} onChange={reload} />
              ))}
            </div>
          </section>
        </>
      )}
    </Screen>
  )
}

interface InviteProps {
  invite: InviteResponse | null
  /** Called also after a failure, for the link may be another one by now. */
  onChange: () => void
}

/** The link with which newcomers register, to copy and to renew; without one, the way to make it. */
function InviteLink({ invite, onChange }: InviteProps) {
  const { busy, run, ask, question } = useCommand()
  async function make() {
    await run('Error making the link', () => call('POST /commish/invite'), { done: () => 'The link is made.' })
    onChange()
  }
  async function renew({ code }: InviteResponse) {
    const sentence = 'The present link stops working for whoever has not joined yet.'
    if (!(await ask({ title: 'Renew the link?', sentence, yes: 'Renew' }))) return
    const done = () => 'The link is renewed.'
    await run('Error renewing the link', () => call('POST /commish/invite/renew', { body: { code } }), { done })
    onChange()
  }
  return (
    <section className={styles.panel} aria-labelledby="invite">
      <h2 id="invite">Invite link</h2>
      {invite ? (
        <>
          <p>Only people who have this link can join.</p>
          <p className={styles.quote}>{invite.address}</p>
          <div className={styles.buttons}>
            <Button weight="primary" onClick={() => copyShown('link', invite.address)}>
              Copy
            </Button>
            <ShareButton textOf={() => invite.address} />
            <Button disabled={busy} onClick={() => renew(invite)}>
              Renew
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Anybody who finds this site can join. Make a link to let in only those you send it to.</p>
          <div className={styles.buttons}>
            <Button disabled={busy} onClick={make}>
              Make an invite link
            </Button>
          </div>
        </>
      )}
      <Confirmation question={question} />
    </section>
  )
}
