import type { Row, Value } from './openDatabase.ts'

/**
 * Places where a spreadsheet program would evaluate a formula: at the start of a cell, and after other
 * separators that programs may split at. Quotation marks and spaces in between make no difference. Full-width
 * signs count like regular ones.
 */
const formula = /(^|[;\t\n]|\r(?!\n))(?=[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g

/** Tells Excel that the file is UTF-8. Otherwise it assumes the system's encoding. */
const byteOrderMark = '\ufeff'

/**
 * Formats rows as CSV with CRLF. Every cell is quoted, and formulas are disabled with an apostrophe.
 * @param names the columns, which are those of the first row unless there may be none
 */
export function toCsv(rows: readonly Row[], names = Object.keys(rows[0] ?? {})): string {
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return byteOrderMark + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

export function toJson(rows: readonly Row[]): string {
  return `${JSON.stringify(rows, undefined, 2)}\n`
}

/** Formats rows as a table with aligned columns. */
export function toTable(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => printable(row[name])))]
  const widths = names.map((_, column) => Math.max(...lines.map((cells) => cells[column]?.length ?? 0)))
  const pad = (cells: string[]) => cells.map((text, column) => text.padEnd(widths[column] ?? 0)).join('  ')
  return lines.map((cells) => `${pad(cells).trimEnd()}\n`).join('')
}

export function toList(row: Row): string {
  const entries = Object.entries(row).filter(([, value]) => value !== null && value !== '')
  return entries.map(([name, value]) => `${name}: ${printable(value)}\n`).join('')
}

/** Replaces control and direction characters, so that visitors' text cannot control the terminal. */
function printable(value: Value | undefined): string {
  return String(value ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '?')
}

function cell(value: Value): string {
  const text = String(value)
  const harmless = typeof value === 'string' ? text.replace(formula, "$1'") : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** Formats a time in UTC, to the minute, for people and spreadsheet programs. */
export function time(milliseconds: Row[string] | undefined): string {
  return milliseconds ? new Date(Number(milliseconds)).toISOString().slice(0, 16).replace('T', ' ') : ''
}
