import type { SpecimensPage } from '@site/data/schemas/pages/specimens.ts'
import { clsx } from 'clsx'

/** That what follows is made up, as a stamp and a sentence. */
export function Notice({ mark, text, className }: SpecimensPage['notice'] & { className?: string }) {
  return (
    <p data-unquoted className={clsx('flex flex-wrap items-baseline gap-x-4 gap-y-2 font-medium', className)}>
      <span className="label -rotate-2 border-2 border-accent-text px-2.5 py-0.5 font-semibold text-accent-text">
        {mark}
      </span>{' '}
      <span>{text}</span>
    </p>
  )
}
