import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { renderedPages } from './pages.ts'

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** What every response says besides its content, whoever serves the artefact. */
const everywhere = {
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
}

/** `_headers`, as static hosts read it: the content security policy follows from what the pages really contain. */
export async function writeHeaders(client: string) {
  const hashes = new Set<string>()
  for (const { html } of await renderedPages(client)) {
    for (const [, script] of html.matchAll(inlineScript)) hashes.add(hashOf(script ?? ''))
  }
  const lines = [
    block('/*', { ...everywhere, 'Content-Security-Policy': policy([...hashes].sort()) }),
    // An embedded app runs in a sandbox of no origin, to which its own files count as foreign.
    block('/apps/*', {
      '! Cross-Origin-Resource-Policy': '',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    }),
    block('/blog/*.md', { 'Content-Type': 'text/markdown; charset=utf-8', 'X-Robots-Tag': 'noindex' }),
    block('/blog/feed.xml', { 'Content-Type': 'application/atom+xml; charset=utf-8' }),
    block('/blog/feed.json', { 'Content-Type': 'application/feed+json; charset=utf-8' }),
    block('/assets/*', { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  ]
  await writeFile(join(client, '_headers'), lines.join('\n'))
}

function policy(scriptHashes: string[]): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes.join(' ')}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}

function block(pattern: string, headers: Record<string, string>): string {
  return [
    pattern,
    ...Object.entries(headers).map(([name, value]) => `  ${value ? `${name}: ${value}` : name}`),
    '',
  ].join('\n')
}

function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
