/** The number and name of a section, over a hairline with the tick of a dimension line. */
export function SectionLabel({ number, children }: { number?: string; children: string }) {
  return (
    <p className="dimension-line label pt-4 text-muted">
      {number && <span className="text-accent-text">{number} / </span>}
      {children}
    </p>
  )
}
