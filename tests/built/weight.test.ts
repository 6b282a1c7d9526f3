import { budgets } from '@lintel/engine/built/budgets.ts'
import { searchIndexPath } from '@lintel/rules/search/postIndex.ts'
import { describe, expect, test } from 'vitest'
import { fontsOf, gzipBytes, pages, read, startScripts, styleBytes } from './artefact.ts'

describe.each(pages)('$path', ({ file, html }) => {
  const scripts = startScripts(html)

  test('keeps its document within its budget', () => {
    expect(gzipBytes(file)).toBeLessThanOrEqual(budgets.document)
  })

  test('starts with little script', () => {
    const bytes = scripts.reduce((sum, script) => sum + gzipBytes(script), 0)
    expect(scripts.length).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets.startScript)
  })

  test('starts with scripts that wait for no others', () => {
    const named = [...html.matchAll(/<script[^>]+src="([^"]+)"/g)].map(([, source]) => source)
    expect(scripts).toEqual(named)
  })

  test('starts without any framework code', () => {
    for (const script of scripts)
      expect(read(script)).not.toMatch(/react\.(transitional\.)?element|hydrateRoot/)
  })

  test('starts with few requests', () => {
    const withScript = html.replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
    const needed = withScript.match(
      /<link\b[^>]*rel="(?:stylesheet|icon|manifest)"|<img\b(?![^>]*loading="lazy")|<iframe\b(?![^>]*loading="lazy")/g,
    )
    // The document itself, its scripts and fonts, and of several icons the one that the browser chooses.
    const icons = html.match(/<link\b[^>]*rel="icon"/g)?.length ?? 0
    const requests =
      1 + scripts.length + fontsOf(html).length + (needed?.length ?? 0) - Math.max(0, icons - 1)
    expect(requests).toBeLessThanOrEqual(budgets.requests)
  })

  test('loads nothing from anywhere else', () => {
    const loaded = [...html.matchAll(/<(?:script|img|iframe|source)\b[^>]*\ssrc="([^"]+)"/g)].map(
      ([, source]) => source,
    )
    const linked = [
      ...html.matchAll(
        /<link\b(?=[^>]*rel="(?:stylesheet|preload|icon|modulepreload|manifest)")[^>]*href="([^"]+)"/g,
      ),
    ]
    const foreign = [...loaded, ...linked.map(([, href]) => href)].filter(
      (source) => !source?.startsWith('/'),
    )
    expect(foreign).toEqual([])
  })

  test('keeps its fonts within their budget', () => {
    const fonts = fontsOf(html)
    expect(fonts).toHaveLength(1)
    expect(gzipBytes(fonts[0] ?? '')).toBeLessThanOrEqual(budgets.fonts)
  })

  test('keeps its styles within their budget', () => {
    expect(html).toContain('<style>')
    expect(styleBytes(html)).toBeLessThanOrEqual(budgets.styleSheet)
  })

  test('waits for nothing but itself before it is painted', () => {
    const head = html.slice(0, html.indexOf('</head>'))
    const sheets = head.match(/<link\b[^>]*rel="stylesheet"[^>]*>/g) ?? []
    expect(sheets.filter((sheet) => !sheet.includes('media="print, (forced-colors: active)"'))).toEqual([])
    expect(head.match(/<script\b(?=[^>]*\bsrc=)(?![^>]*\basync\b)[^>]*>/g) ?? []).toEqual([])
  })
})

test('the home document stays within its budget', () => {
  const hint =
    'bytes of index.html, compressed: shorten content/pages/home.yaml, or raise homeDocument of budgets.ts'
  expect(gzipBytes('index.html'), hint).toBeLessThanOrEqual(budgets.homeDocument)
})

test('the index of the blog stays within its budget', () => {
  expect(gzipBytes(searchIndexPath)).toBeLessThanOrEqual(budgets.searchIndex)
})
