import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { createFollowLink, type FollowLink } from '@lintel/engine/checks/links.ts'
import { checkPostText, metadataProblems } from '@lintel/engine/checks/posts.ts'
import { withTypographicQuotes, withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import { headingsIn, parsePost } from '@lintel/engine/content/parsePost.ts'
import { isPublished, type Post, postFiles, readPosts } from '@lintel/engine/content/posts.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { DeskError } from '../../server/action.ts'
import { readText } from '../../server/files.ts'
import type { Fields } from './fields.ts'
import { fieldsOf, joinParts, splitParts, updateFields } from './frontMatter.ts'
import { pathOf, slugOfFile } from './names.ts'

/** Of an article that no page can be made of: faulty. One that is ready was not sent yet. */
export type ArticleState = 'draft' | 'ready' | 'scheduled' | 'published' | 'faulty'

/** What an editor has: joined, it is the file. */
export interface ArticleDraft {
  /** The front matter as it was read, between its marks. */
  head: string
  /** What the form says instead; null where the front matter is edited as text. */
  fields: Fields | null
  body: string
}

export const folder = 'content/blog'
export const today = () => new Date().toISOString().slice(0, 10)

/** Every article, the newest first; those without a date stand on top. */
export function listArticles() {
  const follow = followLink()
  return postFiles(folder)
    .map((name) => {
      const file = `${folder}/${name}`
      // Of a name that the desk does not write, too: its diagnostic says what is wrong with it.
      const source = readIfAllowed(file)
      const { state, diagnostics, post } = examine(file, source, follow)
      const fields = fieldsOf(source)
      return {
        file,
        state,
        title: post?.title || fields?.title || name,
        date: post?.date ?? fields?.date ?? '',
        tags: post?.tags ?? [],
        wrong: diagnostics.length,
      }
    })
    .sort((one, other) => (other.date || '9').localeCompare(one.date || '9'))
}

function readIfAllowed(file: string): string {
  try {
    return readText(file).text
  } catch (error) {
    if (error instanceof DeskError && error.status === 403) return ''
    throw error
  }
}

/** An article for an editor. */
export function readArticle(file: string) {
  const { text, version } = readText(file)
  const { body, ...head } = splitParts(text)
  const hasHead = text !== body
  return {
    ...{ file, version, path: pathOf(file) },
    edited: {
      head: hasHead ? joinParts({ ...head, body: '' }) : '',
      fields: fieldsOf(text),
      body,
    } satisfies ArticleDraft,
    ...inspectArticle(file, text),
  }
}

/** What is known of an article as it is typed. */
export function inspectArticle(file: string, source: string) {
  const { state, diagnostics } = examine(file, source, followLink())
  const { open, matter, close } = splitParts(source)
  const linesBefore = source.startsWith(open) ? (open + matter + close).split('\n').length - 1 : 0
  return {
    ...{ state, readable: fieldsOf(source) },
    diagnostics: diagnostics.map((each) => relativeToBody(each, source, linesBefore)),
  }
}

/** In the text, lines are counted from its beginning; above it, a field is named. */
function relativeToBody(
  { file, line = 1, column, field, message, fix }: Diagnostic,
  source: string,
  linesBefore: number,
): Diagnostic {
  if (line > linesBefore && field !== 'file name')
    return { file, line: line - linesBefore, ...(column && { column }), message, fix }
  const above = source.split('\n').slice(0, line)
  const [, named = ''] =
    /^["']?(\w+)["']?\s*:/.exec(above.findLast((each) => /^["']?\w/.test(each)) ?? '') ?? []
  return { file, field: field ?? named, message, fix }
}

function examine(file: string, source: string, follow: FollowLink) {
  const parsed = parsePost(basename(file), source)
  const diagnostics = [...metadataProblems(parsed), ...checkPostText(file, source, follow)]
  return { post: parsed.post, state: stateOf(parsed.post), diagnostics }
}

function stateOf(post: Post | null): ArticleState {
  if (!post) return 'faulty'
  if (post.draft) return 'draft'
  return isPublished(post, today()) ? 'published' : 'scheduled'
}

/** Whether a page can be made of a text. */
export const canRender = (file: string, source: string) => parsePost(basename(file), source).post !== null

/** The title and the headings that read otherwise in the second text, by what they were; none while one more or less is written. */
export function renamedHeadings(before: string, after: string): Map<string, string> {
  const [former, present] = [headingsOf(before), headingsOf(after)]
  const pairs = former.map((each, index) => [each, present[index] ?? ''] as const)
  const isRenamed = ([from, to]: readonly [string, string]) => from && to && from !== to
  return new Map(former.length === present.length ? pairs.filter(isRenamed) : [])
}

/** Of an article, its title first. */
export const headingsOf = (source: string) => [
  fieldsOf(source)?.title ?? '',
  ...headingsIn(splitParts(source).body),
]

const followLink = () => createFollowLink(readPosts().posts, today())

/**
 * The file that an editor's article makes, with typographic quotes in its prose, as keyboards have none.
 * @throws DeskError where it would read otherwise than it was typed
 */
export function sourceOf(file: string, { head, fields: typed, body: typedBody }: ArticleDraft): string {
  const body = withTypographicQuotes(typedBody)
  const fields = withTypographicTexts(file, typed) as Fields | null
  const refused = (field: string, message: string, fix: string) =>
    new DeskError({ file, field, message, fix })
  if (!body.isWellFormed())
    throw refused('text', 'the text has half a character', 'remove the sign that is shown as a box')
  const parts = splitParts(head)
  if (parts.close === '' || parts.body !== '')
    throw refused('front matter', 'a line of "---" is too few or too many', 'write "---" nowhere in it')
  if (!fields) return head + body
  const matter = updateFields(parts.matter, fieldsOf(head) ?? fields, fields)
  if (matter === '') return body
  const source = joinParts({ ...parts, matter, body })
  const written = fieldsOf(source)
  const other = (Object.keys(fields) as (keyof Fields)[]).find(
    (name) => JSON.stringify(written?.[name]) !== JSON.stringify(fields[name]),
  )
  if (other)
    throw refused(
      other,
      `${other} has a sign that cannot be written`,
      'remove the sign that is shown as a box',
    )
  return source
}

/** Whether a folder of this project has an article of this name already. */
export const slugExists = (slug: string) => readdirSync(folder).some((name) => slugOfFile(name) === slug)
