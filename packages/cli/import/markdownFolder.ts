import { globSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { markdownToHtml } from 'satteri'
import { parse as parseToml } from 'smol-toml'
import { parse as parseYaml } from 'yaml'
import { type ForeignPost, type ForeignSite, requireReadable, textOf } from './foreignPost.ts'
import { readWithin } from './readWithin.ts'
import { requireReadableTables } from './tables.ts'

/** Other programs' names for the fields of a post in lower case, the most likely first. */
const names = {
  title: ['title'],
  date: ['date', 'pubdate', 'publishdate', 'pubdatetime', 'published_at', 'publishedat', 'created'],
  updated: ['updated', 'lastmod', 'updateddate', 'moddatetime', 'last_modified_at', 'modified'],
  description: ['description', 'summary', 'excerpt', 'subtitle'],
  author: ['author', 'authors'],
  hero: [
    'heroimage',
    'image',
    'cover',
    'coverimage',
    'featured_image',
    'featuredimage',
    'thumbnail',
    'banner',
  ],
  tags: ['tags', 'tag', 'keywords', 'categories', 'category'],
  address: ['permalink', 'url'],
  aliases: ['aliases', 'redirect_from'],
}

/** Of a file, in bytes. */
const largest = 2_000_000

/** What is no property of a post here, and says nothing to readers. */
const silent = 'layout type draft published slug weight toc comments comment'.split(' ')

/**
 * The posts of a folder of Markdown files with front matter in YAML, TOML or JSON, as Jekyll, Hugo, Astro and their like
 * keep them. Files without a title are left out.
 */
export function readMarkdownFolder(folder: string): ForeignSite {
  const files = globSync('**/*.{md,markdown,mdx}', { cwd: folder, exclude: ['**/node_modules/**'] }).sort()
  const site: ForeignSite = { posts: [], leftOut: [] }
  for (const file of files) {
    try {
      const post = readFile(folder, file)
      if (typeof post === 'string') site.leftOut.push(`${file}: ${post}`)
      else site.posts.push(post)
    } catch (error) {
      site.leftOut.push(`${file}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  return site
}

function readFile(folder: string, file: string): ForeignPost | string {
  const content = readWithin(folder, file, largest)
  if (!content) return 'is no file'
  const { fields, body } = partsOf(textOf(content))
  requireReadable(body)
  const field = (name: keyof typeof names) =>
    names[name].map((each) => fields[each]).find((value) => value !== undefined && value !== null)
  const title = field('title')
  if (title === undefined || typeof title === 'object') return 'has no title in its front matter'
  const stem = basename(file).replace(/\.\w+$/, '')
  const name = /^_?index$/.test(stem) ? basename(dirname(file)) : stem
  const knownNames = Object.values(names).flat()
  const unknown = Object.keys(fields).filter((each) => ![...knownNames, ...silent].includes(each))
  const { markdown, lost } = withoutTemplates(body, file.endsWith('.mdx'))
  const hero = field('hero')
  const address = field('address')
  const path = typeof address === 'string' ? URL.parse(address, 'http://site')?.pathname : undefined
  const aliases = names.aliases.flatMap((each) => listOf(fields[each]))
  return {
    source: relative('.', join(folder, file)),
    folder: dirname(join(folder, file)),
    file,
    name: String(fields.slug ?? name.replace(/^\d{4}-\d{2}-\d{2}-/, '')),
    title: String(title),
    date: dayOf(field('date')) || (/^\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? ''),
    updated: dayOf(field('updated')),
    description: String(field('description') ?? ''),
    tags: names.tags.flatMap((each) => listOf(fields[each])),
    author: listOf(field('author'))[0],
    html: htmlOf(markdown),
    // Hugo's cover is a record, and Astro's image may be.
    hero:
      typeof hero === 'object' ? addressIn(hero as object) : hero === undefined ? undefined : String(hero),
    // A start page is one here as well.
    address: path === '/' ? undefined : path,
    aliases: aliases.flatMap((each) => aliasPath(each, path) ?? []),
    lost: [
      ...(unknown.length > 0 ? [`the fields ${unknown.join(', ')}`] : []),
      ...aliases.flatMap((each) =>
        aliasPath(each, path) ? [] : [`the alias ${each}, as its folder is not known`],
      ),
      ...lost,
    ],
  }
}

/** Hugo takes one without a slash from the folder of the post's own address on. */
function aliasPath(alias: string, address: string | undefined): string | undefined {
  if (/^(?:\/|https?:)/.test(alias)) return URL.parse(alias, 'http://site')?.pathname
  return address && URL.parse(alias, `http://site${address.replace(/\/$/, '')}`)?.pathname
}

const addressIn = (record: object) => Object.values(record).find((value) => /\.\w{3,4}$/.test(String(value)))

function listOf(value: unknown): string[] {
  if (typeof value === 'string') return value.split(',').map((each) => each.trim())
  return Array.isArray(value) ? value.map((each) => String(each?.name ?? each)) : []
}

function dayOf(value: unknown): string {
  const text = value instanceof Date ? value.toISOString() : String(value ?? '')
  const day = /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0]
  if (day || !text) return day ?? ''
  const time = new Date(`${text} UTC`)
  return Number.isNaN(time.valueOf()) ? '' : time.toISOString().slice(0, 10)
}

function partsOf(source: string): { fields: Record<string, unknown>; body: string } {
  const [whole = '', mark, matter = ''] =
    /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)\r?\n\1[ \t]*(?:\r?\n|$)/.exec(source) ?? []
  const begun = /^\uFEFF?(---|\+\+\+)[ \t]*\r?\n[ \t]*\w+[ \t]*[:=]/.exec(source)?.[1]
  if (!mark && begun) throw new Error(`has front matter that does not end: write ${begun} on a line below it`)
  // Dates as they are written, and no types of YAML that run anything.
  const fields = mark === '+++' ? parseToml(matter) : mark ? parseYaml(matter, { logLevel: 'silent' }) : {}
  const named = Object.entries(fields ?? {}).map(([name, value]) => [name.toLowerCase(), value])
  return { fields: Object.fromEntries(named), body: source.slice(whole.length) }
}

/**
 * Takes out what only the other program can fill in, and keeps what has a counterpart in HTML. What has an end is looked
 * for no further than the next beginning, so that no text is read over and over.
 */
function withoutTemplates(body: string, isMdx: boolean): { markdown: string; lost: string[] } {
  const lost = new Set<string>()
  const drop = (what: string) => {
    lost.add(what)
    return ''
  }
  const attribute = (text: string, name: string) =>
    new RegExp(`\\b${name}=["“]([^"”]*)`).exec(text)?.[1] ?? ''
  let markdown = body
    .replaceAll(
      /\{%-?\s*highlight\s+(\w+)\b[^%]*%\}\r?\n?((?:(?!\{%-?\s*highlight)[\s\S])*?)\{%-?\s*endhighlight\s*-?%\}/g,
      '\n```$1\n$2```\n',
    )
    .replaceAll(
      /\{\{[<%]\s*highlight\s+"?(\w+)\b[^{}]*\}\}\r?\n?((?:(?!\{\{[<%]\s*highlight)[\s\S])*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
      '\n```$1\n$2```\n',
    )
    .replaceAll(/\{%-?\s*(?:end)?(?:raw|comment)\s*-?%\}/g, '')
    .replaceAll(/\{\{[<%]\s*figure\s((?:(?!\{\{)[\s\S])*?)[>%]\}\}/g, (_, attributes: string) => {
      const [src, alt, caption] = ['src', 'alt', 'caption'].map((name) => attribute(attributes, name))
      return `<figure><img src="${src}" alt="${alt}">${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`
    })
  const outsideCode = (change: (text: string) => string) =>
    markdown
      .split(/(^(?:```|~~~)[\s\S]*?^(?:```|~~~)[^\n]*$|`[^`\n]+`)/m)
      .map((part, index) => (index % 2 === 0 ? change(part) : part))
      .join('')
  markdown = outsideCode((text) =>
    text
      .replaceAll(/\{\{\s*(?:site\.(?:base)?url)\s*\}\}/g, '')
      .replaceAll(/\{%-?\s*(?:post_url|link)\s+(\S+)\s*-?%\}/g, '$1')
      .replaceAll(/\{\{[<%]\s*(?:rel)?ref\s+"([^"]*)"\s*[>%]\}\}/g, '$1')
      .replaceAll(/\{\{[<%]\s*(?:\/\s*)?([\w/-]+)(?![\w/-])(?:(?!\{\{)[\s\S])*?[>%]\}\}/g, (_, name) =>
        drop(`the shortcode ${name}`),
      )
      .replaceAll(/\{%-?\s*(\w+)\b(?:(?!\{%)[\s\S])*?%\}/g, (_, name) => drop(`the tag {% ${name} %}`))
      .replaceAll(/\{\{\s*([\w.]+)(?![\w.])[^{}]*\}\}/g, (_, name) => drop(`the value ${name}`))
      .replaceAll(/\{:[^{}\n]*\}/g, ''),
  )
  if (isMdx)
    markdown = outsideCode((text) =>
      text
        .replaceAll(/^(?:import|export)\s.*$/gm, '')
        .replaceAll(/<\/?([A-Z]\w*)\b[^<>]*>/g, (_, name) => drop(`the component ${name}`))
        .replaceAll(/\{\/\*(?:(?!\{\/\*)[\s\S])*?\*\/\}/g, ''),
    )
  return { markdown, lost: [...lost] }
}

/** Characters of private use, which stand for brackets of footnotes: those are kept as they are written. */
export const footnoteMarks = ['\u{e000}', '\u{e001}'] as const

function htmlOf(markdown: string): string {
  const marked = markdown
    .replaceAll(/\[\^([^\][\s]+)\](:?)/g, `${footnoteMarks[0]}$1${footnoteMarks[1]}$2`)
    // Definitions in a row would be one paragraph.
    .replaceAll(new RegExp(`\\n(${footnoteMarks[0]}[^\\n]+${footnoteMarks[1]}:)`, 'g'), '\n\n$1')
  requireReadableTables(markdown)
  return markdownToHtml(marked, { features: { frontmatter: false } }).html
}
