import { type FoundPost, openSearchIndex, searchIndexPath } from '@lintel/rules/search/postIndex.ts'
import { type RefObject, useEffect, useState } from 'react'

/** How long (ms) to wait for the index before showing what works without it. */
const indexWithin = 5000

type Search = (query: string) => FoundPost[]

/**
 * Loads the search index when its field first gets focus or text, and returns the search. A pointer that only
 * passes by loads nothing.
 */
export function usePostSearch(field: RefObject<HTMLInputElement | null>): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<{ ready: Search } | 'loading' | 'failed'>('loading')
  const isWanted = useIsTouched(field)
  useEffect(() => {
    if (!isWanted) return
    const leaving = new AbortController()
    // The index may still arrive later, and the search works then.
    const late = setTimeout(() => setSearch('failed'), indexWithin)
    fetchIndex(leaving.signal)
      .then((ready) => setSearch({ ready }))
      .catch(() => leaving.signal.aborted || setSearch('failed'))
      .finally(() => clearTimeout(late))
    return () => {
      clearTimeout(late)
      leaving.abort()
    }
  }, [isWanted])
  return typeof search === 'string' ? search : search.ready
}

/** Whether the field has had focus or input, even before hydration. */
function useIsTouched(field: RefObject<HTMLInputElement | null>): boolean {
  const [isTouched, setIsTouched] = useState(false)
  useEffect(() => {
    const input = field.current
    if (!input) return
    const touch = () => setIsTouched(true)
    if (document.activeElement === input) touch()
    for (const type of ['focus', 'input'] as const) input.addEventListener(type, touch, { once: true })
    return () => {
      for (const type of ['focus', 'input'] as const) input.removeEventListener(type, touch)
    }
  }, [field])
  return isTouched
}

async function fetchIndex(signal: AbortSignal): Promise<Search> {
  const response = await fetch(searchIndexPath, { signal })
  if (!response.ok) throw new Error(`${searchIndexPath} answered ${response.status}`)
  return openSearchIndex(await response.text())
}
