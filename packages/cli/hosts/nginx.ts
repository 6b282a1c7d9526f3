import { expressionOf, type HostConfig, localEdgeAddress, mediaTypes } from '@lintel/edge/node/hostConfig.ts'

/** Returns the files for nginx to include: `maps.conf` outside of a server, `server.conf` inside. */
export function nginxFiles(config: HostConfig): Record<string, string> {
  const headers = [...config.headers].filter(([name]) => name !== 'Content-Type')
  // nginx uses the first match, but in a build the last rule wins.
  const values = headers.map(([, rules], index) =>
    map(
      `$site_header_${index}`,
      rules.toReversed().map(({ path, value }) => [path, value]),
    ),
  )
  const maps = [
    ...values,
    map(
      '$site_moved',
      [...config.redirects].map(([from, to]) => [expressionOf(from), to]),
    ),
    map('$site_canonical', [
      ['^/index(\\.html)?$', '/'],
      // Only characters that occur in names, because a line feed in `Location` would start another header.
      ['^(?<site_folder>/[\\w./-]*[\\w-])/index(\\.html|/*)$', '$site_folder'],
      ['^(?<site_page>/[\\w./-]*[\\w-])(\\.html|/+)$', '$site_page'],
    ]),
    map(
      '$site_missing',
      config.missing.map(({ path, page }) => [path, page]),
    ),
  ]
  const server = [
    '# What try_files and error_page make of the address is not what visitors asked for.',
    'set $site_path $uri;',
    'charset utf-8;',
    `types {\n${Object.entries(mediaTypes)
      .map(([ending, type]) => `  ${quoted(type)} ${ending};`)
      .join('\n')}\n}`,
    '# "npm run hosts" writes the compressed copies. For Brotli: apt-get install libnginx-mod-http-brotli-static',
    '# brotli_static on;',
    'gzip_static on;',
    'gzip_vary on;',
    'absolute_redirect off;',
    'server_tokens off;',
    '# The addresses of receipts are secret.',
    'access_log off;',
    ...headers.map(([name], index) => `add_header ${name} $site_header_${index} always;`),
    config.edge.length > 0 ? 'error_page 404 405 = @edge;' : 'error_page 404 $site_missing;',
    'location / {',
    '  if ($site_moved) { return 301 $site_moved$is_args$args; }',
    '  if ($site_canonical) { return 307 $site_canonical$is_args$args; }',
    '  try_files $uri $uri.html $uri/index.html =404;',
    '}',
    ...(config.headers.get('Content-Type') ?? []).map(
      ({ path, value }) =>
        `location ~ ${quoted(path)} { types { } default_type ${quoted(value)}; try_files $uri =404; }`,
    ),
    ...(config.edge.length > 0
      ? [
          ...config.edge.map((path) => `location ~ ${quoted(path)} { error_page 418 = @edge; return 418; }`),
          'location @edge {',
          `  proxy_pass http://${localEdgeAddress};`,
          '  proxy_set_header X-Forwarded-For $remote_addr;',
          '  proxy_set_header Host $host;',
          '  # What the edge answers has its headers already: a line of its own ends the inheritance of those above.',
          '  add_header Via "";',
          '}',
        ]
      : config.hidden.map((page) => `location = ${page} { internal; try_files ${page}.html =404; }`)),
  ]
  return { 'maps.conf': `${maps.join('\n')}\n`, 'server.conf': `${server.join('\n')}\n` }
}

function map(variable: string, entries: [expression: string, value: string][]): string {
  const lines = entries.map(([expression, value]) => `  ${quoted(`~${expression}`)} ${quoted(value)};`)
  return [`map $site_path ${variable} {`, '  default "";', ...lines, '}'].join('\n')
}

const quoted = (text: string) => `"${text.replace(/["\\]/g, '\\$&')}"`
