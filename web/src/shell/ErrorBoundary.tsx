import { Component, type ReactNode } from 'react'
import { Button } from '../ui/Button'
import { Screen } from '../ui/Screen'

interface State {
  failure: Error | null
}

/** Shows what went wrong instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { failure: null }

  static getDerivedStateFromError(failure: unknown): State {
    return { failure: failure instanceof Error ? failure : new Error(String(failure)) }
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    return (
      <Screen title="Unexpected Application Error!">
        <p>{failure.message}</p>
        <p>
          <Button weight="primary" onClick={() => location.reload()}>
            Try again
          </Button>
        </p>
      </Screen>
    )
  }
}
