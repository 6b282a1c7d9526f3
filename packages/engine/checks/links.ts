import { globSync } from 'node:fs'
import { type Diagnostic, lineAt } from '@lintel/rules/diagnostic.ts'
import { headingSlug, layoutIds } from '@lintel/rules/headingSlug.ts'
import { site } from '@site/data/site.ts'
import { everyCollection } from '../content/collections.ts'
import { legalText } from '../content/legal.ts'
import { listPaths } from '../content/lists.ts'
import { anchorsIn } from '../content/markdown/pipeline.ts'
import { isPublished, markdownOf } from '../content/posts.ts'
import { isFile, readFromDisk } from '../content/sources.ts'
import { getCollection, getContent, temporaryPages } from '../content/store.ts'
import { folderOf, pageSources, recordOf } from '../render/lastModified.ts'
import { routeOf } from '../render/pageMetadata.ts'
import type { Post } from '../schemas/post.ts'
import type { Address } from './markdown.ts'
import { recordTexts } from './recordTexts.ts'
import { type NodePath, type SourceText, sourceTexts } from './sourceTexts.ts'

/** Files other than pages that the build writes and links may lead to. */
const writtenFiles =
  /^\/(?:blog\/feed\.(?:xml|json)|sitemap\.xml|robots\.txt|llms(?:-full)?\.txt|site\.webmanifest)$/

/** Returns why a link leads nowhere, or undefined if it works. */
export type FollowLink = (
  address: string,
  /** The page with the link; omit it if the file may be part of any page. */
  from?: string,
  /** Whether the link is left out while its page is not there. */
  isLeftOut?: boolean,
) => string | undefined

/**
 * Creates a link checker that finds pages and anchors in the sources, so it needs no build.
 * @param posts all posts that can be rendered, including drafts
 * @param now in ms since 1970
 */
export function createFollowLink(posts: Post[], now: number): FollowLink {
  const pages = pagesOf(posts.filter((post) => isPublished(post, now)))
  const temporary = new Set(temporaryPages().map(({ href }) => href))
  const ending = new Set(posts.filter(({ until }) => until).map(({ slug }) => `/blog/${slug}`))
  const anchorsByPage = new Map<string, string[] | undefined>()
  const hasAnchor = (path: string, id: string): boolean => {
    if (!anchorsByPage.has(path)) anchorsByPage.set(path, pages.get(path)?.())
    return layoutIds.includes(id) || (anchorsByPage.get(path)?.includes(id) ?? true)
  }
  return (address, from, isLeftOut) => {
    const url = URL.parse(address, `${site.origin}${from ?? ''}`)
    if (!url) return 'this is no address'
    if (url.origin !== site.origin) return undefined
    const id = decoded(url.hash.slice(1))
    if (from === undefined && address.startsWith('#'))
      return [...pages.keys()].some((path) => hasAnchor(path, id)) ? undefined : `no page has a place #${id}`
    const path = url.pathname.replace(/(.)\/$/, '$1')
    if (temporary.has(path) && path !== from && !isLeftOut)
      return 'that page is there for a time only, so link to it in a menu or a list of links, which leave it out by themselves'
    if (ending.has(path) && path !== from) return 'that article ends, and the link would lead nowhere then'
    if (!pages.has(path)) return isPublic(path) ? undefined : noPage(path, posts, from)
    return id === '' || hasAnchor(path, id) ? undefined : `there is no place #${id} on ${path}`
  }
}

/** Returns the path of the page that a Markdown file becomes. */
export const addressOf = (file: string) => file.replace(/^content(?:\/legal)?|\.mdx?$/g, '')

/** The folder in which imported posts wait to be fixed. The build does not read it. */
export const importFolder = 'imports'

/** Starts the message about a broken link. */
export const brokenLinkMessage = (address: string) => `the link ${address} leads nowhere`

/** Finds the links of a file that lead nowhere on this site. */
export function checkLinks(
  file: string,
  links: Address[],
  from: string | undefined,
  follow: FollowLink,
): Diagnostic[] {
  return links.flatMap(({ address, line, isInList }) => {
    const why = follow(address, from, isInList)
    if (!why) return []
    return { file, line, message: `${brokenLinkMessage(address)}: ${why}`, fix: 'correct its address' }
  })
}

/**
 * Finds the addresses on this site in a YAML or TypeScript file: in `href`, in `url` and, in YAML, in
 * Markdown links.
 */
export function addressesIn(file: string, source: string): Address[] {
  if (file.endsWith('.yaml'))
    return recordTexts(source).flatMap(({ name, text, line, isInList }) => {
      const named = /^(?:href|url)$/.test(name)
        ? [text]
        : Array.from(text.matchAll(markdownLink), ([, to]) => to)
      return named.flatMap((address = '') =>
        /^[/#]./.test(address) ? [{ address, line, ...(name === 'href' && isInList && { isInList }) }] : [],
      )
    })
  return textsIn(file, source)
    .filter((text) => /^[/#]./.test(text.text) && isAddress(text))
    .map(({ text, start }) => ({ address: text, line: lineAt(source, start) }))
}

const markdownLink = /\]\(([^)]*)\)/g

/** Maps every page's path to a function that returns its ids, or undefined if its text cannot be rendered. */
function pagesOf(posts: Post[]): Map<string, () => string[] | undefined> {
  const folders = globSync('pages/**/+Page.tsx', { exclude: ['pages/_error/**'] })
    .map((file) => file.replace(/\/\+Page\.tsx$/, ''))
    .filter((folder) => !folder.includes('@'))
  return new Map([
    ...folders.map((folder) => [routeOf(`/${folder}`, ''), () => idsInFolder(folder)] as const),
    ...everyCollection.flatMap(({ name, at, schema }) =>
      schema && at?.includes(':id')
        ? getCollection(name).flatMap(({ href }) =>
            folderOf(href) ? [[href, () => idsOn(href)] as const] : [],
          )
        : [],
    ),
    ...listPaths(posts).map((path) => [path, () => idsInFolder('pages/blog/index')] as const),
    ...posts.map((post) => [`/blog/${post.slug}`, () => anchorsIn(markdownOf(post))] as const),
    ...getCollection('legal').map(({ id, href }) => [href, () => idsInLegal(id)] as const),
  ])
}

function idsOn(path: string): string[] | undefined {
  const folder = folderOf(path)
  return folder === undefined ? undefined : idsInFolder(folder, recordOf(path))
}

/** Finds the ids of a page's sections, and those made from its headings. */
function idsInFolder(folder: string, record?: string): string[] {
  return pageSources(folder, record).flatMap((file) => {
    const source = readFromDisk(file)
    if (file.endsWith('.yaml'))
      return recordTexts(source, undefined, true).flatMap(({ name, text }) =>
        titleName.test(name) ? [headingSlug(text)] : [],
      )
    if (!/\.tsx?$/.test(file)) return []
    return textsIn(file, source).flatMap((text) =>
      isId(text) ? [text.text] : titleName.test(nameOf(text.nodePath)) ? [headingSlug(text.text)] : [],
    )
  })
}

function idsInLegal(name: string): string[] | undefined {
  try {
    return anchorsIn(legalText(name).markdown)
  } catch {
    // `checkTokens` reports the reason.
    return undefined
  }
}

const cache = new Map<string, SourceText[]>()

/** Parses a source file once, because many post lists share the files of one page. */
function textsIn(file: string, source: string): SourceText[] {
  const texts = cache.get(source) ?? sourceTexts(file, source)
  cache.set(source, texts)
  return texts
}

/**
 * Returns the name of the property, attribute or variable that a text is assigned to: "href" in `href:
 * '/about'`, `href="/about"` and `const href = '/about'`.
 */
function nameOf({ parent }: NodePath): string {
  const parentNode = parent?.node
  if (!parentNode) return ''
  const isWhole = parentNode.type === 'TemplateLiteral' && parentNode.quasis.length === 1
  if (isWhole || passed.test(parentNode.type)) return nameOf(parent)
  const named =
    parentNode.type === 'Property'
      ? parentNode.key
      : parentNode.type === 'VariableDeclarator'
        ? parentNode.id
        : undefined
  if (parentNode.type === 'JSXAttribute') return String(parentNode.name.name)
  return named?.type === 'Identifier' ? named.name : ''
}

const passed = /^(?:TSAsExpression|TSSatisfiesExpression|JSXExpressionContainer)$/

const isAddress = ({ nodePath }: SourceText) => /^(?:href|url)$|Href$/.test(nameOf(nodePath))

const isId = ({ nodePath }: SourceText) => nameOf(nodePath) === 'id'
const titleName = /^(?:title|heading|headline|name|caption|threat)$/

/** Whether a path is that of a file beside the pages. */
function isPublic(path: string): boolean {
  if (writtenFiles.test(path)) return true
  const names = path.split('/').map(decoded)
  // An encoded slash is part of a name, and no file has one there.
  if (names.some((name) => name.includes('/'))) return false
  return isFile(`public${names.join('/')}/index.html`) || isFile(`public${names.join('/')}`)
}

/** Returns why there is no page at a path. If a post there cannot be rendered, its own diagnostic says so. */
function noPage(path: string, posts: Post[], from: string | undefined): string | undefined {
  const postAt = (address: string | undefined) => posts.find(({ slug }) => address === `/blog/${slug}`)
  const post = postAt(path)
  // Drafts may link to other drafts, because they are published one at a time.
  if (postAt(from)?.draft && (post?.draft || isWaiting(path))) return undefined
  const moved = getContent('redirects').find(({ from }) => from === decoded(path))
  if (moved) return `that page is at ${moved.to} now`
  if (!post) return isPostFile(path) ? undefined : `there is no page ${path}`
  return post.draft ? 'that post is a draft' : `that post waits for ${post.date}`
}

const isPostFile = (path: string) =>
  /^\/blog\/[^/]+$/.test(path) && ['md', 'mdx'].some((type) => isFile(`content${path}.${type}`))

const isWaiting = (path: string) => isFile(`${path.replace(/^\/blog/, importFolder)}.md`)

/** Decodes part of a URL. A stray "%" stays as it is. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
