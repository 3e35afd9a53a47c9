import { Button } from './Button'
import { Notice } from './Notice'

interface Props {
  text: string
  onRetry: () => void
  /** It is being asked for again, and this is shown meanwhile. */
  busy?: boolean
}

/** In place of what could not be loaded: why, and a button that asks for it again. */
export function Failed({ text, onRetry, busy = false }: Props) {
  return (
    <>
      <Notice tone="bad">{text}</Notice>
      <Button disabled={busy} onClick={onRetry}>
        {busy ? 'Asking…' : 'Retry'}
      </Button>
    </>
  )
}
