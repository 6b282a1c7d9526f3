import type { ReactNode } from 'react'
import { navigationLabels } from '#content/words.ts'
import type { Heading } from '#data/posts.ts'
import { useProse } from './pageReport.ts'

/** Markdown's elements as an article. Its typography is `renderer/styles/prose.css`, which only pages with it carry. */
export function Prose({ headings, children }: { headings: Heading[]; children: ReactNode }) {
  useProse(headings.map(({ id }) => id))
  return <div className="prose">{children}</div>
}

/** Links to the main headings of a Markdown text; it stays in view beside the text on large screens. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <nav
      aria-label={navigationLabels.contents}
      data-print="hide"
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:pb-4"
    >
      <p className="label text-muted" aria-hidden="true">
        {navigationLabels.contents}
      </p>
      <ol className="contents-list mt-4 border-l border-line text-small">
        {headings
          .filter(({ level }) => level === 2)
          .map(({ id, text }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-8 items-center border-l border-transparent py-1 pl-4 text-muted hover:border-accent-text hover:text-accent-text pointer-coarse:min-h-11"
              >
                {text}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  )
}
