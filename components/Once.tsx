import { createContext, type ReactNode, use } from 'react'

/** Gives the mark that stands for a fragment until the renderer has put it there. */
export type MarkOf = (name: string, fragment: ReactNode) => string

/** Without it, fragments are rendered where they are: in development, in tests and in the browser. */
export const OnceContext = createContext<MarkOf | null>(null)

/**
 * What reads the same wherever it stands. A build renders it once for all pages, and for that it has a name, which says
 * everything that decides its markup: letters, digits, spaces and "/_-".
 */
export function Once({ name, children }: { name: string; children: ReactNode }) {
  const markOf = use(OnceContext)
  return markOf ? markOf(name, children) : children
}
