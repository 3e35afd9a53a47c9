import { Component, type ReactNode } from 'react'
import { Button } from '#web/ui/Button'
import { Screen } from '#web/ui/Screen'
import { ChunkError } from './loadChunk'

interface Props {
  /** Address of the screen: what went wrong on one stays there. */
  place: string
  children: ReactNode
}

interface State {
  failure: Error | null
}

/** Shows what went wrong instead of an empty page. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) }
  }

  override componentDidUpdate(before: Props) {
    if (before.place !== this.props.place && this.state.failure) this.setState({ failure: null })
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const lost = failure instanceof ChunkError
    return (
      <Screen title="Unexpected Application Error!" narrow>
        <p role="alert">{lost ? `${failure.message} (${failure.type})` : failure.message}</p>
        {lost && <p>The connection was lost, or a newer version of this page is out.</p>}
        <p>
          <Button weight="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        </p>
      </Screen>
    )
  }
}
