import { useEffect } from 'react'

/**
 * Says in the title of the page what has become of the form (WCAG 2.4.2), as the title of the page that the edge answers
 * with does.
 * @param state what to say before the page's own title, which `data-title` of the document holds
 */
export function useTitle(state: string | undefined) {
  useEffect(() => {
    const { title = document.title } = document.documentElement.dataset
    document.title = state ? `${state}: ${title}` : title
  }, [state])
}
