import { useEffect, useState } from 'react'
import { type FoundPost, openSearchIndex, searchIndexPath } from './searchIndex.ts'

type Search = (query: string) => FoundPost[]

/** The search, once its index has been fetched; the index is fetched when the island wakes, so on first touch. */
export function usePostSearch(): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<{ ready: Search } | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    fetchIndex(leaving.signal)
      .then((ready) => setSearch({ ready }))
      .catch(() => leaving.signal.aborted || setSearch('failed'))
    return () => leaving.abort()
  }, [])
  return typeof search === 'string' ? search : search.ready
}

async function fetchIndex(signal: AbortSignal): Promise<Search> {
  const answer = await fetch(searchIndexPath, { signal })
  if (!answer.ok) throw new Error(`${searchIndexPath} answered ${answer.status}`)
  return openSearchIndex(await answer.text())
}
