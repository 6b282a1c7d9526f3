import type { ReactNode } from 'react'
import { listWords } from '#data/interface.ts'

interface PaginationProps {
  /** The address of page 1; the others stand below it. */
  base: string
  page: number
  pages: number
}

/** Links to the pages beside this one, the first and the last; nothing where there is one page only. */
export function Pagination({ base, page, pages }: PaginationProps) {
  if (pages < 2) return null
  const near = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages)
  const numbers = [...new Set(near)]
  const addressOf = (number: number) => (number === 1 ? base : `${base}/page/${number}`)
  return (
    <nav aria-label={listWords.pages} className="mt-14 border-t border-line pt-6" data-print="hide">
      <ol className="flex flex-wrap items-center gap-2">
        {page > 1 && (
          <PageLink href={addressOf(page - 1)} rel="prev">
            {listWords.newer}
          </PageLink>
        )}
        {numbers.map((number, index) => (
          <li key={number} className="flex items-center gap-2">
            {index > 0 && number - (numbers[index - 1] ?? 0) > 1 && <span className="text-muted">…</span>}
            <NumberLink number={number} href={addressOf(number)} isCurrent={number === page} />
          </li>
        ))}
        {page < pages && (
          <PageLink href={addressOf(page + 1)} rel="next">
            {listWords.older}
          </PageLink>
        )}
      </ol>
    </nav>
  )
}

const look =
  'grid min-h-11 min-w-11 place-items-center rounded-sm border border-line px-3 text-small figures ' +
  'hover:border-accent-text aria-[current]:border-accent-text aria-[current]:text-accent-text'

function NumberLink({ number, href, isCurrent }: { number: number; href: string; isCurrent: boolean }) {
  return (
    <a
      href={href}
      className={look}
      aria-label={listWords.page(number)}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {number}
    </a>
  )
}

function PageLink({ href, rel, children }: { href: string; rel: 'prev' | 'next'; children: ReactNode }) {
  return (
    <li>
      <a href={href} rel={rel} className={look}>
        {children}
      </a>
    </li>
  )
}
