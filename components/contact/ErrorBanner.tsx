import { useEffect, useRef } from 'react'

/** What went wrong with sending, above the form, announced and scrolled into view. */
export function ErrorBanner({ text }: { text: string }) {
  const banner = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In braces: newer browsers return a promise here, which React would call as the effect's clean-up.
    banner.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <div
      ref={banner}
      role="alert"
      className="rounded-md border border-danger bg-surface p-5 font-medium text-danger"
    >
      {text}
    </div>
  )
}
