import { ButtonLink } from './Button'
import { Notice } from './Notice'

/**
 * In place of the form that a mailed link leads to.
 * @param to where another link is asked for; absent where somebody else is logged in, for whom it would be.
 */
export function InvalidLink({ to }: { to: string | undefined }) {
  return (
    <>
      <Notice tone="bad">This link is invalid or expired.</Notice>
      {to && (
        <p>
          <ButtonLink to={to} weight="primary">
            Ask for a new link
          </ButtonLink>
        </p>
      )}
    </>
  )
}
