import { createContext } from 'react'

/** The number of open items by view, as the navigation shows it. */
export const Waiting = createContext<Record<string, number>>({})
