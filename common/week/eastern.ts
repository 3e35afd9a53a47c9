/** Built once: building takes 90 µs, formatting 1 µs. */
const format = new Intl.DateTimeFormat('en-US', {
  ...{ timeZone: 'America/New_York', weekday: 'short', month: 'short', day: 'numeric' },
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
})

/** A time (epoch ms) for readers in several zones: Eastern, as the sport prints it, e.g. `Sat, Nov 8, 3:40 PM EST`. */
export const eastern = (at: number): string => format.format(at)
