import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { createFollowLink } from '@lintel/engine/checks/links.ts'
import { withTypographicQuotes, withTypographicTexts } from '@lintel/engine/checks/quotes.ts'
import { headingsIn, parsePost } from '@lintel/engine/content/parsePost.ts'
import { isPublished, postFiles } from '@lintel/engine/content/posts.ts'
import { isFolder, isTooLarge } from '@lintel/engine/content/sources.ts'
import type { Post } from '@lintel/engine/schemas/post.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import { isShownAt } from '@lintel/rules/moment.ts'
import { DeskError } from '../server/action.ts'
import { isWritable, readText } from '../server/files.ts'
import type { ArticleDraft, Fields } from './draft.ts'
import { fieldsOf, joinParts, splitParts, updateFields } from './frontMatter.ts'
import { diagnosticsOf, inspectFile, inspectSource } from './inspectFile.ts'
import { pathOf, slugOfFile } from './names.ts'

/** "faulty" cannot be rendered; "ready" and "kept" are due and were not sent, "kept" as there is no place to send it to. */
export type ArticleState = 'draft' | 'ready' | 'kept' | 'scheduled' | 'published' | 'ended' | 'faulty'

export const folder = 'content/blog'

/** All articles, newest first; those without a date come first. */
export function listArticles() {
  const follow = followLink()
  return postFiles(folder)
    .map((name) => {
      const file = `${folder}/${name}`
      // Files that the desk cannot write are listed too, with their diagnostic.
      const inspected = inspectFile(file)
      const { post, fields } = inspected
      return {
        file,
        state: stateOf(post),
        title: post?.title || fields?.title || name,
        date: post?.date ?? fields?.date ?? '',
        tags: post?.tags ?? [],
        errorCount: diagnosticsOf(file, inspected, follow).length,
        canBeOpened: isWritable(file) && !isTooLarge(file),
      }
    })
    .sort((one, other) => (other.date || '9').localeCompare(one.date || '9'))
}

export function readArticle(file: string) {
  const { text, version } = readText(file)
  return {
    file,
    version,
    path: pathOf(file),
    edited: draftOf(text),
    ...inspectArticle(file, text),
  }
}

/** The source of an article as it is edited. */
export function draftOf(source: string): ArticleDraft {
  const { body, ...head } = splitParts(source)
  const hasHead = source !== body
  return { head: hasHead ? joinParts({ ...head, body: '' }) : '', fields: fieldsOf(source), body }
}

/** The state and diagnostics of an article's source. */
export function inspectArticle(file: string, source: string) {
  const inspected = inspectSource(file, source)
  return {
    state: stateOf(inspected.post),
    readable: inspected.fields,
    diagnostics: diagnosticsOf(file, inspected, followLink()).map((each) => relativeToBody(each, source)),
  }
}

/** Counts lines from the start of the body; errors in the front matter name their field. */
export function relativeToBody(
  { file, line = 1, column, field, message, fix }: Diagnostic,
  source: string,
): Diagnostic {
  const { open, matter, close } = splitParts(source)
  const linesBefore = source.startsWith(open) ? (open + matter + close).split('\n').length - 1 : 0
  if (line > linesBefore && field !== 'file name')
    return { file, line: line - linesBefore, ...(column && { column }), message, fix }
  const above = source.split('\n').slice(0, line)
  const [, named = ''] =
    /^["']?(\w+)["']?\s*:/.exec(above.findLast((each) => /^["']?\w/.test(each)) ?? '') ?? []
  return { file, field: field ?? named, message, fix }
}

function stateOf(post: Post | null): ArticleState {
  if (!post) return 'faulty'
  if (post.draft) return 'draft'
  if (isPublished(post, Date.now())) return 'published'
  return isShownAt({ until: post.until }, Date.now()) ? 'scheduled' : 'ended'
}

export const canRender = (file: string, source: string) => parsePost(basename(file), source).post !== null

/** The reworded title and headings, by their former words; empty while headings are being added or removed. */
export function renamedHeadings(before: string, after: string): Map<string, string> {
  const [former, present] = [headingsOf(before), headingsOf(after)]
  const pairs = former.map((each, index) => [each, present[index] ?? ''] as const)
  const isRenamed = ([from, to]: readonly [string, string]) => from && to && from !== to
  return new Map(former.length === present.length ? pairs.filter(isRenamed) : [])
}

/** The title, then all headings. */
export const headingsOf = (source: string) => [
  fieldsOf(source)?.title ?? '',
  ...headingsIn(splitParts(source).body),
]

export const followLink = () =>
  createFollowLink(
    postFiles(folder).flatMap((name) => inspectFile(`${folder}/${name}`).post ?? []),
    Date.now(),
  )

/**
 * The source of an edited article. Straight quotes in prose become typographic, because the check refuses them.
 * @throws DeskError where the source would not parse back to what was typed
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

export const slugExists = (slug: string) =>
  isFolder(folder) && readdirSync(folder).some((name) => slugOfFile(name) === slug)
