import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { Button } from './Button'
import { classes } from './classes'
import { Icon } from './Icon'
import styles from './Modal.module.css'

interface Props {
  title: string
  onClose: () => void
  children: ReactNode
  /** The buttons at its end; without them only the cross in the corner closes it. */
  actions?: ReactNode
  /** An `alertdialog`, which interrupts what a screen reader reads. */
  alert?: boolean
  /** Screen readers read its content with its title, as that of a question. So they do with every alert. */
  described?: boolean
  /** Its height changes with what is chosen in it, so its top stays in place, under the finger that chooses. */
  anchored?: boolean
}

/**
 * A dialog over the screen. The focus goes to its form's first field, else to its first button, else to its title:
 * WebKit would draw a ring around the cross. Escape, the cross and a tap beside it close it.
 */
export function Modal({ title, onClose, children, actions, alert, described = alert, anchored }: Props) {
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  /** Whether the press began beside it: text that is selected beyond its edge ends in a click beside it, too. */
  const isBeside = useRef(false)
  // Closed before it is removed: only then does the browser return the focus to where it was.
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    const control = shown?.querySelector<HTMLElement>('form :is(input, select):enabled, footer button')
    const first = control ?? shown?.querySelector('h2')
    first?.focus()
    return () => shown?.close()
  }, [])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes it with Escape, natively
    <dialog
      ref={dialog}
      className={classes(styles.modal, anchored && styles.anchored)}
      role={alert ? 'alertdialog' : undefined}
      aria-label={title}
      aria-describedby={described ? id : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onPointerDown={({ target, currentTarget }) => {
        isBeside.current = target === currentTarget
      }}
      onClick={({ target, currentTarget }) => isBeside.current && target === currentTarget && onClose()}
    >
      <div className={styles.body}>
        <header className={styles.head}>
          <h2 tabIndex={-1}>{title}</h2>
          <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
            <Icon shape="close" />
          </button>
        </header>
        <div id={id} className={styles.content}>
          {children}
        </div>
        {actions && <footer className={styles.actions}>{actions}</footer>}
      </div>
    </dialog>
  )
}

export interface ConfirmProps extends Omit<Props, 'actions'> {
  /** What a yes does, e.g. `Clear 12 games`. */
  yes: string
  /** What a no says, where *Cancel* could be read as a yes. */
  no?: string
  /** What takes something from somebody is red. */
  weight?: 'primary' | 'danger' | undefined
  onYes: () => void
}

/** A question, with a button for yes. Every other way out of it is a no. */
export function ConfirmModal({ yes, no = 'Cancel', weight = 'primary', onYes, ...modal }: ConfirmProps) {
  return (
    <Modal
      described
      {...modal}
      actions={
        <>
          <Button onClick={modal.onClose}>{no}</Button>
          <Button weight={weight} onClick={onYes}>
            {yes}
          </Button>
        </>
      }
    />
  )
}
