import type { ReactNode } from 'react'

/** The 40 by 40 sheet of every icon; its shapes come apart from it, so that an island loads only those that it shows. */
export function SvgIcon({ className = 'size-6', children }: { className?: string; children: ReactNode }) {
  return (
    <svg
      className={`icon ${className}`}
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
