import { cleanQuery, isTooShort, type Results, resultsOf } from '@lintel/rules/search/results.ts'
import { useEffect, useState } from 'react'
import { loadSite } from './loadSite.ts'

/** Who types on within this time (ms) has not asked yet. */
const pauseInTyping = 120

/** Nothing while there is nothing to look for, or not yet. */
export type SearchState = { query: string; results: Results } | { query: string; failed: true } | undefined

/** What the site says about a text that is being typed. The last answer stays until the next one is there. */
export function useSearch(input: string): SearchState {
  const [state, setState] = useState<SearchState>()
  const query = cleanQuery(input)

  // Its texts are on their way before the first letter.
  useEffect(() => void loadSite().catch(() => undefined), [])
  useEffect(() => {
    if (!query) {
      setState(undefined)
      return
    }
    let isCurrent = true
    const settle = (state: SearchState) => isCurrent && setState(state)
    const timer = setTimeout(() => {
      search(query).then(
        (results) => settle({ query, results }),
        () => settle({ query, failed: true }),
      )
    }, pauseInTyping)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [query])
  return state
}

/** A dialog shows so many sections; the page has all of them. */
const maxResults = 10

async function search(query: string): Promise<Results> {
  if (isTooShort(query)) return { pages: [], total: 0 }
  const site = await loadSite()
  return resultsOf(await site.gather(query), query, maxResults)
}
