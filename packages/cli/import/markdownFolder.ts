import {
  closeSync,
  type Dirent,
  existsSync,
  globSync,
  lstatSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { isoDay } from '@lintel/rules/time.ts'
import { dayOf, timeToCome } from './dayOf.ts'
import { withoutEmbedded } from './embedded.ts'
import { namelessTags, tagsOf, wordsOf } from './fieldWords.ts'
import { partsOf } from './foreignMatter.ts'
import {
  type ForeignPost,
  type ForeignSite,
  requireReadable,
  requireShallow,
  searchTold,
  textOf,
  unpublished,
} from './foreignPost.ts'
import { htmlOf } from './htmlOf.ts'
import { filledIn, titleFrom } from './jekyll.ts'
import { withoutImports } from './mdx.ts'
import { originalOf } from './originalOf.ts'
import { readWithin } from './readWithin.ts'
import { withoutTemplates } from './templates.ts'
import { withinTime } from './withinTime.ts'

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
  original: ['canonical', 'canonicalurl', 'canonical_url'],
  noIndex: ['robots', 'noindex', 'no_index', 'robotsnoindex', 'robots_noindex'],
}

/** Of a file, in bytes. */
const largest = 2_000_000

/** What is no property of a post here, and says nothing to readers. */
const silent = [
  'layout',
  'type',
  'draft',
  'published',
  'publish',
  'slug',
  'weight',
  'toc',
  'comments',
  'comment',
  'sitemap',
  'password',
  'private',
  'hidden',
  'headless',
]
/** The signs of one that waits, be they truths or words. */
const isUnpublished = (fields: Record<string, unknown>) =>
  !isOff(fields.draft) || ['published', 'publish'].some((name) => name in fields && isOff(fields[name]))
/** With these, other programs keep a post from readers, or from all lists. */
const withheld = ['password', 'private', 'hidden', 'headless']
const isOff = (value: unknown) => /^(?:false|no|off|0)?$/i.test(String(value ?? '').trim())

/**
 * The posts of a folder of Markdown files with front matter in YAML, TOML or JSON, as Jekyll, Hugo, Astro and their like
 * keep them. Files without a title are left out; where none has any front matter, as in Notion's exports, the heading
 * above a text is its title.
 */
export function readMarkdownFolder(folder: string): ForeignSite {
  const site = readFolder(folder, false)
  return site.posts.length > 0 ? site : readFolder(folder, true)
}

function readFolder(folder: string, isPlain: boolean): ForeignSite {
  const linked = new Set<string>()
  const pathOf = ({ parentPath, name }: Dirent) => relative(folder, join(parentPath, name))
  // A linked folder may be the whole disk.
  const isPassedOver = (entry: Dirent | null) => {
    // Of some names that are in another encoding Node finds nothing.
    if (!entry) return true
    const path = join(entry.parentPath, entry.name)
    const isLinked = entry.isSymbolicLink() && existsSync(path) && statSync(path).isDirectory()
    if (isLinked)
      linked.add(`${pathOf(entry)}: is a link to a folder, and no link is followed: name that folder`)
    return isLinked || entry.name === 'node_modules'
  }
  const files = globSync('**/*', { cwd: folder, withFileTypes: true, exclude: isPassedOver })
    .flatMap((entry: Dirent | null) => (entry ? pathOf(entry) : []))
    .sort()
  const site: ForeignSite = { posts: [], leftOut: [...linked] }
  for (const file of files) {
    try {
      if (isUnreadableName(folder, file)) {
        site.leftOut.push(
          `${file}: has a name that is not in UTF-8, so that it cannot be opened: rename it, and import again`,
        )
        continue
      }
      const own = isMarkdown.test(file) ? ownNameOf(folder, file) : file
      if (own !== file && files.includes(own)) {
        site.leftOut.push(`${file}: is ${own} once more, by a link`)
        continue
      }
      const post = withinTime(() =>
        isMarkdown.test(file) ? readFile(folder, file, isPlain) : whyNoPost(folder, file),
      )
      if (typeof post === 'string') site.leftOut.push(`${file}: ${post}`)
      else if (post) site.posts.push(post)
    } catch (error) {
      site.leftOut.push(`${file}: ${(error as Error).message.split('\n')[0]}`)
    }
  }
  return site
}

/** Whether a file or a folder is called otherwise, as letters of its name cannot be read. */
const isUnreadableName = (folder: string, file: string) =>
  basename(file).includes('\u{fffd}') && !lstatSync(join(folder, file), { throwIfNoEntry: false })

/** What a file is called in its folder where no link is followed. */
const ownNameOf = (folder: string, file: string) =>
  existsSync(join(folder, file)) ? relative(realpathSync(folder), realpathSync(join(folder, file))) : file

export const isMarkdown = /\.(?:md|markdown|mdx|mdown|mdwn|mkdn?|mkdown)$/i
/** What is a post only with front matter, and a template without. */
const isTemplate = /\.(?:ejs|haml|hbs|html?|liquid|njk|pug|vto|webc)$/i
/** Folders of other templates than posts, and of what was made with them. */
const ofTemplates = /(?:^|[\\/])(?:_(?!drafts|posts)[^\\/]*|layouts|themes)[\\/]/
/** Pictures, and what such programs are set up and run with. */
const isSilent =
  /(?:^|[\\/])\.|(?:^|[\\/])[^.]+$|\.(?:avif|bmp|gif|heic|ico|jpe?g|png|svg|tiff?|webp|astro|bib|cfg|[cm]?[jt]s|conf|css|csv|env|eot|gemspec|ini|json5?|[jt]sx|less|lock|lua|map|mod|otf|py|rb|sass|scss|sh|styl|sum|svelte|toml|tsv|ttf|vue|webmanifest|woff2?|xml|xsl|ya?ml)$/i

const beginsExport = /^.{0,5000}?<rss\b[^>]*wordpress/s

/** The files of a folder that holds nothing but a WordPress export, which may be divided; none where it holds more. */
export function exportsIn(folder: string): string[] {
  const entries = readdirSync(folder, { withFileTypes: true }).filter(({ name }) => !name.startsWith('.'))
  const isExport = (entry: Dirent) =>
    entry.isFile() && /\.xml$/i.test(entry.name) && beginsExport.test(beginningOf(join(folder, entry.name)))
  return entries.every(isExport) ? entries.map(({ name }) => name).sort() : []
}

/** An export may be larger than any text that is read here. */
function beginningOf(file: string): string {
  const descriptor = openSync(file, 'r')
  const bytes = Buffer.alloc(10_000)
  try {
    return bytes.toString('utf8', 0, readSync(descriptor, bytes))
  } finally {
    closeSync(descriptor)
  }
}

/** Material for MkDocs has its dates in one field. */
function takeDates(fields: Record<string, unknown>) {
  const { date } = fields
  if (typeof date !== 'object' || date === null || !('created' in date)) return
  Object.assign(fields, { ...date, date: date.created })
}

/** A heading above all, by which programs without front matter call a text. */
const titleAbove = /^\s*#[ \t]+(?=[^\s#])([^\n]{1,300})(?:\n|$)/

const isExport = (folder: string, file: string) =>
  /\.xml$/i.test(file) && beginsExport.test(String(readWithin(folder, file, largest)))

function whyNoPost(folder: string, file: string): string | undefined {
  if (isExport(folder, file))
    return 'is an export of WordPress: import it by itself, with --from and its name, or all its files in a folder of their own'
  const path = join(folder, file)
  if (isSilent.test(file) || !existsSync(path) || !statSync(path).isFile()) return undefined
  if (isTemplate.test(file) && !/^\uFEFF?(?:---|\+\+\+)\s/.test(String(readWithin(folder, file, largest))))
    return /\.html?$/i.test(file) && !ofTemplates.test(file)
      ? 'has no front matter, as templates have none: if it is a post, save it as Markdown, with its title above'
      : undefined
  return 'is no Markdown, which alone is read: if it is a post, save it as such'
}

function readFile(folder: string, file: string, isPlain: boolean): ForeignPost | string {
  if (/^_index\./.test(basename(file))) return 'is the page above a list of posts, and none itself'
  const content = readWithin(folder, file, largest)
  if (!content) return 'is no file'
  const embedded = new Map<string, string>()
  const source = withoutEmbedded(textOf(content).replaceAll(/\r\n?/g, '\n'), embedded)
  const { fields, body: whole, repeated = [] } = partsOf(source)
  takeDates(fields)
  requireReadable(whole)
  requireShallow(whole)
  const field = (name: keyof typeof names) =>
    names[name].map((each) => fields[each]).find((value) => value !== undefined && value !== null)
  const stem = basename(file).replace(/\.\w+$/, '')
  const name = stem === 'index' ? basename(dirname(file)) : stem
  const isJekyll = /^\d{4}-\d{2}-\d{2}-/.test(name)
  const ownName = name.replace(/^\d{4}-\d{2}-\d{2}-/, '')
  const ofMatter = field('title') ?? (isJekyll ? titleFrom(ownName) : undefined)
  const heading =
    isPlain || Object.keys(fields).length > 0
      ? titleAbove.exec(whole)?.[1]?.replace(/(?:[ \t]#+)?[ \t]*$/, '')
      : undefined
  const title = ofMatter ?? heading
  if (title === undefined || typeof title === 'object')
    return 'has no title in its front matter: write “title: …” above its text, between two lines of “---”'
  const body = ofMatter === undefined ? whole.replace(titleAbove, '') : whole
  const kept = withheld.find((each) => !isOff(fields[each]))
  if (kept === 'password') return 'has a password'
  if (kept) return `is ${kept}, as its front matter says: take that line out to import it`
  const knownNames = Object.values(names).flat()
  const unknown = Object.keys(fields).filter((each) => ![...knownNames, ...silent].includes(each))
  // Docusaurus reads all files so, whatever they are called.
  const isMdx = /\.mdx$/i.test(file) || withoutImports(body) !== body
  const told = new Set<string>()
  const tell = (what: string) => void told.add(what)
  const hero = field('hero')
  const description = wordsOf(field('description')).join(' ')
  const hasDescription = !description && typeof field('description') === 'object'
  const [author, ...otherAuthors] = new Set(names.author.flatMap((each) => wordsOf(fields[each])))
  const otherDescriptions = names.description.flatMap((each) => {
    const text = wordsOf(fields[each]).join(' ')
    return text && text !== description ? [`the ${each}: ${text}`] : []
  })
  // Hugo shows no post before that day, whatever its date.
  const publish = dayOf(fields.publishdate)
  const heldBack = publish > isoDay(Date.now()) ? publish : undefined
  const day = dayOf(field('date'))
  const updated = dayOf(field('updated'))
  const dayOfName = /^\d{4}-\d{2}-\d{2}/.exec(name)?.[0] ?? ''
  const [writtenDate = ''] = day || heldBack ? [] : wordsOf(field('date'))
  const [writtenUpdate] = updated ? [] : wordsOf(field('updated'))
  const slug = String(fields.slug ?? ownName)
  const date = heldBack ?? (day || dayOfName)
  const time = timeToCome(date, heldBack ? fields.publishdate : field('date'))
  const address = field('address')
  const categories = tagsOf('categories', fields.categories, isJekyll)
  const { filled, open } = filledIn(typeof address === 'string' ? address : '', { date, slug, categories })
  const path = filled && !open ? pathIn(URL.parse(filled, 'http://site')) : undefined
  const isUnlisted = /^false$|disable|exclude/.test(JSON.stringify(fields.sitemap))
  const aliases = names.aliases.flatMap((each) => wordsOf(fields[each]))
  return {
    source: relative('.', join(folder, file)),
    folder: dirname(join(folder, file)),
    file,
    name: slug,
    title: String(title),
    date,
    time,
    writtenDate,
    updated,
    description,
    tags: names.tags.flatMap((each) => tagsOf(each, fields[each], isJekyll)),
    author,
    html: htmlOf(withoutTemplates(body, isMdx, tell), tell),
    original: htmlOf(originalOf(body, isMdx)),
    embedded,
    // Hugo's cover is a record, and Astro's image may be.
    hero:
      typeof hero === 'object' ? addressIn(hero as object) : hero === undefined ? undefined : String(hero),
    // A start page is one here as well.
    address: path === '/' ? undefined : path,
    aliases: aliases.flatMap((each) => aliasPath(each, path) ?? []),
    lost: [
      ...(isUnpublished(fields) ? [unpublished] : []),
      ...searchTold([...names.noIndex.map((each) => fields[each]), isUnlisted], field('original')),
      ...(writtenUpdate ? [`the day of its last change, ${writtenUpdate}, which cannot be told`] : []),
      ...(hasDescription ? ['the description, which is no text'] : []),
      ...otherDescriptions,
      ...(hero !== null && typeof hero === 'object' ? saidOf(hero) : []),
      ...(otherAuthors.length > 0 ? [`the authors ${otherAuthors.join(', ')}, as a post has one`] : []),
      ...(open ? [`its old address ${address}, as ${open} is not known`] : []),
      ...repeated.map((each) => `the first ${each}, as its front matter has several: the last one counts`),
      ...names.tags.flatMap((each) => namelessTags(fields[each])),
      ...(unknown.length > 0 ? [`the fields ${unknown.join(', ')}`] : []),
      ...aliases.flatMap((each) =>
        aliasPath(each, path) ? [] : [`the alias ${each}, as its folder is not known`],
      ),
      ...told,
    ],
  }
}

/** Hugo takes one without a slash from the folder of the post's own address on. */
function aliasPath(alias: string, address: string | undefined): string | undefined {
  if (/^(?:\/|https?:)/.test(alias)) return pathIn(URL.parse(alias, 'http://site'))
  return address && pathIn(URL.parse(alias, `http://site${address.replace(/\/$/, '')}`))
}

const pathIn = (url: URL | null) => url?.pathname && url.pathname + url.search

const addressIn = (record: object) => Object.values(record).find((value) => /\.\w{3,4}$/.test(String(value)))

/** What a record of a picture says beside its address. */
const saidOf = (record: object) =>
  Object.entries(record).flatMap(([name, value]) =>
    /alt|caption|credit|title/i.test(name) && typeof value === 'string'
      ? [`what is said of the picture above it: ${value}`]
      : [],
  )
