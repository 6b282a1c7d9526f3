import {
  expressionOf,
  type HostConfig,
  localEdgeAddress,
  mediaTypes,
  quoted,
} from '@lintel/edge/node/hostConfig.ts'

/** Returns the files for a site block of Caddy to import. */
export function caddyFiles(config: HostConfig): Record<string, string> {
  let matchers = 0
  /** Writes a directive for paths that match an expression. */
  const where = (expression: string, write: (matcher: string) => string) => {
    const name = `site${matchers++}`
    return `@${name} path_regexp ${name} ${quoted(expression)}\n${write(name)}`
  }
  /** Redirects with a rewrite, because that keeps the query. */
  const move = (from: string, status: 301 | 307, to?: string) =>
    where(
      from,
      (name) => `route @${name} {\n\trewrite * ${to ?? `{re.${name}.1}`}\n\tredir * {uri} ${status}\n}`,
    )
  const header = (path: string, name: string, value: string) =>
    where(path, (matcher) => `header @${matcher} ${name} ${quoted(value)}`)

  const moves: [from: string, status: 301 | 307, to?: string][] = [
    ...[...config.redirects].map(([from, to]): [string, 301, string] => [expressionOf(from), 301, to]),
    ['^/index(?:\\.html)?$', 307, '/'],
    // Only characters that occur in names.
    ['^(/[\\w./-]*[\\w-])/index(?:\\.html|/*)$', 307],
    ['^(/[\\w./-]*[\\w-])(?:\\.html|/+)$', 307],
  ]
  const everywhere = [...config.headers].flatMap(([name, [widest]]) =>
    widest?.path === '^/.*$' ? [`\t${name} ${quoted(widest.value)}`] : [],
  )

  const lines = [
    where(moves.map(([from]) => from).join('|'), (name) => `header @${name} {\n${everywhere.join('\n')}\n}`),
    ...moves.map((each) => move(...each)),
    `@missing not file {\n\ttry_files ${candidates}\n}`,
    ...(config.edge.length > 0
      ? [
          where(config.edge.join('|'), (name) => `reverse_proxy @${name} ${localEdgeAddress}`),
          `@write not method GET HEAD\nreverse_proxy @write ${localEdgeAddress}`,
          `reverse_proxy @missing ${localEdgeAddress}`,
        ]
      : [
          `@hidden path ${config.hidden.join(' ')}`,
          ...['@missing', '@hidden'].map((matcher) => `vars ${matcher} site_missing yes`),
          `map {path} {site_nearest} {\n${config.missing.map(({ path, page }) => `\t~${path} ${page}`).join('\n')}\n}`,
          '@nothing vars {vars.site_missing} yes',
          'rewrite @nothing {site_nearest}',
        ]),
    ...Object.entries(mediaTypes).map(([ending, type]) => header(`\\.${ending}$`, 'Content-Type', type)),
    ...[...config.headers].flatMap(([name, values]) =>
      values.map(({ path, value }) => header(path, name, value)),
    ),
    `@file file {\n\ttry_files ${candidates}\n}`,
    'rewrite @file {http.matchers.file.relative}',
    ...(config.edge.length > 0
      ? []
      : [
          '@write not method GET HEAD\nrespond @write 405',
          'file_server @nothing {\n\tstatus 404\n\tprecompressed br gzip\n}',
        ]),
    'file_server {\n\tprecompressed br gzip\n}',
  ]
  return { 'site.caddy': `header -Server\nroute {\n${lines.join('\n').replace(/^/gm, '\t')}\n}\n` }
}

const candidates = '{path} {path}.html {path}/index.html'
