import type { Row, Value } from './openDatabase.ts'

/**
 * Where a spreadsheet program would run a formula: at the begin of a cell, and after what begins a cell where programs take
 * other separators; quotation marks and spaces in between are no help. Signs of full width count as their narrow ones.
 */
const formula = /(^|[;\t\n]|\r(?!\n))(?=[\s"']*[=+\-@\uff1d\uff0b\uff0d\uff20])|^(?=[\t\r])/g

/** Tells Excel that the file is UTF-8, which it otherwise reads as the system's own encoding. */
const byteOrderMark = '\ufeff'

/** CSV with CRLF, every cell in quotes, formulas made harmless by an apostrophe. */
export function toCsv(rows: readonly Row[]): string {
  const names = Object.keys(rows[0] ?? {})
  const lines = [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
  return byteOrderMark + lines.map((cells) => `${cells.map(cell).join(',')}\r\n`).join('')
}

export function toJson(rows: readonly Row[]): string {
  return `${JSON.stringify(rows, undefined, 2)}\n`
}

/** Columns as wide as their widest cell. */
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

/** Visitors' words never steer the terminal: control and direction marks become a question mark. */
function printable(value: Value | undefined): string {
  return String(value ?? '').replace(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '?')
}

function cell(value: Value): string {
  const text = String(value)
  const harmless = typeof value === 'string' ? text.replace(formula, "$1'") : text
  return `"${harmless.replaceAll('"', '""')}"`
}

/** UTC, to the minute, as people read it and spreadsheet programs too. */
export function time(milliseconds: Row[string] | undefined): string {
  return milliseconds ? new Date(Number(milliseconds)).toISOString().slice(0, 16).replace('T', ' ') : ''
}
