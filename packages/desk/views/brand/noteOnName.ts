import { rowFrom } from '@lintel/kit/layout/rowFrom.ts'

/** The first width of windows for which the header is laid out in one row, in rem. */
const firstRow = 75
const pixelsPerRem = 16

/** On which windows the firm's name leaves no room for the links of the header; null for a short one. */
export function noteOnName(name: string): string | null {
  const from = rowFrom(name)
  if (from === firstRow) return null
  const windows = from ? `windows below ${(from * pixelsPerRem).toLocaleString('en')} px` : 'every window'
  return `On ${windows}, this name leaves no room for the links beside it, and they stand behind the button of the menu. A shorter name keeps them in sight.`
}
