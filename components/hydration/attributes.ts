/** What the document tells the browser about an island, as attributes of its element: written here once. */
export const islandElement = 'page-island'

export const islandAttributes = {
  name: 'name',
  /** Prefix of the ids that React makes, equal on both sides. */
  prefix: 'prefix',
  /** Props as JSON; absent where there are none. */
  props: 'props',
  when: 'when',
  /** Address of the island's module. */
  module: 'module',
  /** Address of the module that mounts islands. */
  mount: 'mount',
  /** Addresses of what both import, parted by spaces. */
  imports: 'imports',
  /** Set once the island answers to the visitor. */
  hydrated: 'hydrated',
} as const

/** What can trigger an island's hydration: see `when.ts`. */
export const whens = ['load', 'idle', 'visible', 'interaction'] as const

export type When = (typeof whens)[number]
