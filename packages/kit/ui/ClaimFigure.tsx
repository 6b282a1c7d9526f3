import { sourceStrings } from '@lintel/engine/content/strings.ts'
import type { Claim } from '@lintel/engine/schemas/claim.ts'
import { claimNote, claimText } from '@lintel/rules/claimNote.ts'
import { fillIn } from '@lintel/rules/fillIn.ts'
import type { ReactNode } from 'react'

interface ClaimFigureProps {
  claim: Claim
  children?: ReactNode
}

/** A claim's figure with its text and, below it, a picture of it or its source. */
export function ClaimFigure({ claim, children }: ClaimFigureProps) {
  return (
    <div>
      <p>
        <span className="block text-h2 font-semibold">{claim.figure}</span>
        <span className="mt-1 block text-muted">{claim.text}</span>
      </p>
      {children}
    </div>
  )
}

/** The source of a claim, folded behind one word. */
export function ClaimSource({ claim }: { claim: Claim }) {
  return (
    <details className="mt-2 text-small text-muted">
      <summary className="inline-flex min-h-6 items-center underline decoration-dotted underline-offset-4 pointer-coarse:min-h-11">
        {sourceStrings.open}
        <span className="sr-only">
          {' '}
          {fillIn(sourceStrings.for, { claim: claimText(claim, sourceStrings.upTo) })}
        </span>
      </summary>
      <p className="mt-1">{claimNote(claim)}</p>
    </details>
  )
}
