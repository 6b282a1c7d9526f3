/** Words of `content/` with values at their places: "{count} found". */
export function fillIn(words: string, values: Record<string, string | number>): string {
  return words.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place))
}
