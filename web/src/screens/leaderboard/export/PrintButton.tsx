import { Button } from '#web/ui/Button'
import './print.css'

/** Prints the section marked `data-print`, black on white. */
export function PrintButton() {
  return <Button onClick={() => window.print()}>Print</Button>
}
