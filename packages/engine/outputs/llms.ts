import { site } from '@site/data/site.ts'
import { blockOf } from '../content/blockPages.ts'
import { navigation } from '../content/navigation.ts'
import { markdownOf, postList } from '../content/posts.ts'
import { getCollection, getContent } from '../content/store.ts'
import { copyOf, fileOf, type PageMetadata, pathsBesidesBlog } from '../render/pageMetadata.ts'
import { newest } from './blogFiles.ts'
import type { OutputFiles } from './output.ts'
import { bodyOfCopy } from './pageCopies.ts'
import { printable, singleLine } from './text.ts'

/** How many of the newest articles are included, so that the files stay small however many there are. */
const maxArticles = 50

interface Entry {
  name: string
  path: string
  notes?: string
}

const serviceEntries = (): Entry[] => [
  { name: 'Services', path: '/services', notes: getContent('pages', 'services').head.description },
  ...getCollection('services').map(({ name, href, description }) => ({
    name,
    path: href,
    notes: description,
  })),
]

function companyEntries(): Entry[] {
  const { head: about } = getContent('pages', 'about')
  const { heading, head } = getContent('pages', 'case-studies')
  const { head: pricing } = getContent('pages', 'pricing')
  const { section: contact } = getContent('pages', 'contact')
  const { head: careers } = getContent('pages', 'careers')
  return [
    { name: about.title, path: '/about', notes: about.description },
    { name: heading, path: '/case-studies', notes: head.description },
    ...getCollection('caseStudies').map(({ title, href, description }) => ({
      name: title,
      path: href,
      notes: description,
    })),
    { name: pricing.title, path: '/pricing', notes: pricing.description },
    { name: contact.label, path: '/contact', notes: contact.lead },
    { name: careers.title, path: '/careers', notes: careers.description },
  ]
}

function specimenEntries(): Entry[] {
  const { head } = getContent('pages', 'specimens')
  return [
    { name: head.title, path: '/specimens', notes: head.description },
    ...getCollection('specimens').map(({ name, href, summary }) => ({ name, path: href, notes: summary })),
  ]
}

function toolEntries(): Entry[] {
  const page = getContent('pages', 'tools')
  const { title, lead } = blockOf(page, 'tools-hero') ?? { ...page.head, lead: page.head.description }
  return [
    { name: title, path: '/tools', notes: lead },
    ...getCollection('tools').map(({ id, title, description }) => ({
      name: title,
      path: `/tools/${id}`,
      notes: description,
    })),
  ]
}

const legal = (): Entry[] =>
  navigation().footerGroups[2].links.map(({ label, href }) => ({ name: label, path: href }))

/**
 * Writes the site for language models (llmstxt.org): llms.txt lists its pages, and llms-full.txt contains all
 * of them as Markdown, taken from the copies next to the pages.
 */
export async function writeLlms(files: OutputFiles, pages: PageMetadata[]) {
  await files.write({ path: 'llms.txt', content: overview() })
  const entries = [...serviceEntries(), ...companyEntries(), ...specimenEntries(), ...toolEntries()]
  const copied = new Set(pathsBesidesBlog(pages))
  const paths = ['/', ...entries.map(({ path }) => path)].filter((path) => copied.has(path))
  const key = `${files.keyOf(paths.map(fileOf))} ${newest(postList(), maxArticles)}`
  await files.put('llms-full.txt', key, () => everything(files, paths))
}

export function overview(posts = postList()): string {
  const articles = posts
    .slice(0, maxArticles)
    .map(({ title, slug, description }) => ({ name: title, path: `/blog/${slug}.md`, notes: description }))
  const feeds = getContent('pages', 'blog').feeds.map(({ label, href }) => ({ name: label, path: href }))
  return [
    `# ${site.name}`,
    `> ${site.description}`,
    `${site.tagline} Each address below that ends in .md is the Markdown copy of a page or an article. All of them but the legal texts in one file: ${site.origin}/llms-full.txt`,
    section('Services', serviceEntries().map(asCopy)),
    section('Company', companyEntries().map(asCopy)),
    section('Sample documents', specimenEntries().map(asCopy)),
    section('Tools', toolEntries().map(asCopy)),
    section('Articles', articles),
    section('Optional', [{ name: 'All articles', path: '/blog' }, ...feeds, ...legal().map(asCopy)]),
    '',
  ].join('\n\n')
}

function section(heading: string, entries: Entry[]): string {
  const lines = entries.map(
    ({ name, path, notes = '' }) =>
      `- [${linkText(name) || path}](${site.origin}${path})${singleLine(notes) && `: ${singleLine(notes)}`}`,
  )
  return [`## ${heading}\n`, ...lines].join('\n')
}

const copyFile = (path: string) => copyOf(path).slice(1)

const asCopy = (entry: Entry): Entry => ({ ...entry, path: copyOf(entry.path) })

/** The format has no escape for brackets in link text. */
const linkText = (name: string) => singleLine(name).replaceAll('[', '(').replaceAll(']', ')')

function everything(files: OutputFiles, paths: string[]): string {
  const pages = paths.map(
    (path) => `<!-- ${site.origin}${path} -->\n\n${bodyOfCopy(files.read(copyFile(path)))}`,
  )
  const articles = postList()
    .slice(0, maxArticles)
    .map(
      (post) =>
        `<!-- ${site.origin}/blog/${post.slug} -->\n\n# ${singleLine(post.title)}\n\n${printable(markdownOf(post))}`,
    )
  // The file is read away from this site, so its links must be absolute.
  return `${[...pages, ...articles].join('\n\n---\n\n').replaceAll('](/', `](${site.origin}/`)}\n`
}
