import { existsSync, lstatSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFollowLink, type FollowLink, importFolder } from '@lintel/engine/checks/links.ts'
import { checkPostText, metadataProblems } from '@lintel/engine/checks/posts.ts'
import { checkQuotes, typographic } from '@lintel/engine/checks/quotes.ts'
import { checkTags, type TagPages } from '@lintel/engine/checks/tags.ts'
import { readFrontMatter } from '@lintel/engine/content/frontMatter.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { readPosts } from '@lintel/engine/content/posts.ts'
import { readSource } from '@lintel/engine/content/sources.ts'
import type { Redirect } from '@lintel/engine/schemas/redirects.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { slugOf } from '@lintel/rules/slugOf.ts'
import { withoutForbidden } from '@lintel/rules/text.ts'
import { site as firm } from '@site/data/site.ts'
import type { Root } from 'hast'
import { convertPost } from './convertPost.ts'
import { isAmbiguous } from './dayOf.ts'
import { withEmbedded } from './embedded.ts'
import { type FoundPicture, findPicture, isFreeIn, type PictureSources } from './findPicture.ts'
import type { ForeignPost, ForeignSite } from './foreignPost.ts'
import { slugsOf } from './names.ts'
import { createOldLinks, type OldLinks } from './oldLinks.ts'
import { treeOf } from './paragraphs.ts'
import { createRedirects } from './redirectsOf.ts'
import { bracesTold, hasTokens, picturesIn, withoutTokens } from './toMarkdown.ts'
import { withinTime } from './withinTime.ts'

export const postFolder = 'content/blog'

export interface ImportedPost {
  /** The file that it becomes; nothing where there is none of it. */
  file?: string
  /** What is to be written, by its path: the pictures first. */
  files?: Map<string, string | Uint8Array>
  source: string
  lost: string[]
  /** What has to be mended before it can be moved to the other posts. */
  problems: Diagnostic[]
  /** What to write into content/redirects.yaml once it is published. */
  redirects?: Redirect[]
  /** Whether the address that it had is known. */
  hasAddress?: boolean
}

/**
 * Makes drafts of the posts of another site, one after the other. Nothing is written: each is to be before the next one is
 * asked for, whose pictures must not take the names of its own. A post that cannot be read does not keep the others back.
 */
export async function* importPosts(
  site: ForeignSite,
  sources: Pick<PictureSources, 'folders' | 'download'>,
): AsyncGenerator<ImportedPost, void> {
  const slugs = slugsOf(site.posts)
  const imported = slugs.map((slug, index) =>
    isOther(fileOf(slug), site.posts[index]?.title) ? undefined : slug,
  )
  const there = readPosts().posts
  const tagPages: TagPages = new Map()
  checkTags(
    there.map(({ file }) => ({ file: `${postFolder}/${file}`, source: readSource(`${postFolder}/${file}`) })),
    tagPages,
  )
  const follow = createFollowLink(there, Date.now())
  const uploaded = (site.uploaded ?? []).flatMap((address) => URL.parse(address, site.origin) ?? [])
  const hosts = [...uploaded, new URL(firm.origin), ...(site.origin ? [new URL(site.origin)] : [])].map(
    ({ hostname }) => hostname.replace(/^www\./, ''),
  )
  const ownAddresses = {
    hosts: [...new Set(hosts)],
    uploaded: new Set(uploaded.map(({ pathname }) => pathname)),
  }
  const oldLinks = createOldLinks(site, imported)
  const surroundings = {
    origin: site.origin,
    sources: { ...sources, ...ownAddresses },
    tagPages,
    oldLinks,
    // Drafts may link to each other, and these are drafts all.
    follow: (address: string, from?: string) =>
      imported.includes(address.replace('/blog/', '')) ? undefined : follow(address, from),
    redirectsOf: createRedirects(
      oldLinks.postAt,
      (path) => imported.includes(path.replace('/blog/', '')) || !follow(path),
    ),
  }
  for (const [index, post] of site.posts.entries())
    yield await importPost(post, slugs[index] ?? '', surroundings).catch((error: Error) => {
      const lost = [`all of it, as it cannot be read: ${error.message}`]
      return { source: post.source, lost, problems: [] }
    })
}

interface Surroundings {
  origin?: string
  sources: PictureSources
  /** Of the posts that are there, and of those before that need no mending. */
  tagPages: TagPages
  oldLinks: OldLinks
  follow: FollowLink
  redirectsOf: ReturnType<typeof createRedirects>
}

async function importPost(
  post: ForeignPost,
  slug: string,
  { origin, sources, tagPages, oldLinks, follow, redirectsOf }: Surroundings,
): Promise<ImportedPost> {
  const name = `${slug}.md`
  const file = join(postFolder, name)
  const there = fileOf(slug)
  if (there) {
    const name = post.file ? 'slug in its front matter' : '<wp:post_name> in the export'
    const fix = isOther(there, post.title)
      ? ` with another title: to bring this post as well, give it another ${name}, and import again`
      : ''
    return { source: post.source, lost: [`all of it, as ${there} is there already${fix}`], problems: [] }
  }

  const tree = withinTime(() => treeOf(post))
  const folders = [...(post.folder ? [post.folder] : []), ...sources.folders]
  const base = origin && origin + (post.address ?? '/')
  const pictures = await findPictures(tree, post, slug, { ...sources, folders, base })
  const remaining = new Set<string>()
  const addressOf = (address: string) => {
    // Ids of headings are made of their words here.
    if (address.startsWith('#')) return undefined
    const isLocal = !/^[a-z]+:|^\/\//i.test(address)
    const absolute = isLocal && base ? new URL(address, base).href : address
    const old = oldLinks.postAt(absolute, post.file)
    if (old?.page) return old.page
    // A page beside the old post, which one beside this post need not be.
    const isBeside = isLocal && !base && !address.startsWith('/')
    const leads = !isBeside && !follow(absolute, `/blog/${slug}`)
    const isHere = URL.parse(absolute, firm.origin)?.origin === firm.origin
    // What has its address here may be another one.
    if (isHere && old) return undefined
    if (isHere && leads) return absolute
    const moved = oldLinks.newAddress(absolute)
    if (!moved && leads && oldLinks.isOld(absolute)) remaining.add(absolute)
    return moved ?? (leads ? absolute : undefined)
  }
  const converted = withinTime(() =>
    convertPost(post, tree, { pictures, addressOf, hasTitles: post.file !== undefined }),
  )
  const { lost } = converted
  const markdown = withEmbedded(converted.markdown, post.embedded)
  const hero = post.hero === undefined ? undefined : pictures.get(post.hero)
  const heroName = hero && 'name' in hero ? hero.name : undefined
  const text = `---\n${frontMatterOf(post, heroName)}---\n\n${markdown}`
  const foundPictures = withoutRepeats([...pictures.values()].filter((picture) => 'name' in picture))
  const allTagPages = new Map(tagPages)
  const problems = withinTime(() => [
    ...problemsIn(file, name, text, foundPictures, follow),
    ...checkTags([{ file, source: text }], allTagPages),
  ])
  const isAccepted = problems.length === 0
  if (isAccepted) for (const [slug, first] of allTagPages) tagPages.set(slug, first)
  const target = isAccepted ? postFolder : importFolder
  const pictureFiles = foundPictures
    .map((picture) => [join(target, 'images', picture.name), picture.content] as const)
    .filter(([path]) => !existsSync(path))

  const addresses = redirectsOf(post, slug)
  const isTold = [post.title, post.description, post.author ?? '', ...post.tags].some(hasTokens)
  return {
    file: join(target, name),
    files: new Map<string, string | Uint8Array>([...pictureFiles, [join(target, name), text]]),
    source: post.source,
    lost: [
      ...post.lost,
      ...dateLost(post),
      ...post.tags
        .filter((tag) => tag && !slugOf(tag))
        .map((tag) => `the tag ${tag}: addresses are made of Latin letters and digits, and it has none`),
      ...(hero && 'why' in hero ? [`the picture above it, ${post.hero?.slice(0, 200)}: ${hero.why}`] : []),
      ...(markdown.trim() ? [] : ['its text: there is none']),
      ...new Set([...(isTold ? [bracesTold] : []), ...lost]),
      ...[...remaining].map((address) => `the link to ${address}, which leads to the old site`),
      ...addresses.lost,
    ],
    problems,
    redirects: addresses.redirects,
    hasAddress: Boolean(post.address),
  }
}

function dateLost({ date, writtenDate }: ForeignPost): string[] {
  if (!writtenDate) return date ? [] : ['its date: it had none, so give it one']
  const why = isAmbiguous(writtenDate) ? 'which may be either of two days' : 'which cannot be read'
  const fix = date ? `it has ${date}, as its file is called` : 'write it as year-month-day'
  return [`its date ${writtenDate}, ${why}: ${fix}`]
}

/** The file of this name, among the articles or those that wait. */
const fileOf = (slug: string) =>
  [postFolder, importFolder]
    .map((folder) => join(folder, `${slug}.md`))
    .find((path) => lstatSync(path, { throwIfNoEntry: false }))

/** Whether a file holds another post, as far as its title says: that of an import before has the same. */
function isOther(file: string | undefined, title = ''): boolean {
  if (!file) return false
  try {
    return readFrontMatter(readFileSync(file, 'utf8')).data.title !== titleOf(title)
  } catch {
    return true
  }
}

const titleOf = (title: string) => wordsOf(title) || 'Untitled'

const wordsOf = (text: string) => withoutTokens(typographic(withoutForbidden(text)))

/** The pictures of a post by their addresses, none of them written yet. */
async function findPictures(
  tree: Root,
  post: ForeignPost,
  slug: string,
  sources: PictureSources,
): Promise<Map<string, FoundPicture | { why: string }>> {
  const pictures = new Map<string, FoundPicture | { why: string }>()
  const isFree = (picture: FoundPicture) =>
    [postFolder, importFolder].every((folder) => isFreeIn(join(folder, 'images'), picture)) &&
    [...pictures.values()].every(
      (other) =>
        !('name' in other) ||
        other.name !== picture.name ||
        Buffer.from(picture.content).equals(other.content),
    )
  for (const address of new Set([...picturesIn(tree), ...(post.hero ? [post.hero] : [])]))
    try {
      pictures.set(address, await findPicture(post.embedded?.get(address) ?? address, slug, sources, isFree))
    } catch (error) {
      pictures.set(address, { why: (error as Error).message })
    }
  return pictures
}

/** One picture may have several addresses. */
const withoutRepeats = (pictures: FoundPicture[]) => [
  ...new Map(pictures.map((picture) => [picture.name, picture])).values(),
]

/** JSON is YAML too, so every value is quoted as it must be. */
function frontMatterOf(post: ForeignPost, hero?: string): string {
  const isAuthor = post.author && post.author !== firm.team
  const fields = {
    title: titleOf(post.title),
    description: wordsOf(post.description),
    ...(post.date && { date: post.date }),
    ...(post.time && { time: post.time }),
    ...(post.updated && post.updated > post.date && post.date && { updated: post.updated }),
    ...(isAuthor && { author: wordsOf(post.author ?? '') }),
    tags: post.tags.filter((tag) => slugOf(tag)).map(wordsOf),
    ...(hero && { heroImage: `images/${hero}` }),
    draft: true,
  }
  return Object.entries(fields)
    .map(([name, value]) => `${name}: ${/date$/.test(name) ? value : JSON.stringify(value)}\n`)
    .join('')
}

/** What `npm run check -- content` would say of a post, once its pictures are there. */
function problemsIn(
  file: string,
  name: string,
  text: string,
  pictures: FoundPicture[],
  follow: FollowLink,
): Diagnostic[] {
  // Addresses from the slash on are not looked up among the files.
  const renamed = (text: string, from: string, to: string) =>
    pictures.reduce((result, picture) => result.replaceAll(from + picture.name, to + picture.name), text)
  const checked = renamed(text, 'images/', '/images/')
  return [
    ...metadataProblems(parsePost(name, checked)),
    ...checkPostText(file, checked, follow),
    ...checkQuotes(file, checked),
  ].map((problem) => ({ ...problem, message: renamed(problem.message, '/images/', 'images/') }))
}
