import { Button } from './Button'
import { Notice } from './Notice'

/** In place of what could not be loaded: why, and a button that asks for it again. */
export function Failed({ text, onRetry }: { text: string; onRetry: () => void }) {
  return (
    <>
      <Notice tone="bad">{text}</Notice>
      <Button onClick={onRetry}>Retry</Button>
    </>
  )
}
