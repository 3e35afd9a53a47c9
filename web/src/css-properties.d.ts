import 'react'

declare module 'react' {
  /** Custom properties carry a team's colours into the stylesheets. */
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}
