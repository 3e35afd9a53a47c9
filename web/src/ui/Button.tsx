import type { ButtonHTMLAttributes } from 'react'
import styles from './Button.module.css'
import { classes } from './classes'
import { Link, type LinkProps } from './Link'

/** How much attention a button asks for. */
type Weight = 'primary' | 'plain' | 'quiet' | 'danger'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  weight?: Weight
}

/** A button; `type` is `button` unless it submits a form. */
export function Button({ weight = 'plain', className, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      data-screen-only
      {...rest}
      data-weight={weight}
      className={classes(styles.button, className)}
    />
  )
}

/** A link that looks like a button. */
export function ButtonLink({ weight = 'plain', className, ...rest }: LinkProps & { weight?: Weight }) {
  return <Link data-screen-only {...rest} data-weight={weight} className={classes(styles.button, className)} />
}
