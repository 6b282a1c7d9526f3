import { navigationLabels } from '@lintel/engine/content/strings.ts'
import type { Heading } from '@lintel/engine/schemas/post.ts'
import type { ReactNode } from 'react'
import { useProse } from './pageReport.ts'
import { Fold } from './ui/Fold.tsx'

/**
 * Renders Markdown elements as an article. Only pages that use it carry its typography,
 * `packages/kit/styles/prose.css`.
 */
export function Prose({ headings, children }: { headings: Heading[]; children: ReactNode }) {
  useProse(headings.map(({ id }) => id))
  return <div className="prose">{children}</div>
}

/** Links to the main headings of a text: folded on phones, always in view on large screens. */
export function TableOfContents({ headings }: { headings: Heading[] }) {
  const sections = headings.filter(({ level }) => level === 2)
  return (
    <nav
      aria-label={navigationLabels.contents}
      data-print="hide"
      className="lg:sticky lg:top-28 lg:max-h-[calc(100dvh-9rem)] lg:overflow-y-auto lg:pb-4"
    >
      <p className="label text-muted max-sm:hidden" aria-hidden="true">
        {navigationLabels.contents}
      </p>
      <Fold label={navigationLabels.contents} count={sections.length}>
        <ol className="contents-list border-line text-small max-sm:border-y max-sm:py-2 sm:mt-4 sm:max-lg:columns-2 lg:border-l">
          {sections.map(({ id, text }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="flex min-h-8 items-center border-l border-transparent py-1 text-muted hover:border-accent-text hover:text-accent-text pl-4 lg:-ml-px pointer-coarse:min-h-11"
              >
                {text}
              </a>
            </li>
          ))}
        </ol>
      </Fold>
    </nav>
  )
}
