/** The longest path (characters) to count. */
const maxPathLength = 200

/** Lower case, without a query, file extension or trailing slash, as every page's address is. */
const pagePath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

export function isPagePath(path: string): boolean {
  return path.length <= maxPathLength && pagePath.test(path)
}

/** Whether a path belongs to a route, as `/blog/welcome` does to `/blog/@slug`. */
export function isPathOf(route: string, path: string): boolean {
  const parts = path.split('/')
  const pattern = route.split('/')
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => /^@\w+$/.test(part) || part === parts[index])
  )
}
