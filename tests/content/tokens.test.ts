import { parse } from 'node-html-parser'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readMatter } from '#content/frontMatter.ts'
import { legalText } from '#content/legal.ts'
import { site } from '#content/site.ts'
import { replaceTokens } from '#content/tokens.ts'
import { retentionDays } from '#data/retention.ts'

describe('tokens', () => {
  it('are replaced wherever they stand', () => {
    const text = replaceTokens(
      '{{name}}: [{{ email.hello }}](mailto:{{email.hello}}), {{retentionDays}} days',
      'a.md',
    )
    expect(text).toBe(
      `${site.name}: [${site.email.hello}](mailto:${site.email.hello}), ${retentionDays} days`,
    )
  })

  it.each(['{{unknown}}', '{{constructor}}', '{{}}', '{{name.}}', '{{ Name }}'])(
    'stop the build at %s',
    (markdown) => {
      expect(() => replaceTokens(markdown, 'content/legal/a.md')).toThrow(
        /^content\/legal\/a\.md has an unknown token: /,
      )
    },
  )

  it('name what the owner has not set', () => {
    if (site.legal.jurisdiction === null)
      expect(replaceTokens('{{jurisdiction}}', 'a.md')).toBe('**[jurisdiction: to be set by the owner]**')
  })
})

describe('words of the owner', () => {
  afterEach(() => {
    vi.doUnmock('#content/site.ts')
    vi.resetModules()
  })

  it.each([
    "Müller & O'Brien",
    'R*A*B __Systems__ ~~Ltd~~',
    'Bell <b>& Co</b> &copy; <!-- x',
    '[Ash](/x) `Oak` \\ | Elm',
    '</script> $& 🚀',
    'شركة الأنظمة المفتوحة',
  ])('stand in a legal text as they are: %s', async (name) => {
    vi.resetModules()
    vi.doMock('#content/site.ts', () => ({ site: { ...site, name } }))
    const { legalText } = await import('#content/legal.ts')
    const { articleHtml } = await import('./articleHtml.ts')
    const html = articleHtml(legalText('terms').markdown)
    expect(parse(html).textContent).toContain(`the consulting services of ${name}, which is`)
  })
})

describe('front matter', () => {
  it('is read as YAML', () => {
    expect(readMatter('---\ntitle: A\n---\n\nText')).toEqual({ data: { title: 'A' }, content: '\nText' })
  })

  it.each(['js', 'javascript', 'json', 'coffee', 'toml', 'json5'])('in %s is refused', (language) => {
    expect(() => readMatter(`---${language}\n{ "title": "A" }\n---\nText`)).toThrow()
  })

  it('never runs', () => {
    expect(() => readMatter('---\nrun: !!js/function "function () {}"\n---\n')).toThrow()
    expect(() => readMatter('---js\nglobalThis.ran = true\n---\n')).toThrow('YAML')
    expect(globalThis).not.toHaveProperty('ran')
  })
})

describe.each(['privacy-policy', 'cookies', 'terms'] as const)('content/legal/%s.md', (name) => {
  it('has its title, its description and no token left', () => {
    const { title, description, markdown } = legalText(name)
    expect(title).not.toBe('')
    expect(description.length).toBeGreaterThan(50)
    expect(markdown.replace('{{cookieTable}}', '')).not.toContain('{{')
  })
})
