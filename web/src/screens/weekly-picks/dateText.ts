/** A moment of another day, with its date: `Sat, Oct 10, 3:30 PM`. In the viewer's zone. */
export function dateText(at: number, timeZone?: string): string {
  const parts = { weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  const text = new Intl.DateTimeFormat('en-US', { ...parts, ...(timeZone ? { timeZone } : {}) }).format(at)
  // Newer engines put a narrow space before PM that the fonts lack.
  return text.replace(/\u202f/g, ' ')
}
