import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type Diagnostic, describeDiagnostic } from '@lintel/rules/diagnostic.ts'
import { checkFigures } from '../checks/figures.ts'
import { copyOfMarkdown } from '../checks/markdown.ts'
import { claims } from '../content/claims.ts'
import { digestOf } from '../content/digestOf.ts'
import { type ParsedPost, parsePost } from '../content/parsePost.ts'
import { pictureNamed } from '../content/pictures.ts'
import { isShown, type Post, postFolder, readPosts as readAll } from '../content/posts.ts'
import { getCollection } from '../content/store.ts'
import type { Site } from './Site.ts'

/** What is known of a post without its words, which are read again where they are shown. */
interface FoundPost extends Omit<ParsedPost, 'markdown'> {
  /** What the build does not accept. */
  diagnostics: Diagnostic[]
  /** The addresses of the copies of the pictures that it names. */
  pictures: string[]
}

/** Reads all posts; of those that the last build has read, only whether they are the same. */
export function readPosts(site: Site) {
  const entries: FoundPost[] = []
  const { posts, errors, warnings } = readAll(postFolder, (file, source) => {
    const key = keyOf(file, source)
    const post = site.remember(`post ${file}`, key, () => readPost(file, source, key))
    entries.push(post)
    return post
  })
  const { shown = [], ...hidden } = Object.groupBy(posts, (post) =>
    isShown(post) ? 'shown' : whyHidden(post),
  )
  const visible = new Set(shown)
  return {
    /** Those that visitors see, newest first. */
    posts: shown,
    pictures: [
      ...new Set(entries.flatMap(({ post, pictures }) => (post && visible.has(post) ? pictures : []))),
    ],
    diagnostics: entries.flatMap(({ diagnostics }) => diagnostics),
    /** Why visitors do not see the others, a line for each reason. */
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

/** Names a post by everything that decides what is found in it, besides the code; its page shows its pictures' sizes, and its author. */
function keyOf(file: string, source: string): string {
  const pictures = pictureNames(source).map((name) => {
    const picture = join(postFolder, name)
    return statSync(picture, { throwIfNoEntry: false })?.isFile() ? digestOf(readFileSync(picture)) : name
  })
  return digestOf([file, source, ...pictures, JSON.stringify(getCollection('people'))].join('\n'))
}

const pictureName = /images\/[\w./-]+\.(?:png|jpe?g|webp|avif|svg)/gi

/** The pictures beside the posts that a text names. */
const pictureNames = (source: string) => [...new Set(source.match(pictureName))]

const whyHidden = ({ draft }: Post) => (draft ? 'drafts' : 'dated after today')
