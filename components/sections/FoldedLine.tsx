import { Fold } from '@lintel/kit/ui/Fold.tsx'
import type { ReactNode } from 'react'

/** What a title says, which phones open by a mark beside the title (`home.css`). */
export function FoldedLine({ of, children }: { of: string; children: ReactNode }) {
  return (
    <Fold
      label={
        <span data-hand="" className="sr-only">
          {of}
        </span>
      }
      className="text-muted"
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Fold>
  )
}
