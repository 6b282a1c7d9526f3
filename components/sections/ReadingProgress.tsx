/**
 * How far the page has been read, as a bar at its top and, once begun, a percentage in the corner of the header, where
 * it lies over nothing (`behaviors/scrolling.ts`).
 */
export function ReadingProgress() {
  return (
    // Some screen readers beep at every step of a progress bar, and nobody waits for this one.
    <div data-print="hide" aria-hidden="true" className="hidden script:block">
      <div
        data-reading-progress="0"
        className="fixed inset-x-0 top-0 z-50 h-0.5 origin-left bg-accent [transform:scaleX(0)]"
      />
      <span
        data-reading-badge
        className="reading-badge fixed top-1 left-2 z-50 text-[0.75rem] leading-none text-muted opacity-0 transition-opacity data-shown:opacity-100"
      />
    </div>
  )
}
