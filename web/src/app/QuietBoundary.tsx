import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { ErrorBoundary } from './ErrorBoundary'

/**
 * Around an extra on the page: if it fails, nothing stands in its place, and the rest works on. The next screen tries
 * again, for without a network the code of one extra may come and that of another not.
 */
export function QuietBoundary({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary place={useLocation().pathname} quiet>
      {children}
    </ErrorBoundary>
  )
}
