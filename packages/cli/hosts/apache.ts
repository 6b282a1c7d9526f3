import {
  expressionOf,
  type HostConfig,
  localEdgeAddress,
  mediaTypes,
  quoted,
} from '@lintel/edge/node/hostConfig.ts'

/** Returns the files for a virtual host of Apache to include. */
export function apacheFiles(config: HostConfig): Record<string, string> {
  const hasEdge = config.edge.length > 0
  const toEdge = `http://${localEdgeAddress}%{REQUEST_URI} [P,L,E=SITE_PATH:]`
  const lines = [
    'Options -Indexes -MultiViews',
    'DirectorySlash Off',
    'AllowEncodedSlashes NoDecode',
    'DirectoryIndex disabled',
    'FileETag MTime Size',
    ...['html', 'gz', 'br'].map((ending) => `RemoveLanguage .${ending}`),
    'RemoveType .gz',
    'AddEncoding gzip .gz',
    'AddEncoding br .br',
    ...Object.entries(mediaTypes).map(([ending, type]) => `AddType ${quoted(type)} .${ending}`),
    'RewriteEngine On',
    'RewriteRule ^ - [E=SITE_PATH:%{REQUEST_URI}]',
    ...(hasEdge
      ? [
          '# Whom the edge counts a request for is who connected, whatever it says itself.',
          'RequestHeader unset X-Forwarded-For',
          `RewriteRule ${quoted(config.edge.join('|'))} ${toEdge}`,
          `RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$\nRewriteRule ^ ${toEdge}`,
        ]
      : [
          'RewriteCond %{REQUEST_METHOD} !^(GET|HEAD)$\nRewriteRule ^ - [R=405,L]',
          ...config.hidden.map((page) => `${isOriginalRequest}\nRewriteRule "^${page}$" - [R=404,L]`),
          'ErrorDocument 404 /404',
          ...config.missing
            .toReversed()
            .map(
              ({ path, page }) =>
                `<LocationMatch ${quoted(path)}>\n  ErrorDocument 404 ${page}\n</LocationMatch>`,
            ),
        ]),
    ...[...config.redirects].map(([from, to]) => `RewriteRule ${quoted(expressionOf(from))} ${to} [R=301,L]`),
    `${isOriginalRequest}\nRewriteRule "^/index(\\.html)?$" / [R=307,L]`,
    `${isOriginalRequest}\nRewriteRule "^(/[\\w./-]*[\\w-])/index(\\.html|/*)$" $1 [R=307,L]`,
    `${isOriginalRequest}\nRewriteRule "^(/[\\w./-]*[\\w-])(\\.html|/+)$" $1 [R=307,L]`,
    ...['', '.html', '/index.html'].map((ending) =>
      [
        'RewriteCond %{ENV:SITE_FILE} ^$',
        `RewriteCond %{DOCUMENT_ROOT}$0${ending} -f`,
        `RewriteRule "^.+$" - [E=SITE_FILE:$0${ending}]`,
      ].join('\n'),
    ),
    `RewriteCond %{ENV:SITE_FILE} ^$\nRewriteRule ^ ${hasEdge ? toEdge : '- [R=404,L]'}`,
    ...['br', 'gz'].map((ending) =>
      [
        `RewriteCond %{HTTP:Accept-Encoding} "\\b${ending === 'gz' ? 'gzip' : ending}\\b"`,
        `RewriteCond %{DOCUMENT_ROOT}%{ENV:SITE_FILE}.${ending} -f`,
        `RewriteRule ^ %{ENV:SITE_FILE}.${ending} [E=no-gzip:1,E=no-brotli:1,L]`,
      ].join('\n'),
    ),
    'RewriteRule ^ %{ENV:SITE_FILE} [L]',
    `Header always merge Vary Accept-Encoding "expr=-n reqenv('SITE_PATH')"`,
    ...[...config.headers].flatMap(([name, values]) =>
      values.map(({ path, value }) =>
        name === 'Content-Type'
          ? `<LocationMatch ${quoted(path.replace(/\$$/, '(\\.br|\\.gz)?$'))}>\n  ForceType ${quoted(value)}\n</LocationMatch>`
          : `Header always set ${name} ${quoted(value)} "expr=reqenv('SITE_PATH') =~ m#${path}#"`,
      ),
    ),
  ]
  return { 'site.conf': `${lines.join('\n')}\n` }
}

/** Matches requests from visitors, but not this server's internal request for an error page. */
const isOriginalRequest = 'RewriteCond %{ENV:REDIRECT_STATUS} ^$'
