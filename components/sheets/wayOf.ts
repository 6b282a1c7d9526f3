/** The way of a case through its steps, by the row of each; a step that is removed is passed by. One unit is one cell. */
export const wayOf = (rows: readonly number[]) =>
  rows
    .map((row, step) => (row < 0 ? '' : `${step + 0.5} ${row + 0.5}`))
    .filter(Boolean)
    .map((point, index) => (index === 0 ? 'M' : 'L') + point)
    .join('')
