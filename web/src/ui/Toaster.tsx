import { Icon } from './Icon'
import styles from './Toaster.module.css'
import { dismiss, useToast } from './toast'

const marks = { good: 'check', bad: 'warn', warn: 'warn' } as const

/** Where toasts appear. Screen readers read each as it comes. */
export function Toaster() {
  const toast = useToast((state) => state.toast)
  return (
    <div data-screen-only className={styles.region} role="status">
      {toast && (
        <div key={toast.id} className={styles.toast} data-tone={toast.tone}>
          <Icon shape={marks[toast.tone]} size={18} />
          <p>{toast.text}</p>
          <button type="button" aria-label="Dismiss" onClick={dismiss}>
            <Icon shape="close" size={14} />
          </button>
        </div>
      )}
    </div>
  )
}
