import { existsSync, readFileSync } from 'node:fs'

/** What holds at the addresses that a pattern matches, in which one star stands for anything. */
interface HeaderRule {
  pattern: string
  /** `Name: value`, or `! Name` where what wider rules said does not hold. */
  lines: string[]
}

/**
 * Reads the headers of a site as a static host does: of a path, those of all rules that match, in their order.
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

/** `_redirects`, in which each line is an address, its new one and 301; a build without redirects has no such file. */
export function readRedirects(file: string): Map<string, string> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => line.split(' ') as [string, string]))
}

/** @param file the text of `_headers` */
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

/** "! Name" takes away what wider rules said; two values of one name are joined. */
function apply(headers: Record<string, string>, line: string) {
  if (line.startsWith('! ')) delete headers[line.slice(2)]
  else {
    const [, name = '', value = ''] = /^([\w-]+): (.*)$/.exec(line) ?? []
    headers[name] = headers[name] ? `${headers[name]}, ${value}` : value
  }
}
