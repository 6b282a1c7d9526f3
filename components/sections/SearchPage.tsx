import { Button } from '#components/ui/Button.tsx'
import { longestQuery } from '#data/search/results.ts'

interface SearchPageProps {
  head: { title: string }
  label: string
  placeholder: string
  submit: string
  found: string
  none: string
}

/** The search as a page, for those without script; the edge writes what was asked and what it found. */
export function SearchPage({ head, label, placeholder, submit, found, none }: SearchPageProps) {
  return (
    <section className="page-width min-h-[60svh] pt-28 pb-16">
      <h1 className="text-h2">{head.title}</h1>
      <search>
        <form action="/search" className="mt-6 max-w-measure">
          <label htmlFor="query" className="label text-muted">
            {label}
          </label>
          <div className="mt-2 flex gap-2">
            <input
              id="query"
              name="q"
              type="search"
              required
              maxLength={longestQuery}
              placeholder={placeholder}
              data-search-query
              className="h-11 min-w-0 flex-1 rounded-sm border border-edge bg-background px-3 placeholder:text-muted"
            />
            <Button type="submit">{submit}</Button>
          </div>
        </form>
      </search>
      <p data-search-found={found} data-search-none={none} className="mt-10 text-muted" />
      <div data-search-results className="mt-6 max-w-measure" />
    </section>
  )
}
