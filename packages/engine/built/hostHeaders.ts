import { existsSync, readFileSync } from 'node:fs'

/** The headers for all addresses that match a pattern, which may contain one star. */
interface HeaderRule {
  pattern: string
  /** `Name: value`, or `! Name` to remove a header set by a wider rule. */
  lines: string[]
}

/**
 * Reads `_headers` the way a static host does: a path gets the headers of all matching rules, in order.
 * @param file the text of `_headers`
 */
export function readHeaders(file: string): (path: string) => Record<string, string> {
  const rules = rulesIn(file)
  return (path) => {
    const headers: Record<string, string> = {}
    for (const { lines } of rules.filter(({ pattern }) => matches(pattern, path))) {
      for (const line of lines) apply(headers, line)
    }
    return headers
  }
}

/** Reads `_redirects`, with an old address, the new one and 301 in each line. Not every build has one. */
export function readRedirects(file: string): Map<string, string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

/**
 * Parses the rules.
 * @param file the text of `_headers`
 */
export function rulesIn(file: string): HeaderRule[] {
  const blocks = file.trim().split(/\n\s*\n/)
  return blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n')
    return { pattern, lines: lines.map((line) => line.trim()) }
  })
}

function matches(pattern: string, path: string): boolean {
  const [before = '', after] = pattern.split('*')
  if (after === undefined) return pattern === path
  return path.startsWith(before) && path.endsWith(after) && path.length >= before.length + after.length
}

/** Applies one line: `! Name` removes a header, and two values of one name are joined. */
function apply(headers: Record<string, string>, line: string) {
  if (line.startsWith('! ')) delete headers[line.slice(2)]
  else {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? []
    headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
  }
}
