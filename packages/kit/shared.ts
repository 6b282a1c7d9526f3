import { createContext, type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'

/** Gives the markup of a content by its key. */
type SharedMarkup = (key: string, content: ReactNode) => string

/** A build renders each content once for all pages; without it, as in tests, it is rendered where it stands. */
export const SharedMarkupContext = createContext<SharedMarkup>((_, content) => renderToStaticMarkup(content))

/**
 * The content of an element that reads the same on many pages, to be spread on that element.
 * @param key says everything that decides the markup
 */
export function useShared(key: string, content: ReactNode) {
  return { dangerouslySetInnerHTML: { __html: use(SharedMarkupContext)(key, content) } }
}
