import { ButtonLink } from '#web/ui/Button'
import { Notice } from '#web/ui/Notice'
import { Screen } from '#web/ui/Screen'
import { Skeleton } from '#web/ui/Skeleton'
import { urls } from '#web/urls'
import { NewPasswordForm } from './NewPasswordForm'
import { useResetLink } from './useResetLink'

/** Where the mailed link leads: checks the link, then asks for the new password. */
export default function ResetPassword() {
  const { link, state } = useResetLink()
  return (
    <Screen title="Reset password" narrow>
      {state === 'checking' && <Skeleton height={240} label="Checking the link" />}
      {state === 'valid' && <NewPasswordForm link={link} />}
      {state !== 'checking' && state !== 'valid' && (
        <>
          <Notice tone="bad">{state.refusal}</Notice>
          <p>
            <ButtonLink to={urls.loginHelp} weight="primary">
              Ask for a new link
            </ButtonLink>
          </p>
        </>
      )}
    </Screen>
  )
}
