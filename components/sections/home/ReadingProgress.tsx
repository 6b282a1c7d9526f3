/**
 * How far the page has been read, as a bar at its top and, once begun, a percentage in the corner of the header, where
 * it lies over nothing (`behaviors/readingProgress.ts`).
 */
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
        className="reading-badge fixed top-1 left-2 z-50 font-mono text-[0.7rem] leading-none text-muted opacity-0 transition-opacity data-shown:opacity-100"
      />
    </div>
  )
}
