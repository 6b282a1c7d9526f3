import { type FoundPost, openSearchIndex, searchIndexPath } from '@lintel/rules/search/postIndex.ts'
import { type RefObject, useEffect, useState } from 'react'

/** How long (ms) a visitor who types waits for the index before reading what works without it. */
const indexWithin = 5000

type Search = (query: string) => FoundPost[]

/**
 * The search, once its index has been fetched, which begins with the first focus on the field or the first text in it:
 * a pointer that only passes costs nothing.
 */
export function usePostSearch(field: RefObject<HTMLInputElement | null>): Search | 'loading' | 'failed' {
  const [search, setSearch] = useState<{ ready: Search } | 'loading' | 'failed'>('loading')
  const isWanted = useIsTouched(field)
  useEffect(() => {
    if (!isWanted) return
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
  }, [isWanted])
  return typeof search === 'string' ? search : search.ready
}

/** Whether the field was focused or written in, be it before hydration. */
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
