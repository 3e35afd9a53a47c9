/** A document as far as it is loaded. `absent`: the database has confirmed that it does not exist. */
export type Loaded<T> = { status: 'loading' | 'absent'; value?: undefined } | { status: 'ready'; value: T }

export const LOADING = { status: 'loading' } as const
export const ABSENT = { status: 'absent' } as const

/** What is known of a value that is null where there is none. */
export const loadedOf = <T>(value: T | null): Loaded<T> => (value === null ? ABSENT : { status: 'ready', value })
