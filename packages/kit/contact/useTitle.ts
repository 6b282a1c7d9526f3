import { useEffect } from 'react'

/**
 * Shows the form's state in the page title (WCAG 2.4.2), like the title of the page that the edge responds
 * with.
 * @param state text to put before the page's own title, which the document holds in `data-title`
 */
export function useTitle(state: string | undefined) {
  useEffect(() => {
    const { title = document.title } = document.documentElement.dataset
    document.title = state ? `${state}: ${title}` : title
  }, [state])
}
