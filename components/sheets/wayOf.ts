/**
 * The way of a case through its steps, by the row of each; a step that is removed is passed by. One unit is one cell: it
 * leads through the middle of what was chosen, and else between the cells.
 */
export function wayOf(rows: readonly number[]): string {
  const stops = rows.flatMap((row, step) => (row < 0 ? [] : [{ step, row }]))
  return stops
    .map(({ step, row }, index) => {
      const last = stops[index - 1]
      if (!last) return `M${step + 0.5} ${row + 0.5}`
      const past =
        step - last.step > 1 ? `V${last.row < row ? row : last.row + (last.row > row ? 0 : 1)}H${step}` : ''
      return `H${last.step + 1}${past}V${row + 0.5}H${step + 0.5}`
    })
    .join('')
}
