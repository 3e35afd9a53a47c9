import { createContext } from 'react'

/** The season whose weeks and boards the screens below show; undefined for the one that the league plays. */
export const ShownSeason = createContext<number | undefined>(undefined)
