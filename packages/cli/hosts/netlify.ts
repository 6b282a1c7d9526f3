import type { HostFacts, Pattern } from '@lintel/edge/node/hostFacts.ts'

/**
 * `_headers` and `_redirects` as Netlify reads them: of two rules for one header the later one counts, and a star
 * stands at the end alone, so that others are written out.
 */
export function netlifyFiles(facts: HostFacts): Record<string, string> {
  const rules = [...facts.headers].flatMap(([name, values]) =>
    values.flatMap((rule) => pathsOf(rule, facts).map((path) => `${path}\n  ${name}: ${rule.value}\n`)),
  )
  const redirects = [
    ...[...facts.redirects].map(([from, to]) => `${encodeURI(from)} ${to} 301!`),
    ...facts.hidden.map((page) => `${page} ${nearest(facts, page)}.html 404!`),
    ...facts.missing.map(({ pattern, page }) => `${pattern} ${page}.html 404`),
  ]
  return { _headers: rules.join('\n'), _redirects: `${redirects.join('\n')}\n` }
}

const nearest = ({ missing }: HostFacts, address: string) =>
  missing.find(({ path }) => new RegExp(path).test(address))?.page

function pathsOf({ pattern, path }: Pattern, { files }: HostFacts): string[] {
  if (/^[^*]*\*?$/.test(pattern)) return [pattern]
  return files.map((file) => `/${file}`).filter((each) => new RegExp(path).test(each))
}
