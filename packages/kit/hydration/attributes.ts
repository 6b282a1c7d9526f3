/** The element that wraps an island. `Island.tsx` writes its attributes, and `hydrate.ts` reads them. */
export const islandElement = 'page-island'

/** What can trigger the hydration of an island; see `when.ts`. */
export const whens = ['load', 'idle', 'visible', 'interaction'] as const

export type When = (typeof whens)[number]
