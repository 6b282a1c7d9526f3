/**
 * How far (ms) the clock of another request may run ahead. Rows further ahead were stored under a wrong
 * clock, so they count toward no limit.
 */
const clockSkew = 2000

/**
 * The SQL condition that a column lies within the last `span` ms.
 * @param now the parameter that holds the current time
 */
export function isWithin(column: string, span: number, now = ':now'): string {
  return `${column} BETWEEN ${now} - ${span - 1} AND ${now} + ${clockSkew}`
}
