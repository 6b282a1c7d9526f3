/**
 * Leaves out of the lists of a record the links that lead to a page that is not there, so that a menu may name it before
 * it appears. A link outside of a list stays, and the check of links refuses it.
 * @param hidden the addresses of these pages
 */
export function withoutLinksTo<Value>(hidden: readonly string[], value: Value): Value {
  if (hidden.length === 0 || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value))
    return value
      .filter((entry) => !hidden.includes(pathOf(entry)))
      .map((entry) => withoutLinksTo(hidden, entry)) as Value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, withoutLinksTo(hidden, each)]),
  ) as Value
}

/** The page that an entry of a list leads to, without the place on it. */
const pathOf = (entry: unknown) =>
  String((entry as { href?: unknown } | null)?.href ?? '').replace(/[?#].*$/, '')
