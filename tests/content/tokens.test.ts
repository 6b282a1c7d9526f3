import { checkTokens } from '@lintel/engine/checks/tokens.ts'
import { readFrontMatter } from '@lintel/engine/content/frontMatter.ts'
import { legalText } from '@lintel/engine/content/legal.ts'
import { replaceMarkdownTokens, replaceTokens } from '@lintel/engine/content/tokens.ts'
import { retentionPeriod } from '@lintel/rules/retention.ts'
import { site } from '@site/data/site.ts'
import { parse } from 'node-html-parser'
import { afterEach, describe, expect, it, vi } from 'vitest'

describe('tokens', () => {
  it('are replaced wherever they stand', () => {
    const text = replaceTokens(
      '{{name}}: [{{ email.hello }}](mailto:{{email.hello}}), {{retentionPeriod}}',
      'a.md',
    )
    expect(text).toBe(`${site.name}: [${site.email.hello}](mailto:${site.email.hello}), ${retentionPeriod}`)
  })

  it.each([
    ['```yaml\nname: {{ .Release.Name }}\n```', '```yaml\nname: {{ .Release.Name }}\n```'],
    ['`{{ x }}` of {{name}}', '`{{ x }}` of Quay'],
    ['1. ```sh\n   {{ x }}\n   ```\n\n{{name}}', '1. ```sh\n   {{ x }}\n   ```\n\nQuay'],
    ['> - - ~~~\n>     {{ x }}\n>     ~~~\n\n{{name}}', '> - - ~~~\n>     {{ x }}\n>     ~~~\n\nQuay'],
    ['[^1]: ```\n    {{ x }}\n    ```\n\n{{name}}', '[^1]: ```\n    {{ x }}\n    ```\n\nQuay'],
    ['-     {{ x }}\n\n{{name}}', '-     {{ x }}\n\nQuay'],
    ['`a\n{{ x }}` of {{name}}', '`a\n{{ x }}` of Quay'],
    ['``{{ x }} ` b`` {{name}}', '``{{ x }} ` b`` Quay'],
    ['~~~\n{{#name}}\n~~~\n{{#name}}A `{{name}}`.{{/name}}', '~~~\n{{#name}}\n~~~\nA `{{name}}`.'],
  ])('are none in code, where templates have such braces: %j', (markdown, filled) => {
    expect(replaceMarkdownTokens(markdown, 'a.md', { name: 'Quay' })).toBe(filled)
    expect(checkTokens('a.md', markdown, { name: 'Quay' })).toEqual([])
  })

  it('are looked for once in spaces without end', () => {
    const text = `{{${' '.repeat(50_000)}`
    expect(replaceTokens(text, 'a.md')).toBe(text)
  })

  it.each(['{{unknown}}', '{{constructor}}', '{{}}', '{{name.}}', '{{ Name }}'])(
    'stop the build at %s',
    (markdown) => {
      expect(() => replaceTokens(markdown, 'content/legal/a.md')).toThrow(
        /^content\/legal\/a\.md has an unknown token: /,
      )
    },
  )

  it('that are not set stop the build where no condition stands around them', () => {
    const tokens = { name: 'Quay', entity: null }
    expect(() => replaceTokens('By {{entity}}', 'a.md', tokens)).toThrow(
      'a.md has {{entity}}, which is not set: write {{#entity}} before the words that need it',
    )
  })

  it.each([
    ['{{#name}}By {{name}}. {{/name}}End', 'By Quay. End'],
    ['{{#entity}}By {{entity}}. {{/entity}}End', 'End'],
    ['{{^entity}}Ask us. {{/entity}}End', 'Ask us. End'],
    ['{{^name}}Ask us. {{/name}}End', 'End'],
    ['{{#name}}A{{#entity}}, {{entity}}{{/entity}}.{{/name}}', 'A.'],
    ['{{#entity}}A{{#name}}, {{name}}{{/name}}.{{/entity}}', ''],
    ['{{#name}}A{{/name}}{{#name}}B{{/name}}', 'AB'],
    ['One.\n\n{{#entity}}\nTwo.\n\n{{/entity}}\nThree.', 'One.\n\n\nThree.'],
  ])('decide what stands under a condition: %j', (text, filled) => {
    expect(replaceTokens(text, 'a.md', { name: 'Quay', entity: null })).toBe(filled)
  })

  it.each(['{{#entity}}without an end', 'without a beginning{{/entity}}', '{{#unknown}}A{{/unknown}}'])(
    'stop the build where a condition is not whole: %s',
    (text) =>
      expect(() => replaceTokens(text, 'a.md', { entity: null })).toThrow('a.md has an unknown token'),
  )

  it('are found by the checks at their lines, behind what is left out', () => {
    const source = '{{#entity}}\n{{entity}}\n{{/entity}}\n{{nobody}}\n{{entity}}\n'
    expect(
      checkTokens('a.md', source, { entity: null }).map(({ line, message }) => `${line} ${message}`),
    ).toEqual(['4 there is no token {{nobody}}', '5 {{entity}} is not set in content/site.yaml'])
  })
})

describe('words of the owner', () => {
  afterEach(() => {
    vi.doUnmock('@site/data/site.ts')
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
    vi.doMock('@site/data/site.ts', () => ({ site: { ...site, name } }))
    const { legalText } = await import('@lintel/engine/content/legal.ts')
    const { articleHtml } = await import('./articleHtml.ts')
    const html = articleHtml(legalText('terms').markdown)
    expect(parse(html).textContent).toContain(`the consulting services of ${name}`)
  })
})

describe('front matter', () => {
  it('is read as YAML', () => {
    expect(readFrontMatter('---\ntitle: A\n---\n\nText')).toEqual({ data: { title: 'A' }, content: '\nText' })
  })

  it.each(['js', 'javascript', 'json', 'coffee', 'toml', 'json5'])('in %s is refused', (language) => {
    expect(() => readFrontMatter(`---${language}\n{ "title": "A" }\n---\nText`)).toThrow()
  })

  it('never runs', () => {
    expect(() => readFrontMatter('---\nrun: !!js/function "function () {}"\n---\n')).toThrow()
    expect(() => readFrontMatter('---js\nglobalThis.ran = true\n---\n')).toThrow('YAML')
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
