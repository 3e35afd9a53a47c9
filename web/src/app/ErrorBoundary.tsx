import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { OUR_FAULT, UserFacingError } from '#web/errors'
import { playerStorage } from '#web/session/session'
import { Button } from '#web/ui/Button'
import { Screen } from '#web/ui/Screen'
import { ChunkError } from './loadChunk'

interface Props {
  /** An error is shown until this changes: the address, and for a whole screen the player. */
  resetKey: string
  /** What stands in the place of an extra on the page that has failed; null for nothing. */
  instead?: ReactNode
  children: ReactNode
}

interface State {
  failure: unknown
}

/** What a player reads of a failure on a screen. React itself has logged it with its cause. */
function failureText(failure: unknown): string {
  if (failure instanceof ChunkError) return `${failure.message} (${failure.type})`
  return failure instanceof UserFacingError ? failure.message : OUR_FAULT
}

/**
 * Loads the page again. After a fault of the code it does so without the last known values of documents: a value in a
 * form that this release does not know may be the cause, and would stop the screen each time before the database is
 * asked. A failure that has a sentence for players is none of the code: the database or a chunk could not be read.
 */
export function tryAgain(failure: unknown): void {
  if (!(failure instanceof UserFacingError)) playerStorage.removeAll('live')
  location.reload()
}

/** Shows what went wrong instead of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure }
  }

  override componentDidUpdate(before: Props) {
    if (before.resetKey !== this.props.resetKey && this.state.failure) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    if (this.props.instead !== undefined) return this.props.instead
    return (
      <Screen title="Unexpected Application Error!" narrow>
        <p role="alert">{failureText(failure)}</p>
        {failure instanceof ChunkError && <p>The connection was lost, or a newer version of this page is out.</p>}
        <p>
          <Button weight="primary" onClick={() => tryAgain(failure)}>
            Retry
          </Button>
        </p>
      </Screen>
    )
  }
}

/**
 * Around an extra on the page: if it fails, nothing stands in its place, or `instead`, and the rest works on. The next
 * screen tries again. That loads the code of other extras; code that has failed to load most browsers ask for again
 * only after a reload.
 */
export function QuietBoundary({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary resetKey={useLocation().pathname} instead={instead}>
      {children}
    </ErrorBoundary>
  )
}
