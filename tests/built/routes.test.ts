import { describe, expect, test } from 'vitest'
import { hiddenPaths, pages, publicPages } from './artefact.ts'

const routes =
  `/ /services /ai-systems /data-analytics /cybersecurity /digital-transformation /automation /consulting
/about /case-studies /case-studies/retail-demand-forecasting /specimens /specimens/architecture-decision
/specimens/threat-model /specimens/evaluation-report /specimens/data-contract /contact /careers /privacy-policy /cookies /terms /tools /tools/live-streaming-cost-calculator
/blog /blog/ai-adoption-strategy /blog/ai-solutions-architecture-business-guide /blog/building-reliable-ai-systems
/blog/business-automation-guide /blog/consulting-services-guide /blog/data-pipeline-architecture
/blog/llm-rag-ai-agents-business-guide /blog/welcome-to-our-blog`.split(/\s+/)

const paths = pages.map(({ path }) => path)

test.each(routes)('%s is a file of its own', (route) => {
  expect(paths).toContain(route)
})

test.each(hiddenPaths)('%s is there for the edge, and search engines are told to leave it', (path) => {
  expect(pages.find((page) => page.path === path)?.html).toContain('<meta name="robots" content="noindex"')
})

describe.each(publicPages)('$path', ({ html }) => {
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>|<[^>]+>/g, ' ').replace(/\s+/g, ' ')

  test('has one h1 and its text without script', () => {
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1)
    expect(text.length).toBeGreaterThan(600)
  })

  test('has navigation, main, footer and a skip link', () => {
    for (const part of ['<header', '<main id="main"', '<footer', 'href="#main"']) expect(html).toContain(part)
  })

  test('ends with a newsletter box in its footer', () => {
    const footer = html.slice(html.indexOf('<footer'))
    expect(footer).toMatch(
      /<form[^>]+action="[^"]*\/api\/newsletter"[\s\S]*?<input[^>]+type="email"[\s\S]*?Subscribe/,
    )
  })

  test('carries no style attribute, no inline handler and no placeholder', () => {
    expect(html).not.toMatch(/\sstyle="/)
    expect(html).not.toMatch(/<[^>]+\son[a-z]+="/)
    expect(text).not.toMatch(/\{\{|[Ll]orem ipsum|\bTODO\b|\bundefined\b|\[object Object\]|\bNaN\b/)
  })
})
