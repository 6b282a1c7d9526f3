import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { isShownAt } from '@lintel/rules/moment.ts'
import { checkFigures } from '../checks/figures.ts'
import { copyOfMarkdown } from '../checks/markdown.ts'
import { claims } from '../content/claims.ts'
import { now } from '../content/now.ts'
import { type ParsedPost, parsePost } from '../content/parsePost.ts'
import { pictureNamed } from '../content/pictures.ts'
import { isShown, postFolder, readPosts as readAll } from '../content/posts.ts'
import { digestOf, isFile } from '../content/sources.ts'
import { getCollection } from '../content/store.ts'
import type { Post } from '../schemas/post.ts'
import type { Site } from './Site.ts'

/** A post without its Markdown, which is read again where it is rendered. */
interface FoundPost extends Omit<ParsedPost, 'markdown'> {
  /** Problems that fail the build. */
  diagnostics: Diagnostic[]
  /** Addresses of the converted copies of the pictures it uses. */
  pictures: string[]
}

/** Reads all posts, and parses only those that changed since the last build. */
export function readPosts(site: Site) {
  const entries: FoundPost[] = []
  const people = JSON.stringify(getCollection('people'))
  const { posts, errors, warnings } = readAll(postFolder, (file, source) => {
    const key = keyOf(file, source, people)
    const post = site.remember(`post ${file}`, key, () => readPost(file, source, key))
    entries.push(post)
    return post
  })
  const { shown = [], ...hidden } = Object.groupBy(posts, (post) =>
    isShown(post) ? 'shown' : whyHidden(post),
  )
  const visible = new Set(shown)
  return {
    /** Published posts, newest first. */
    posts: shown,
    /** With those that visitors do not see. */
    all: posts,
    pictures: [
      ...new Set(entries.flatMap(({ post, pictures }) => (post && visible.has(post) ? pictures : []))),
    ],
    /** Problems that keep posts off the site. */
    errors,
    diagnostics: entries.flatMap(({ diagnostics }) => diagnostics),
    /** Why the other posts are hidden: one line for each reason. */
    skipped: [
      ...errors.map(describeDiagnostic),
      ...Object.entries(hidden).map(([why, each]) => `${why}: ${each.map(({ slug }) => slug).join(', ')}`),
    ],
    warnings: warnings.map(describeDiagnostic),
  }
}

function readPost(file: string, source: string, key: string): FoundPost {
  const { markdown: _, ...parsed } = parsePost(file, source, key)
  const diagnostics = checkFigures(`content/blog/${file}`, source, copyOfMarkdown(source), claims)
  const pictures = pictureNames(source).flatMap((name) => pictureNamed(name)?.copies ?? [])
  return { ...parsed, diagnostics, pictures: pictures.map(({ address }) => address) }
}

/**
 * Returns the cache key of a post, including what its page shows of its pictures and its author.
 * @param people all records of people, because the author may be any of them
 */
function keyOf(file: string, source: string, people: string): string {
  const pictures = pictureNames(source).map((name) => {
    const picture = join(postFolder, name)
    return isFile(picture) ? digestOf(readFileSync(picture)) : name
  })
  return digestOf([file, source, ...pictures, people].join('\n'))
}

const pictureName = /images\/[\w./-]+\.(?:png|jpe?g|webp|avif|svg)/gi

/** Finds the names of the pictures that a text uses from the posts' folder. */
const pictureNames = (source: string) => [...new Set(source.match(pictureName))]

const whyHidden = (post: Post) =>
  post.draft ? 'drafts' : isShownAt({ until: post.until }, now()) ? 'not due yet' : 'ended'
