import { MINUTE } from '#common/durations'

/** A time (epoch ms) as an input of type `datetime-local` shows it: in the viewer's zone, to the minute. */
export function toLocalInput(at: number): string {
  return new Date(at - new Date(at).getTimezoneOffset() * MINUTE).toISOString().slice(0, 16)
}

/** The time (epoch ms) that such an input holds, or undefined while it holds none. */
export function fromLocalInput(value: string): number | undefined {
  const at = new Date(value).getTime()
  return Number.isNaN(at) ? undefined : at
}
