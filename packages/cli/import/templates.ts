import { escapeHtml } from '@lintel/rules/text.ts'
import { markdownToHtml } from 'satteri'
import { withAdmonitions } from './admonitions.ts'
import { outsideCode, outsideCodeBlocks, replacedOutsideCode } from './code.ts'
import { withLanguages } from './fences.ts'
import type { Tell } from './foreignPost.ts'
import { withoutGitBook } from './gitBook.ts'
import { include } from './includes.ts'
import { withoutJsx } from './jsx.ts'
import { withoutExtras } from './kramdown.ts'
import { withoutImports } from './mdx.ts'
import { withoutMkDocs } from './mkDocs.ts'
import { withoutPandoc } from './pandoc.ts'
import { parametersOf, withBackticks, withQuotedValues } from './parameters.ts'
import { linkHtml } from './readHtml.ts'
import { addressIn } from './shortcodes.ts'

/** Characters of private use, which stand for the braces of what is to be shown as it is written. */
const [open, close] = ['\u{e002}', '\u{e003}'] as const

/**
 * Takes out what only the other program can fill in, and keeps what has a counterpart in HTML. What has an end is looked
 * for no further than the next beginning, so that no text is read over and over.
 */
export function withoutTemplates(body: string, isMdx: boolean, tellOf: Tell): string {
  const tell = (what: string) => tellOf(withBackticks(what))
  const drop = (what: string) => {
    tell(what)
    return ''
  }
  /** What a template plays or shows becomes a link, where its address is known, and is named with all it says otherwise. */
  const link = (describe: (attributes: string) => string, name: string, attributes: string) => {
    const address = addressIn(name, attributes)
    if (!address) return drop(describe(spaced(attributes)))
    tell(`${describe('')}, which is a link to ${address} now`)
    return linkHtml(address)
  }
  const text = body
    .replaceAll('\r\n', '\n')
    .replaceAll(lineMark, (_, mark: string) => drop(`the mark of lines in code ${mark}`))
  let markdown = keptInHtml(withQuotedValues(isMdx ? withoutImports(text) : text), tell)
  if (isMdx)
    markdown = withoutJsx(markdown, {
      component: (tag) => drop(`the component ${spaced(tag)}`),
      expression: (source) => tell(`the expression {${spaced(source)}}`),
    })
  else
    markdown = replacedOutsideCode(markdown, foreignComment, (whole) => drop(`the comment ${spaced(whole)}`))
  markdown = outsideCodeBlocks(withLanguages(markdown), (text) =>
    withoutGitBook(text, tell).replaceAll(include, (whole) =>
      drop(`what the old site put in: ${spaced(whole.trim())}`),
    ),
  )
  if (!isMdx) markdown = withoutPandoc(withoutMkDocs(markdown, tell), tell)
  markdown = outsideCode(withoutExtras(withAdmonitions(markdown, tell)), (text) =>
    withReferences(text)
      .replaceAll(
        /\{\{-?\s*(?:"([^"{}\n]*)"|'([^'{}\n]*)')\s*(?:\|([^{}]*?))?-?\}\}/g,
        (_, double?: string, single?: string, filters = '') => {
          const words = double ?? single ?? ''
          if (!areOfAddresses(filters))
            tell(`what the old site made of “${words}”, which is as it was written`)
          return words
        },
      )
      .replaceAll(
        /\{\{[<%]\s*(\/?)\s*([\w/-]+)(?![\w/-])((?:(?!\{\{)[\s\S])*?)[>%]\}\}/g,
        (_, end: string, name: string, attributes: string) =>
          end ? '' : link((words) => `the shortcode ${name}${words}`, name, attributes),
      )
      .replaceAll(/\{%-?\s*(\w+)\b((?:(?!\{%)[\s\S])*?)%\}/g, (_, name: string, attributes: string) =>
        /^end./.test(name) ? '' : link((words) => `the tag {% ${name}${words} %}`, name, attributes),
      )
      .replaceAll(/\{\{-?\s*([\w.]+)(?![\w.])[^{}]*\}\}/g, (_, name) => drop(`the value ${name}`))
      .replaceAll(subscript, '<sub>$1</sub>')
      .replaceAll(superscript, '<sup>$1</sup>')
      .replaceAll(span, '$1')
      .replaceAll(attributeList, '')
      .replaceAll(lineEnd, (sign) => (sign.startsWith('$') ? sign : '\\')),
  )
  // There may be code before it in its line.
  markdown = replacedOutsideCode(markdown, headingId, () => '')
  return withBackticks(markdown).replaceAll(open, '{').replaceAll(close, '}')
}

/** Markdown with the files in the place of what refers to posts of the old site: a bare name may be that of another page here. */
export const withReferences = (markdown: string) =>
  markdown
    .replaceAll(/\{\{-?\s*(?:site\.(?:base)?url)\s*-?\}\}/g, '')
    .replaceAll(/\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}/g, (_, path: string) => fileIn(path))
    .replaceAll(
      /([("'=<]?)\{\{[<%]\s*(?:rel)?ref\s((?:(?!\{\{)[\s\S])*?)[>%]\}\}/g,
      (_, before: string, attributes: string) => {
        const parameters = parametersOf(attributes)
        const path = parameters.get('0') ?? parameters.get('path') ?? ''
        const name = nameIn(path)
        return before + (before || !name ? fileIn(path) : `[${name}](${fileIn(path)})`)
      },
    )
    .replaceAll(
      wikiLink,
      (_, sign: string, path: string, words?: string) =>
        `${/\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(path) ? sign : ''}[${!words || size.test(words) ? path : words}](${encodeURI(fileIn(path))})`,
    )

/** Of Obsidian and wikis, which names a file, and its words behind a stroke. */
const wikiLink =
  /(!?)\[\[(?!_?toc_?\]\])(?=[^\][\n]*\p{L})([^\s\][|][^\][|\\\n]{0,200})(?:\\?\|([^\][\n]{1,200}))?\]\](?![([])/giu

/** Of a picture, in px. */
const size = /^\d+(?:x\d+)?$/

/** What a file is called, whatever stands before and behind that in its path. */
const nameIn = (path: string) => /([^/#]*?)(?:\.\w+)?\/?(?:#.*)?$/.exec(path)?.[1] ?? ''

/** A path of a post, which may have no ending, and name a place on the page. */
const fileIn = (path: string) =>
  path.replace(/^([^#]*?)\/?(?=#|$)/, (_, file: string) =>
    !file || /\.[a-z]\w+$/i.test(file) ? file : `${file}.md`,
  )

/** A comment in code that makes its next lines stand out, of Docusaurus and Shiki. */
const lineMark =
  /^[ \t]*(?:\/\/|#|--|\/\*|\{\/\*|<!--)[ \t]*(highlight-(?:next-line|start|end))[ \t]*(?:\*\/\}?|-->)?[ \t]*(?:\n|$)/gm

/** What a template says, in one line. */
const spaced = (attributes: string) => attributes.slice(0, 300).replaceAll(/\s+/g, ' ').trimEnd()

/** Jekyll's, which put the address of the site before that of a page or a file. */
const areOfAddresses = (filters: string) =>
  filters.split('|').every((filter) => /^(?:relative_url|absolute_url|prepend:.*|)$/.test(filter.trim()))

/** Hugo and Jekyll name a heading, and its class, behind its words. */
export const headingId =
  /\{[ \t]*(?:[#.][\w:.-]+|[\w-]+="[^"{}\n]*")(?:[ \t]+(?:[#.][\w:.-]+|[\w-]+=(?:"[^"{}\n]*"|[\w.%-]+)))*[ \t]*\}[ \t]*$(?:(?<=^#{1,6}\s[^\n]*)|(?=\n(?:=+|-+)[ \t]*$))/gm
/** A number in a formula of chemistry, as Pandoc has it. */
const subscript = /(?<=\p{Lu}\p{Ll}?|\))~(\d{1,3})~(?!~)/gu
/** A power or the end of an ordinal, likewise. */
const superscript = /(?<=[\p{L}\p{N})])\^([\p{L}\p{N}+-]{1,10})\^(?!\^)/gu
/** kramdown breaks a line at two backslashes, and so do formulas. */
const lineEnd = /\$\$(?:(?!\$\$)[\s\S])*\$\$|(?<!\\)\\\\[ \t]*$/gm

/** Of kramdown: classes, names and values of the element above or before; of Pandoc and MkDocs, right behind a link or a picture. */
export const attributeList =
  /(?:\{:[:\s]*|(?<=\]\([^()\n]{0,500}\))\{[ \t]*(?=[.#]|[\w-]+=))(?:(?:[.#][\w:-]+(?![\w:-])|[\w-]+=(?:"[^"\n]*"|'[^'\n]*'|[\w.%-]+(?![\w.%-]))|(?:no_)?toc|\/?nomarkdown|\/)\s*)+\}/g

/** Words with a class, of Pandoc. */
export const span = /(?<!\])\[([^\][\n]{1,500})\]\{[ \t]*[.#][^{}\n]{0,200}\}/g

/** What only authors see. */
const comment = new RegExp(
  [
    '\\{%-?\\s*comment\\s*-?%\\}(?:(?!\\{%-?\\s*comment)[\\s\\S])*?\\{%-?\\s*endcomment\\s*-?%\\}',
    '\\{%-?\\s*#[^%]*%\\}',
    '\\{::comment\\}(?:(?!\\{::comment)[\\s\\S])*?\\{:\\/(?:comment)?\\}',
    // Of Obsidian.
    '(?<![\\w%])%%(?!%)(?:(?!%%)[\\s\\S]){1,5000}%%(?![\\w%])',
    '\\{\\{-?\\s*\\/\\*(?:(?!\\{\\{-?\\s*\\/\\*)[\\s\\S])*?\\*\\/\\s*-?\\}\\}',
  ].join('|'),
  'g',
)

/** Of MDX and Jinja, which visitors of other sites saw. */
export const foreignComment =
  /\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}|\{#(?:[ \t\n-](?:(?!\{#)[\s\S])*?|[^{}\n]*)#\}/g

export const withoutComments = (markdown: string) => replacedOutsideCode(markdown, comment, () => '')

function keptInHtml(body: string, tell: Tell): string {
  const text = body
    .replaceAll(
      /\{%-?\s*raw\s*-?%\}((?:(?!\{%-?\s*raw)[\s\S])*?)\{%-?\s*endraw\s*-?%\}/g,
      (_, text: string) => text.replaceAll('{', open).replaceAll('}', close),
    )
    .replaceAll(
      /\{\{([<%])\s*\/\*((?:(?!\{\{)[\s\S])*?)\*\/\s*([>%])\}\}/g,
      (_, start: string, text: string, end: string) => `${open}${open}${start}${text}${end}${close}${close}`,
    )
  return replacedOutsideCode(text, comment, (whole) => {
    // Other programs than Obsidian show these signs, and what stands between them.
    if (/^%%[ \t]+\S/.test(whole))
      tell(`what stands between two signs of Obsidian’s comments: ${spaced(whole)}`)
    return ''
  })
    .replaceAll(
      withMarks(
        /\{%-?\s*highlight\s+([\w+#-]+)[^%]*%\}((?:(?!\{%-?\s*highlight)[\s\S])*?)\{%-?\s*endhighlight\s*-?%\}/,
      ),
      (_, marks: string | undefined, language: string, code: string) => fenced(marks, language, code),
    )
    .replaceAll(
      withMarks(
        /\{\{[<%]\s*highlight\s+(?:lang=)?"?([\w+#-]+)([^{}]*)\}\}((?:(?!\{\{[<%]\s*highlight)[\s\S])*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/,
      ),
      (_, marks: string | undefined, language: string, options: string, code: string) =>
        /\bhl_inline=true\b/i.test(options)
          ? `${marks ?? ''}${inlineCode(code)}`
          : fenced(marks, language, code),
    )
    .replaceAll(
      withMarks(
        /\{%-?\s*code(?:block)?\b([^%]*)%\}\n?((?:(?!\{%-?\s*code)[\s\S])*?)\{%-?\s*endcode(?:block)?\s*-?%\}/,
      ),
      (_, marks: string | undefined, attributes: string, code: string) => {
        // GitBook has one around a block of code.
        if (/^\s*(?:```|~~~)/.test(code)) {
          const title = parametersOf(attributes).get('title')
          return `${marks ?? ''}${title ? `**${title}**\n\n` : ''}${code}`
        }
        const title = attributes.replaceAll(/\b\w+:\S+/g, '').trim()
        const language = /\blang:(\S+)/.exec(attributes)?.[1] ?? ''
        return fenced(marks, language, code, title)
      },
    )
    .replaceAll(/(?<!`)\{%-?\s*(?:end)?raw\s*-?%\}(?!`)/g, '')
    .replaceAll(figure, (whole, attributes: string, at: number, text: string) => {
      const parameters = parametersOf(attributes)
      const [src = '', alt = '', title, words, credit, creditLink, link] = [
        'src',
        'alt',
        'title',
        'caption',
        'attr',
        'attrlink',
        'link',
      ].map((name) => parameters.get(name))
      const image = `<img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}">`
      const wording = [words, credit && linkHtml(creditLink ?? '', credit)].filter(Boolean).join(' ')
      const caption = [title, wording].filter(Boolean).join(': ')
      return `<figure>${link ? `<a href="${escapeHtml(link)}">${image}</a>` : image}<figcaption>${lineOfHtml(caption)}</figcaption></figure>${gapIn(text, at, whole)}`
    })
}

const figure = /\{\{[<%]\s*figure\s((?:(?!\{\{)[\s\S])*?)[>%]\}\}/g

/** What keeps the words behind an element apart from it, which would be HTML up to the next empty line. */
function gapIn(text: string, at: number, whole: string): string {
  const rest = text.slice(at + whole.length, at + whole.length + 200)
  if (/^[ \t]*\n[ \t>]*\S/.test(rest)) return '\n'
  return (at === 0 || text[at - 1] === '\n') && /^[ \t]*\S/.test(rest) ? '\n\n' : ''
}

/** A pattern with what may stand before it in its line: a space, or the marks of lists and quotations. */
const withMarks = ({ source }: RegExp) =>
  new RegExp(String.raw`(^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t][ \t>]*)*)?${source}`, 'gm')

/** A block of code on lines of its own, whatever stands beside its tags, and as far in as they are. */
function fenced(marks = '', language: string, code: string, title = ''): string {
  const fence = longerThanIn(code, 3)
  const step = marks.replaceAll(/[^\s>]/g, ' ')
  const lines = code.split('\n').map((line) => {
    const begin = [step, step.trimEnd()].find((each) => line.startsWith(each)) ?? ''
    return line.slice(begin.length)
  })
  const shown = lines
    .join('\n')
    .replace(/^[ \t]*\n/, '')
    .trimEnd()
    .split('\n')
  const block = [...(title ? [`**${title}**`, ''] : []), fence + language, ...shown, fence]
  const [first = '', ...rest] = block.map((line) => step + line)
  return `${[marks.trim() ? marks + first.slice(step.length) : `\n${first}`, ...rest].join('\n')}\n`
}

function inlineCode(code: string): string {
  const mark = longerThanIn(code, 1)
  const space = /^`|`$/.test(code.trim()) ? ' ' : ''
  return `${mark}${space}${code.trim()}${space}${mark}`
}

/** Backticks that end no sooner than the code does. */
const longerThanIn = (code: string, least: number) =>
  '`'.repeat(Math.max(least, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length + 1)))

/** HTML of Markdown in a line, as captions of Hugo are; behind a sign, it begins no list or heading. */
const lineOfHtml = (words: string) => markdownToHtml(`,${words}`).html.replaceAll(/^<p>,|<\/p>\n?$/g, '')
