/** Words of `content/` with values at their places: "{count} found". */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(values[name] ?? placeholder))
}
