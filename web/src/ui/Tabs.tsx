import { Link } from './Link'
import styles from './Tabs.module.css'

interface Props {
  label: string
  tabs: readonly { name: string; to: string; current: boolean }[]
}

/** Tabs that are links: the open one is part of the address. */
export function Tabs({ label, tabs }: Props) {
  return (
    <nav aria-label={label} className={styles.tabs} data-screen-only>
      {tabs.map(({ name, to, current }) => (
        <Link key={to} to={to} aria-current={current ? 'page' : undefined}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
