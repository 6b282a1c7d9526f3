/** How far the page has been read, as a bar at its top and, once begun, a percentage (`behaviors/readingProgress.ts`). */
export function ReadingProgress() {
  return (
    <div data-print="hide" className="hidden script:block">
      <div
        data-reading-progress
        role="progressbar"
        aria-label="Reading progress"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
        className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent [transform:scaleX(0)]"
      />
      <span
        data-reading-badge
        aria-hidden="true"
        className="label fixed bottom-5 left-5 z-30 rounded-full border border-line bg-background px-2.5 py-1 text-muted opacity-0 transition-opacity data-shown:opacity-100"
      />
    </div>
  )
}
