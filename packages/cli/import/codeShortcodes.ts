import { escapeHtml } from '@lintel/rules/text.ts'
import { parametersOf } from './parameters.ts'

/** What highlighters of WordPress (SyntaxHighlighter, Crayon, CodeColorer, Prism) call code of no language. */
const plain = 'code sourcecode source plain highlight crayon prism cc cci'.split(' ')
/** The languages that have shortcodes of their own there. `[latex]`, `[r]` and `[text]` are other plugins' names. */
const languages = (
  'actionscript3 apache as3 asm asp bash c c-sharp c# c\\+\\+ cf clj clojure coldfusion cpp csharp css delphi diff erl erlang ' +
  'fsharp go groovy haskell html java javafx javascript jfx js jscript json kotlin less lua matlab mysql obj-c objc pas ' +
  'pascal patch perl php pl powershell ps py python rails rb ror ruby rust sass scala scss sh shell splus sql swift ' +
  'typescript vb vbnet xhtml xml xslt yaml'
).split(' ')
/** Themes mark words and name sources by these, so they are code only where they name a language, or hold bare lines. */
const ambiguous = new Set(['highlight', 'source'])
const namesLanguage = new RegExp(
  `\\blang(?:uage)?\\b|(?:^|[\\s="'])(?:${languages.join('|')})(?:$|["'\\s])`,
  'i',
)
const isWords = (name: string, attributes: string, content: string) =>
  ambiguous.has(name) &&
  !namesLanguage.test(attributes) &&
  (!content.trim().includes('\n') || /<\w/.test(content))

// Bounded, so that no text is read over and over.
const beginning = new RegExp(
  `(\\[?)\\[(${[...plain, ...languages].join('|')}|cci?_\\w{1,20})((?:[\\s=](?:(?:"[^"\\n]{0,300}"|'[^'\\n]{0,300}'|[^\\][\\n"']){0,400}|[^\\][]*))?)\\]`,
  'gi',
)
const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&#92;&#48;': '\\0',
}
const entity = /&(?:amp|lt|gt|quot|#0?39|#92;&#48);/g

/**
 * A text of WordPress with elements in the place of its shortcodes of code, letter by letter: nothing in code is a tag, a
 * block or a shortcode. As there, code ends at the first end of its name.
 * @param isEncoded whether the plugin has noted that it keeps the code of this post as HTML
 */
export function withCode(html: string, isEncoded: boolean): string {
  const endless = new Set<string>()
  let [result, position] = ['', 0]
  for (const { 0: begin, 1: bracket = '', 2: spelled = '', 3: attributes = '', index } of html.matchAll(
    beginning,
  )) {
    const name = spelled.toLowerCase()
    if (index < position || endless.has(name) || attributes.endsWith('/')) continue
    const start = index + begin.length
    const end = new RegExp(`\\[/${name.replaceAll('+', '\\+')}\\]`, 'gi')
    end.lastIndex = start
    const closing = end.exec(html)
    if (!closing) {
      endless.add(name)
      continue
    }
    if (isWords(name, attributes, html.slice(start, closing.index))) continue
    const isShown = bracket && html[end.lastIndex] === ']'
    // In two brackets, a shortcode stands for itself.
    const element = isShown
      ? html.slice(index + 1, end.lastIndex).replaceAll('[', '&#91;')
      : bracket + elementOf(name, attributes, codeIn(html.slice(start, closing.index), isEncoded))
    result += html.slice(position, index) + element
    position = end.lastIndex + (isShown ? 1 : 0)
  }
  return result + html.slice(position)
}

function codeIn(code: string, isEncoded: boolean): string {
  const plainText = code.replaceAll(entity, '')
  const looksEncoded = /&[lg]t;/.test(code) || !/["&]/.test(plainText)
  return /[<>]/.test(code) || !(isEncoded || looksEncoded)
    ? code
    : code.replaceAll(entity, (sign) => entities[sign] ?? sign)
}

function elementOf(name: string, attributes: string, code: string): string {
  const parameters = parametersOf(attributes.replace(/^\s*=\s*/, 'language='))
  const value = (wanted: RegExp) => [...parameters].find(([each]) => wanted.test(each))?.[1]
  const named = value(/^lang(?:uage)?$/i) ?? name.replace(/^cci?_/, '')
  const language = plain.includes(named) || !/^[\w+#-]+$/.test(named) ? 'text' : named
  const shown = (text: string) => escapeHtml(text).replaceAll('[', '&#91;')
  if (name.startsWith('cci')) return `<code>${shown(code)}</code>`
  const title = value(/^title$/i)
  const text = shown(code.replace(/^(?:[^\S\n]*\n)+/, '').trimEnd())
  return `\n\n${title ? `<p><strong>${shown(title)}</strong></p>\n\n` : ''}<pre><code class="language-${language}">${text}</code></pre>\n\n`
}
