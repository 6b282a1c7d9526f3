import { Button } from '@lintel/kit/ui/Button.tsx'
import { maxQueryLength } from '@lintel/rules/search/results.ts'
import type { SearchWords } from '@site/data/schemas/pages/search.ts'
import { Callout } from '#components/drawings/Callout.tsx'
import { PageHead } from '#components/sections/PageHead.tsx'

/** The search as a page, for those without script; the edge writes what was asked and what it found. */
export function SearchPage({ head, label, placeholder, submit, found, short, none, ways }: SearchWords) {
  return (
    <section className="page-width min-h-[80svh] pt-24 pb-section md:pt-28">
      <PageHead location={head.title} title={label} drawing={<Callout />} drawingClass="max-md:hidden">
        <search>
          <form action="/search" className="mt-6 flex flex-wrap gap-2 md:mt-8">
            <label htmlFor="query" className="sr-only">
              {label}
            </label>
            <input
              id="query"
              name="q"
              type="search"
              required
              maxLength={maxQueryLength}
              placeholder={placeholder}
              data-search-query
              className="h-14 min-w-[min(12rem,100%)] flex-1 rounded-sm border border-edge bg-background px-4 text-lead placeholder:text-muted hover:border-accent-text"
            />
            <Button type="submit" size="xl">
              {submit}
            </Button>
          </form>
        </search>
      </PageHead>
      <p
        role="status"
        data-search-one={found.one}
        data-search-found={found.other}
        data-search-none={none}
        data-search-short={short}
        className="mt-8 text-lead empty:hidden"
      />
      <div data-search-results="" className="search-results" />
      <nav aria-labelledby="ways" className="search-results mt-10">
        <p id="ways">{ways.title}</p>
        <ul>
          {ways.links.map(({ label, text, href }) => (
            <li key={href}>
              <a href={href}>
                <b>{label}</b> <span>{text}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
