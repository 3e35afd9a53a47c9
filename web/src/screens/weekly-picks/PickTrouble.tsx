import { Icon } from '#web/ui/Icon'
import type { Card } from './cards'
import styles from './PickTrouble.module.css'

interface Props {
  card: Card
  onRetry: () => void
}

/** Why the last tap is not saved, and the button that tries again; read out as it comes. */
export function PickTrouble({ card: { progress, refusal, closed }, onRetry }: Props) {
  const waiting = progress === 'waiting'
  const troubled = waiting || progress === 'refused'
  return (
    <div role="status">
      {troubled && (
        <p className={styles.trouble} data-waiting={waiting}>
          <Icon shape="warn" size={15} />
          <span>{waiting ? 'Waiting for the network to send it.' : `Not saved. ${refusal}`}</span>
          {(waiting || !closed) && (
            <button type="button" onClick={onRetry}>
              Retry
            </button>
          )}
        </p>
      )}
    </div>
  )
}
