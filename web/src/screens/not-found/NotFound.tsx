import { ButtonLink } from '#web/ui/Button'
import { Screen } from '#web/ui/Screen'
import { urls } from '#web/urls'

/** Any address the product does not have. */
export default function NotFound() {
  return (
    <Screen title="404" narrow>
      <p>This page does not exist.</p>
      <p>
        <ButtonLink to={urls.home} weight="primary">
          Back home
        </ButtonLink>
      </p>
    </Screen>
  )
}
