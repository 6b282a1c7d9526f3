import type { ReactNode } from 'react'

/** The 40 by 40 sheet of every mark. An island can put one family of marks on it without loading the rest. */
export function MarkSheet({ className = 'size-6', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      className={`mark ${className}`}
      viewBox="0 0 40 40"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}
