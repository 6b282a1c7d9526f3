/**
 * The way of a case through its steps, by the row of each. One unit is one cell: it leads through the middle of what was
 * chosen, and straight on through a step that is removed.
 */
export function wayOf(rows: readonly number[]): string {
  const stops = rows.flatMap((row, step) => (row < 0 ? [] : [{ step, row }]))
  return stops
    .map(
      ({ step, row }, index) => `${index === 0 ? `M${step + 0.5} ` : `H${step}V`}${row + 0.5}H${step + 0.5}`,
    )
    .join('')
}
