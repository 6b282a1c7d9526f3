import { cleanQuery, isTooShort, type Results, resultsOf } from '@lintel/rules/search/results.ts'
import { useEffect, useState } from 'react'
import { loadSite } from './loadSite.ts'

/** A pause in typing (ms) after which the query runs. */
const pauseInTyping = 120

/** Undefined while there is no query, or no result yet. */
export type SearchState = { query: string; results: Results } | { query: string; failed: true } | undefined

/** Returns the results for the text being typed. The previous results stay until the next ones arrive. */
export function useSearch(input: string): SearchState {
  const [state, setState] = useState<SearchState>()
  const query = cleanQuery(input)

  // Starts loading the index before the first letter.
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

/** The dialog shows this many sections; the results page shows all. */
const maxResults = 10

async function search(query: string): Promise<Results> {
  if (isTooShort(query)) return { pages: [], total: 0 }
  const site = await loadSite()
  return resultsOf(await site.gather(query), query, maxResults)
}
