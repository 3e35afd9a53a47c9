import type { InviteResponse } from '#common/api/responses'
import { call } from '#web/api'
import { Button } from '#web/ui/Button'
import { toast } from '#web/ui/toast'
import styles from '../Commish.module.css'
import { Confirmation, useCommand } from '../command'

interface Props {
  invite: InviteResponse | null
  onChange: () => void
}

/** The link with which newcomers register, to copy and to renew; without one, the way to make it. */
export function InviteLink({ invite, onChange }: Props) {
  const { busy, run, ask, question } = useCommand()
  const copy = (address: string) =>
    navigator.clipboard.writeText(address).then(
      () => toast('good', 'The link is copied.'),
      () => toast('bad', 'This browser does not let the page copy. Select the link instead.'),
    )
  async function make() {
    await run('No link was made', () => call('POST /commish/invite'))
    onChange()
  }
  async function renew({ code }: InviteResponse) {
    const sentence = 'The present link stops working for whoever has not joined yet.'
    if (!(await ask('Renew the link?', sentence, 'Renew'))) return
    const done = () => 'The link is renewed.'
    await run('The link was not renewed', () => call('POST /commish/invite/renew', { body: { code } }), done)
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
            <Button weight="primary" onClick={() => copy(invite.address)}>
              Copy
            </Button>
            <Button disabled={busy} onClick={() => renew(invite)}>
              Renew
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>Everybody who knows the address can join. With an invite link, only people who have it can.</p>
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
