/** The element that an island stands in: `Island.tsx` writes its attributes, and `hydrate.ts` reads them. */
export const islandElement = 'page-island'

/** What can trigger an island's hydration: see `when.ts`. */
export const whens = ['load', 'idle', 'visible', 'interaction'] as const

export type When = (typeof whens)[number]
