import { Fragment } from 'react'

/** What is said of a game in short, with dots between: `Fri 8:00 PM · ESPN · SMU −6½`. */
export function Facts({ facts }: { facts: readonly string[] }) {
  return (
    <small className="facts">
      {facts.filter(Boolean).map((fact) => (
        <Fragment key={fact}>
          <span>{fact}</span>{' '}
        </Fragment>
      ))}
    </small>
  )
}
