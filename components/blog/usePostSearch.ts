import { useEffect, useState } from 'react'
import { type FoundPost, openSearchIndex, searchIndexPath } from './searchIndex.ts'

/** How long (ms) a visitor who types waits for the index before reading what works without it. */
const indexWithin = 5000

type Search = (query: string) => FoundPost[]

/** The search, once its index has been fetched; the index is fetched when the island wakes, so on first touch. */
export function usePostSearch(): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<{ ready: Search } | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    // It may still come: then the search works.
    const late = setTimeout(() => setSearch('failed'), indexWithin)
    fetchIndex(leaving.signal)
      .then((ready) => setSearch({ ready }))
      .catch(() => leaving.signal.aborted || setSearch('failed'))
      .finally(() => clearTimeout(late))
    return () => {
      clearTimeout(late)
      leaving.abort()
    }
  }, [])
  return typeof search === 'string' ? search : search.ready
}

async function fetchIndex(signal: AbortSignal): Promise<Search> {
  const answer = await fetch(searchIndexPath, { signal })
  if (!answer.ok) throw new Error(`${searchIndexPath} answered ${answer.status}`)
  return openSearchIndex(await answer.text())
}
