import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRedirects, rulesIn } from '@lintel/engine/built/hostHeaders.ts'
import { site } from '@lintel/engine/content/site.ts'
import { routes } from '../routes.ts'
import { hiddenPages, notFoundPages } from '../site/notFound.ts'

export interface Pattern {
  /** A path in which one star stands for anything. */
  pattern: string
  /** The same as a regular expression. */
  path: string
}

/** A value that a header has where a pattern matches, unless one further down the list matches too. */
interface HeaderValue extends Pattern {
  value: string
}

/** What a host must know of the build to answer as the site's own server does. */
export interface HostConfig {
  /** By the header's name, the widest pattern first. */
  headers: Map<string, HeaderValue[]>
  /** Old address, as people read it, and new one. */
  redirects: Map<string, string>
  /** Not-found pages by the addresses that they answer, the nearest first. */
  missing: (Pattern & { page: string })[]
  /** Files that are there for the edge and for hosts alone. */
  hidden: string[]
  /** Regular expressions of what the edge answers even where a file stands; none where it has an origin of its own. */
  edge: string[]
  /** Paths of all files that are served, as they lie in the folder. */
  files: string[]
}

/** Where the edge runs beside a web server on the same machine: docs/server.md. */
export const localEdgeAddress = '127.0.0.1:8787'

/** Media types by the endings of files, where servers differ or know none. */
export const mediaTypes: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  json: 'application/json',
  xml: 'application/xml',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
}

/**
 * All that hosts are told is read from what the build wrote for the first of them, so that none says anything else.
 * @param folder of the built site
 * @param hasEdge whether the edge answers at the same origin
 */
export function readHostConfig(folder: string, hasEdge = !site.edgeOrigin): HostConfig {
  const headers = new Map<string, HeaderValue[]>()
  for (const { pattern, lines } of rulesIn(readFileSync(join(folder, '_headers'), 'utf8')))
    for (const line of lines.filter((each) => !each.startsWith('!'))) {
      const name = line.slice(0, line.indexOf(':'))
      const value = { ...patternOf(pattern), value: line.slice(name.length + 2) }
      headers.set(name, [...(headers.get(name) ?? []), value])
    }
  const files = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).slice(join(folder, '/').length))
    .filter((name) => !/^_(?:headers|redirects)$|\.(?:br|gz)$/.test(name))
  const hidden = [...hiddenPages, '/_headers', '/_redirects']
  return {
    headers,
    files: files.sort(),
    redirects: new Map(
      [...readRedirects(join(folder, '_redirects'))].map(([from, to]) => [decodeURI(from), to]),
    ),
    missing: notFoundPages.map((page) => ({ ...patternOf(page.replace(/not-found$|404$/, '*')), page })),
    hidden,
    edge: hasEdge ? ['^/api/', ...[...Object.keys(routes), ...hidden].map(expressionOf)] : [],
  }
}

const patternOf = (pattern: string): Pattern => ({ pattern, path: expressionOf(pattern) })

/** A path in which one star stands for anything, as a regular expression that every server reads alike. */
export function expressionOf(pattern: string): string {
  return `^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`
}

/** As Apache and Caddy read it. */
export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`
