import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as v from 'valibot'
import { parsePost } from '#content/parsePost.ts'
import { readPosts } from '#content/posts.ts'
import { site as firm } from '#content/site.ts'
import { type Diagnostic, describeDiagnostic } from '#data/diagnostic.ts'
import { slugOf } from '#data/rules/slugOf.ts'
import { redirectsSchema } from '#data/schemas/redirects.ts'
import { createFollowLink, type FollowLink, waitingFolder } from '#scripts/quality/checks/links.ts'
import { besidesText, checkPostText } from '#scripts/quality/checks/posts.ts'
import { checkQuotes, typographic } from '#scripts/quality/checks/quotes.ts'
import { bringPicture, type PictureSources } from './bringPicture.ts'
import type { ForeignPost, ForeignSite } from './foreignPost.ts'
import { createOldLinks, letHostRedirect, type OldLinks, plain } from './oldLinks.ts'
import { picturesIn, readHtml, toMarkdown } from './toMarkdown.ts'

const postFolder = 'content/blog'

interface ImportedPost {
  /** The file that was written; nothing where one of this name was there. */
  file?: string
  source: string
  lost: string[]
  /** What has to be mended before it can be moved to the other posts. */
  problems: Diagnostic[]
  /** What to write into content/redirects.yaml once it is published. */
  redirect?: { from: string; to: string }
}

/** Writes the posts of another site as drafts, with their pictures, and never over a file that is there. */
export async function importPosts(site: ForeignSite, sources: PictureSources): Promise<ImportedPost[]> {
  const slugs = site.posts.map((post) => slugOf(post.name) || slugOf(post.title) || `post-${post.date}`)
  const follow = createFollowLink(readPosts().posts, new Date().toISOString().slice(0, 10))
  const surroundings = {
    ...{ origin: site.origin, sources, oldLinks: createOldLinks(site, slugs) },
    // Drafts may link to each other, and these are drafts all.
    follow: (address: string, from?: string) =>
      slugs.includes(address.replace('/blog/', '')) ? undefined : follow(address, from),
  }
  const imported: ImportedPost[] = []
  for (const [index, post] of site.posts.entries())
    imported.push(await importPost(post, slugs[index] ?? '', surroundings))
  return imported
}

interface Surroundings {
  origin?: string
  sources: PictureSources
  oldLinks: OldLinks
  follow: FollowLink
}

async function importPost(
  post: ForeignPost,
  slug: string,
  { origin, sources, oldLinks, follow }: Surroundings,
): Promise<ImportedPost> {
  const name = `${slug}.md`
  const file = join(postFolder, name)
  const waiting = join(waitingFolder, name)
  const there = [file, waiting].find((path) => existsSync(path))
  if (there) return { source: post.source, lost: [`all of it, as ${there} is there already`], problems: [] }

  const tree = readHtml(post.html)
  const local = { ...sources, folders: [dirname(post.source), ...sources.folders] }
  const pictures = new Map<string, string>()
  for (const address of [...picturesIn(tree), ...(post.hero ? [post.hero] : [])]) {
    const named = await bringPicture(address, slug, local, join(postFolder, 'images'))
    if (named) pictures.set(address, named)
  }
  const remaining = new Set<string>()
  const addressOf = (address: string) => {
    // Ids of headings are made of their words here.
    if (address.startsWith('#')) return undefined
    const isLocal = !/^[a-z]+:|^\/\//i.test(address)
    const absolute = isLocal && origin ? new URL(address, origin + (post.address ?? '/')).href : address
    const why = follow(absolute, `/blog/${slug}`)
    const isPage = !why && URL.parse(absolute, firm.origin)?.origin === firm.origin
    if (isPage) return absolute
    const moved = oldLinks.newAddress(absolute)
    if (!moved && !why && oldLinks.isOld(absolute)) remaining.add(absolute)
    return moved ?? (why ? undefined : absolute)
  }
  const { markdown, lost } = toMarkdown(tree, { pictures, addressOf })
  const hero = post.hero && pictures.get(post.hero)
  const text = `---\n${frontMatterOf(post, hero)}---\n\n${markdown}`
  const problems = problemsIn(file, name, text, follow)
  const written = problems.length > 0 ? waiting : file
  mkdirSync(dirname(written), { recursive: true })
  writeFileSync(written, text)
  const heroLost = post.hero && !hero ? [`the picture above it, ${post.hero}`] : []
  const [from, to] = [plain(post.address ?? ''), `/blog/${slug}`]
  const isMoved = from !== '' && from !== to
  const isWritable = isMoved && v.is(redirectsSchema, [{ from, to }])
  const byHost = isMoved && !isWritable ? [`its old address ${from}: ${letHostRedirect}`] : []
  const leftBehind = [...remaining].map((address) => `the link to ${address}, which leads to the old site`)
  return {
    file: written,
    source: post.source,
    lost: [...post.lost, ...heroLost, ...lost, ...leftBehind, ...byHost],
    problems,
    ...(isWritable && { redirect: { from, to } }),
  }
}

/** JSON is YAML too, so every value is quoted as it must be. */
function frontMatterOf(post: ForeignPost, hero?: string): string {
  const isAuthor = post.author && post.author !== firm.team
  const fields = {
    title: typographic(post.title) || 'Untitled',
    description: typographic(post.description),
    date: post.date || new Date().toISOString().slice(0, 10),
    ...(post.updated && post.updated > post.date && post.date && { updated: post.updated }),
    ...(isAuthor && { author: post.author }),
    tags: post.tags.filter((tag) => slugOf(tag)),
    ...(hero && { heroImage: `images/${hero}` }),
    draft: true,
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${/date$/.test(name) ? value : JSON.stringify(value)}\n`)
    .join('')
}

/** What `npm run check -- content` would say of a post. */
function problemsIn(file: string, name: string, text: string, follow: FollowLink): Diagnostic[] {
  return [
    ...besidesText(parsePost(name, text)),
    ...checkPostText(file, text, follow),
    ...checkQuotes(file, text),
  ]
}

/** The report of an import, as text for its owner. */
export function reportOf(imported: ImportedPost[], leftOut: string[]): string {
  const written = imported.filter(({ file }) => file)
  const waiting = written.filter(({ problems }) => problems.length > 0)
  const lines = (title: string, entries: string[]) => (entries.length > 0 ? ['', title, ...entries] : [])
  return [
    `${written.length} posts are imported as drafts: ${written.length - waiting.length} to ${postFolder}/, ${waiting.length} to ${waitingFolder}/.`,
    ...lines(
      'Not kept, post by post:',
      imported
        .filter(({ lost }) => lost.length > 0)
        .flatMap(({ file, source, lost }) => [`  ${file ?? source}`, ...lost.map((what) => `    ${what}`)]),
    ),
    ...lines(
      `Mend these, and move them to ${postFolder}/:`,
      waiting.flatMap(({ file = '', problems }) =>
        problems.map((problem) => `  ${describeDiagnostic({ ...problem, file })}`),
      ),
    ),
    ...lines(
      'Left out:',
      leftOut.map((what) => `  ${what}`),
    ),
    ...lines(
      'Once a post is published, its line for content/redirects.yaml:',
      written.flatMap(({ redirect }) =>
        redirect ? [`  - { from: ${redirect.from}, to: ${redirect.to} }`] : [],
      ),
    ),
    '',
  ].join('\n')
}
