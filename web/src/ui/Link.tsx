import type { AnchorHTMLAttributes } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'

export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** An address of the product, from its root: it begins with a slash. */
  to: string
}

/** A link to an address of the product. The router's own carries code that prefetches pages from a server. */
export function Link({ to, onClick, children, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to)
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    >
      {children}
    </a>
  )
}

/**
 * A link marked with `aria-current`: `page` at its address, `true` below it. All leaderboards count as one address.
 */
export function NavLink({ to, ...rest }: LinkProps) {
  const { pathname } = useLocation()
  const isHere = `${pathname}/`.startsWith(`${to}/`)
  const isCurrent = isHere || [to, pathname].every((path) => path.endsWith('leaderboard'))
  return <Link {...rest} to={to} {...(isCurrent && { 'aria-current': to === pathname ? 'page' : true })} />
}
