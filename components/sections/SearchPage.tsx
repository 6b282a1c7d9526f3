import { Button } from '#components/ui/Button.tsx'
import { LinkList } from '#components/ui/links.tsx'
import { SectionLabel } from '#components/ui/Section.tsx'
import type { SearchWords } from '#data/schemas/pages/search.ts'
import { longestQuery } from '#data/search/results.ts'

/** The search as a page, for those without script; the edge writes what was asked and what it found. */
export function SearchPage({ head, label, placeholder, submit, found, none, ways }: SearchWords) {
  return (
    <section className="group page-width min-h-[80svh] pt-28 pb-section md:pt-32">
      <SectionLabel>{head.title}</SectionLabel>
      <h1 className="mt-8 text-h2">{label}</h1>
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
            maxLength={longestQuery}
            placeholder={placeholder}
            data-search-query
            className="h-14 min-w-[min(12rem,100%)] flex-1 rounded-sm border border-edge bg-background px-4 text-lead placeholder:text-muted hover:border-accent-text"
          />
          <Button type="submit" size="xl">
            {submit}
          </Button>
        </form>
      </search>
      <p
        role="status"
        data-search-one={found.one}
        data-search-found={found.other}
        data-search-none={none}
        className="mt-10 mb-5 text-lead empty:hidden"
      />
      <div data-search-results className="search-results" />
      <nav aria-labelledby="ways" className="mt-10 group-has-[ol]:hidden">
        <p id="ways" className="label text-muted">
          {ways.title}
        </p>
        <LinkList links={ways.links} className="mt-3 flex flex-wrap gap-x-8 gap-y-2" />
      </nav>
    </section>
  )
}
