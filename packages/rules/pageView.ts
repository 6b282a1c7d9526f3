/** The longest path (characters) that is counted. */
const maxPathLength = 200

/** Lower case, no query, no file extension, no slash at the end: as the addresses of all pages are. */
const pagePath = /^\/(?:[a-z0-9-]+(?:\/[a-z0-9-]+)*)?$/

export function isPagePath(path: string): boolean {
  return path.length <= maxPathLength && pagePath.test(path)
}

/** `/blog/welcome` is a path of the route `/blog/@slug`. */
export function isPathOf(route: string, path: string): boolean {
  const parts = path.split('/')
  const pattern = route.split('/')
  return (
    parts.length === pattern.length &&
    pattern.every((part, index) => /^@\w+$/.test(part) || part === parts[index])
  )
}
