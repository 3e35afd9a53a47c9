let format: Intl.DateTimeFormat | undefined

/** A time (epoch ms) for readers in several zones: Eastern, as the sport prints it, e.g. `Sat, Nov 8, 3:40 PM EST`. */
export function eastern(at: number): string {
  // Built when it is first used, since that takes 12 ms, and then kept.
  format ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  })
  return format.format(at)
}
