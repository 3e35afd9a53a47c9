import { useSearchParams } from 'react-router-dom'

/** What the weekly page shows of its week. */
const SHOWS = ['standings', 'weeks', 'grid'] as const
export type Show = (typeof SHOWS)[number]

/** Which week, and what of it, as the address says: it can be shared, and a reload keeps it. */
export function useBoardAddress() {
  const [query, setQuery] = useSearchParams()
  const choose = (name: 'week' | 'show', value: string) =>
    setQuery((known) => new URLSearchParams([...[...known].filter(([key]) => key !== name), [name, value]]), {
      replace: true,
    })
  return {
    /** The week asked for; 0 for none in particular. */
    week: Number(query.get('week')) || 0,
    show: SHOWS.find((each) => each === query.get('show')) ?? 'standings',
    choose,
  }
}
