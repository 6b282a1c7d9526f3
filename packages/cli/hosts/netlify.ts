import type { HostConfig, Pattern } from '@lintel/edge/node/hostConfig.ts'

/**
 * Returns `_headers` and `_redirects` for Netlify, where the later of two rules for a header wins, and a star
 * may only be at the end. Other patterns are expanded to all their paths.
 */
export function netlifyFiles(config: HostConfig): Record<string, string> {
  const rules = [...config.headers].flatMap(([name, values]) =>
    values.flatMap((rule) => pathsOf(rule, config).map((path) => `${path}\n  ${name}: ${rule.value}\n`)),
  )
  const redirects = [
    ...[...config.redirects].map(([from, to]) => `${encodeURI(from)} ${to} 301!`),
    ...config.hidden.map((page) => `${page} ${nearest(config, page)}.html 404!`),
    ...config.missing.map(({ pattern, page }) => `${pattern} ${page}.html 404`),
  ]
  return { _headers: rules.join('\n'), _redirects: `${redirects.join('\n')}\n` }
}

const nearest = ({ missing }: HostConfig, address: string) =>
  missing.find(({ path }) => new RegExp(path).test(address))?.page

function pathsOf({ pattern, path }: Pattern, { files }: HostConfig): string[] {
  if (/^[^*]*\*?$/.test(pattern)) return [pattern]
  return files.map((file) => `/${file}`).filter((each) => new RegExp(path).test(each))
}
