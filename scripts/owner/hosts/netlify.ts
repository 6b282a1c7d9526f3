import type { HostFacts } from './hostFacts.ts'

/**
 * `_headers` and `_redirects` as Netlify reads them: of two rules for one header the later one counts, and a star
 * stands at the end alone, so that others are written out.
 */
export function netlifyFiles(facts: HostFacts): Record<string, string> {
  const rules = [...facts.headers].flatMap(([name, values]) =>
    values.flatMap(({ path, value }) =>
      pathsOf(path, facts).map((pattern) => `${pattern}\n  ${name}: ${value}\n`),
    ),
  )
  const redirects = [
    ...[...facts.redirects].map(([from, to]) => `${from} ${to} 301!`),
    ...facts.hidden.map((page) => `${page} ${nearest(facts, page)}.html 404!`),
    ...facts.missing.map(({ path, page }) => `${globOf(path)} ${page}.html 404`),
  ]
  return { _headers: rules.join('\n'), _redirects: `${redirects.join('\n')}\n` }
}

const nearest = ({ missing }: HostFacts, address: string) =>
  missing.find(({ path }) => new RegExp(path).test(address))?.page

/** An expression as a path, with a star at its end at most. */
function globOf(expression: string): string | undefined {
  const glob = expression.slice(1).replace(/\$$/, '').replaceAll('\\.', '.').replace('.*', '*')
  return /^[^*]*\*?$/.test(glob) ? glob : undefined
}

function pathsOf(expression: string, { files }: HostFacts): string[] {
  const glob = globOf(expression)
  if (glob) return [glob]
  return files.map((file) => `/${file}`).filter((path) => new RegExp(expression).test(path))
}
