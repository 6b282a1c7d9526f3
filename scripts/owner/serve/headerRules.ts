/** The headers that the build asks for at an address: name and value. */
export type HeadersAt = (path: string) => Headers

interface Rule {
  pattern: RegExp
  lines: { name: string; value?: string }[]
}

/**
 * Reads `_headers` as static hosts do: rules that match add up in their order, `! Name` drops what came before, and a
 * star stands for anything.
 * @param text of the file
 */
export function readHeaderRules(text: string): HeadersAt {
  const rules: Rule[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('/')) rules.push({ pattern: patternOf(line.trim()), lines: [] })
    else if (line.trim()) rules.at(-1)?.lines.push(entryOf(line.trim()))
  }
  return (path) => {
    const headers = new Headers()
    for (const { name, value } of rules
      .filter(({ pattern }) => pattern.test(path))
      .flatMap(({ lines }) => lines)) {
      if (value === undefined) headers.delete(name)
      else headers.append(name, value)
    }
    return headers
  }
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.split('*').map(RegExp.escape).join('.*')}$`)
}

function entryOf(line: string): { name: string; value?: string } {
  if (line.startsWith('!')) return { name: line.slice(1).trim() }
  const colon = line.indexOf(':')
  return { name: line.slice(0, colon), value: line.slice(colon + 1).trim() }
}
