import { useState } from 'react'
import { call, isOutcomeUnknown, TIMEOUTS } from '#web/api'
import { endSession, session as sessionOfTab, useSession } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Failed } from '#web/ui/Failed'
import { FormModal } from '#web/ui/form/FormModal'
import { PasswordField } from '#web/ui/form/PasswordFields'
import { useAttempt } from '#web/ui/form/useAttempt'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { saveFile } from '#web/ui/share/saveFile'
import { toast } from '#web/ui/toast'
import { useOwnProfile } from '#web/ui/useOwnProfile'
import { EmailForm, PasswordForm, PictureForm } from './AccountForms'
import { ProfileForm } from './ProfileForm'

/** What players change of their own account, and the ways to take everything along or away. */
export default function Account() {
  const session = useSession((state) => state.session)
  const { own, failure, reload } = useOwnProfile()
  if (!session) return null
  return (
    <Screen title="Account" narrow>
      {own && <ProfileForm own={own} />}
      {!own && failure && <Failed text="Your profile could not be loaded." onRetry={reload} />}
      {/* Empty fields would look as if the profile had been deleted. */}
      {!own && !failure && <Skeleton height={526} />}
      <PictureForm session={session} />
      <EmailForm present={own?.email} />
      <PasswordForm session={session} />
      <section className="panel" aria-labelledby="your-data">
        <h2 id="your-data">Your data</h2>
        <p>Your profile, picks, points, mail and devices, in one file.</p>
        <ExportButton username={session.username} />
      </section>
      <DeleteAccount uid={session.uid} />
    </Screen>
  )
}

/** Saves everything that is kept about the player as a file. */
function ExportButton({ username }: { username: string }) {
  const { busy, attempt } = useAttempt()
  async function save() {
    const errorText = 'Your data could not be fetched.'
    const kept = await call('GET /users/me/export', { errorText, timeout: TIMEOUTS.change })
    saveFile(new File([JSON.stringify(kept, null, 2)], `cfb-picks-${username}.json`, { type: 'application/json' }))
  }
  return (
    <Button onClick={() => attempt(save)} disabled={busy}>
      {busy ? 'Fetching…' : 'Download my data'}
    </Button>
  )
}

/** Deletes the account, after a question. */
function DeleteAccount({ uid }: { uid: string }) {
  const [asked, setAsked] = useState(false)
  return (
    <>
      <Button weight="danger" onClick={() => setAsked(true)}>
        Delete my account
      </Button>
      {asked && <DeleteQuestion uid={uid} onClose={() => setAsked(false)} />}
    </>
  )
}

function DeleteQuestion({ uid, onClose }: { uid: string; onClose: () => void }) {
  const [password, setPassword] = useState('')
  async function send() {
    const { message } = await call('DELETE /users/me', { body: { password } }).catch((failure: unknown) => {
      // If the account is deleted, this session has ended, and the login that comes next says only that.
      if (isOutcomeUnknown(failure)) toast('warn', 'No answer: your account may already be deleted.')
      throw failure
    })
    toast('good', message)
    // After a logout meanwhile, another player may be logged in.
    if (sessionOfTab.isLoggedIn(uid)) endSession('logout')
  }
  return (
    <FormModal
      title="Delete your account?"
      submit="Delete for good"
      weight="danger"
      disabled={password === ''}
      send={send}
      onClose={onClose}
    >
      <p>
        Your name, address, picture and open picks are gone for good. The boards keep your points, as those of a “Former
        member”. There is no way back.
      </p>
      <PasswordField label="Your password" value={password} onValue={setPassword} />
    </FormModal>
  )
}
