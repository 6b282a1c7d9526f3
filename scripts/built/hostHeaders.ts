interface Rule {
  pattern: string
  lines: string[]
}

/**
 * The headers of a path as a static host reads them: all rules that match, in their order.
 * @param file the text of `_headers`
 */
export function headersFor(path: string, file: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const { lines } of rulesIn(file).filter(({ pattern }) => matches(pattern, path))) {
    for (const line of lines) apply(headers, line)
  }
  return headers
}

function rulesIn(file: string): Rule[] {
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
