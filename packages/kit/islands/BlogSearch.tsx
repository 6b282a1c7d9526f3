import { blogSearch } from '@lintel/engine/content/strings.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { FoundPost } from '@lintel/rules/search/postIndex.ts'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { usePostSearch } from '../blog/usePostSearch.ts'
import { InterfaceIcon } from '../icons/interface.tsx'

/** Finds articles by title, description, tags and headings. The list below works without it. */
export default function BlogSearch() {
  const id = useId()
  const [query, setQuery] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const search = usePostSearch(field)
  const hasQuery = query.trim() !== ''
  const results = hasQuery && typeof search === 'function' ? search(query) : []
  const clearOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && setQuery('')

  return (
    <search className="invisible relative block script:visible" data-print="hide" onKeyDown={clearOnEscape}>
      <label htmlFor={id} className="sr-only">
        {blogSearch.label}
      </label>
      <InterfaceIcon id="search" className="pointer-events-none absolute top-3 left-3.5 size-5 text-muted" />
      <input
        ref={field}
        id={id}
        type="search"
        value={query}
        autoComplete="off"
        placeholder={blogSearch.label}
        className="h-11 w-full rounded-sm border border-edge bg-background pr-3 pl-11 placeholder:text-muted"
        onChange={(event) => setQuery(event.target.value)}
      />
      <p role="status" className="sr-only">
        {hasQuery && typeof search === 'function' && fillIn(blogSearch.found, { count: results.length })}
      </p>
      {hasQuery && search !== 'loading' && (
        <div className="absolute inset-x-0 top-full z-20 mt-2 max-h-[70vh] overflow-y-auto border border-line bg-raised p-2 shadow-soft">
          <Results results={results} failed={search === 'failed'} />
        </div>
      )}
    </search>
  )
}

function Results({ results, failed }: { results: FoundPost[]; failed: boolean }) {
  if (results.length === 0) {
    return <p className="p-3 text-small text-muted">{failed ? blogSearch.failed : blogSearch.none}</p>
  }
  return (
    <ul>
      {results.map(({ slug, title, date }) => (
        <li key={slug}>
          <a
            href={`/blog/${slug}`}
            className="block rounded-sm px-3 py-2.5 hover:bg-surface hover:text-accent-text"
          >
            <span className="block font-semibold">{title}</span>
            <time dateTime={date} className="label text-muted">
              {formatOf(date)}
            </time>
          </a>
        </li>
      ))}
    </ul>
  )
}

/** Formats a day in the visitor's locale, since results are only rendered in the browser. */
function formatOf(day: string): string {
  return new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day))
}
