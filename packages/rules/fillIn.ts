import { ownValue } from './ownValue.ts'

/** Fills in the placeholders of a text from `content/`, such as "{count} found". */
export function fillIn(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (placeholder, name) => String(ownValue(values, name) ?? placeholder))
}
