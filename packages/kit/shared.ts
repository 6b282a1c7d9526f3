import { createContext, createElement, type ReactNode, use } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ScriptFileContext } from './pageReport.ts'

/** Returns the markup of content, given its key. */
type SharedMarkup = (key: string, content: ReactNode) => string

/**
 * A build renders each content once for all pages. Without a provider, as in tests, it is rendered in place.
 */
export const SharedMarkupContext = createContext<SharedMarkup>((_, content) => renderToStaticMarkup(content))

/**
 * Returns props that fill an element with content that is identical on many pages.
 * @param key contains everything that affects the markup
 */
export function useShared(key: string, content: ReactNode) {
  // It is rendered apart from the page, and may have scripts too.
  const withScripts = createElement(ScriptFileContext, { value: use(ScriptFileContext) }, content)
  return { dangerouslySetInnerHTML: { __html: use(SharedMarkupContext)(key, withScripts) } }
}
