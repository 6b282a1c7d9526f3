import type { InputHTMLAttributes, ReactNode } from 'react'

/** What a part of a sheet is lit for, and whether it is at first (`lights.ts`). */
export const lit = (states: readonly string[], shown: string) => ({
  'data-for': states.join(' '),
  'data-on': states.includes(shown) ? '' : undefined,
})

/** One of several that a visitor chooses from. */
export function Choice({ children, ...input }: InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="sheet-choice">
      <input type="radio" className="sheet-control" {...input} />
      <span>{children}</span>
    </label>
  )
}

/** A measure from 0 that a visitor sets. */
export function Range(input: InputHTMLAttributes<HTMLInputElement>) {
  return <input type="range" className="sheet-control sheet-range" min={0} {...input} />
}

/** What a sheet answers: in a few words, and why. */
export function Answer({ verdict, reason }: { verdict: string; reason: ReactNode }) {
  return (
    <output className="sheet-answer">
      <strong className="block text-h3">{verdict}</strong>
      <span className="mt-2 block">{reason}</span>
    </output>
  )
}
