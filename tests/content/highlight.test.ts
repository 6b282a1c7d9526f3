import { globSync, readFileSync } from 'node:fs'
import { isHighlighted } from '@lintel/engine/content/markdown/highlightCode.ts'
import { describe, expect, it } from 'vitest'
import { articleHtml } from './articleHtml.ts'

const html = (code: string, language: string) => articleHtml(`\`\`\`${language}\n${code}\n\`\`\``)

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, '')

const examples: [language: string, code: string, part: string, word: string][] = [
  ['ts', 'const port = 80', 'code-keyword', 'const'],
  ['js', 'const port = 80', 'code-number', '80'],
  ['python', 'def run(): return None', 'code-keyword', 'def'],
  ['sql', "SELECT 'a' FROM t -- why", 'code-comment', '-- why'],
  ['yaml', 'retries: 3', 'code-attr', 'retries:'],
  ['json', '{"on": true}', 'code-attr', '&quot;on&quot;'],
  ['bash', 'echo "$HOME"', 'code-variable', '$HOME'],
  ['html', '<p class="a">b</p>', 'code-name', 'p'],
  ['css', 'p { color: red }', 'code-attribute', 'color'],
]

it.each(examples)('colors %s by classes', (language, code, part, word) => {
  const markup = html(code, language)
  const spans = [...markup.matchAll(/<span class="([^"]*)">([^<]*)/g)].map(([, name, text]) => [name, text])
  expect(spans).toContainEqual([part, word])
  expect(markup).not.toMatch(/style=|<script|<p class/)
})

describe('keeps the words', () => {
  it.each(examples)('of %s', (language, code) => {
    expect(textOf(html(code, language))).toBe(textOf(html(code, 'text')))
  })

  it.each(['text', 'mermaid', 'constructor', '__proto__'])('and leaves %s plain', (language) => {
    expect(html('if (a) { return 1 }', language)).not.toContain('<span')
  })
})

it('gives classes to code alone, and none that an author wrote', () => {
  const markdown =
    '<span class="code-keyword">a</span>\n\n`const a`\n\n```html\n<i class="code-name">a</i>\n```'
  const markup = articleHtml(markdown)
  expect(markup.slice(0, markup.indexOf('<pre'))).not.toContain('class="code-')
  expect(textOf(markup)).toContain('&lt;i class=&quot;code-name&quot;&gt;a&lt;/i&gt;')
})

it('knows every language of the articles', () => {
  const articles = globSync('content/**/*.md').map((file) => readFileSync(file, 'utf8'))
  const languages = new Set(
    articles.flatMap((text) => [...text.matchAll(/^```(\w+)/gm)].map(([, name]) => name ?? '')),
  )
  languages.delete('text')
  expect([...languages].filter((language) => !isHighlighted(language))).toEqual([])
})
