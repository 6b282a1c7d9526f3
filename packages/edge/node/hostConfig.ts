import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRedirects, rulesIn } from '@lintel/engine/built/hostHeaders.ts'
import { site } from '@site/data/site.ts'
import { routes } from '../routes.ts'
import { hiddenPages, notFoundPages } from '../site/notFound.ts'

export interface Pattern {
  /** A path in which one star matches anything. */
  pattern: string
  /** The same as a regular expression. */
  path: string
}

/** The value of a header for a pattern, unless one further down the list matches too. */
interface HeaderValue extends Pattern {
  value: string
}

/** What a host must know about the build to respond as the site's own server does. */
export interface HostConfig {
  /** By header name, the widest pattern first. */
  headers: Map<string, HeaderValue[]>
  /** New addresses by old ones, which are decoded. */
  redirects: Map<string, string>
  /** Not-found pages and the addresses they cover, the nearest first. */
  missing: (Pattern & { page: string })[]
  /** Files that only the edge and hosts may read. */
  hidden: string[]
  /**
   * Regular expressions of what the edge answers even if a file exists; empty if the edge has its own origin.
   */
  edge: string[]
  /** Paths of all served files, relative to the folder. */
  files: string[]
}

/** Where the edge listens when it shares a machine with a web server: docs/server.md. */
export const localEdgeAddress = '127.0.0.1:8787'

/** Media types by file extension, for those that servers disagree on or do not know. */
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
 * Reads the host configuration from the files that the build wrote for the first host, so that all hosts
 * agree.
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

/**
 * Converts a path in which one star matches anything into a regular expression that every server reads alike.
 */
export function expressionOf(pattern: string): string {
  return `^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`
}

/** Quotes a string for Apache and Caddy. */
export const quoted = (text: string) => `"${text.replaceAll('"', '\\"')}"`
