import { existsSync } from 'node:fs'
import { editYaml, yamlForm } from '@lintel/engine/content/editYaml.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { admissionsFile, questionsFile, unansweredFile } from '@lintel/engine/content/questions.ts'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import type { Redirect } from '@lintel/engine/schemas/redirects.ts'
import { site } from '@site/data/site.ts'
import { pageOf } from '../app/viewToFix.ts'
import { findBlockingErrors } from '../records/diagnose.ts'
import { DeskError } from '../server/action.ts'
import { readText, requireText } from '../server/files.ts'
import { inspectArticle, slugExists } from './article.ts'
import { type FileChange, makeChanges, type PlannedChange } from './changes.ts'
import { pathOf } from './names.ts'

/**
 * Renames an article, with its links and questions, or changes nothing. If it was public, its old address redirects
 * to the new one.
 * @param isSent whether it was ever published
 * @throws DeskError where the new name is invalid or taken
 */
export function renameArticle(
  file: string,
  version: string,
  slug: string,
  isSent = true,
): { file: string; changes: FileChange[] } {
  const { text } = readText(file)
  const renamed = file.replace(/[^/]+(?=\.mdx?$)/, () => slug)
  const refuse = (message: string, fix: string) => new DeskError({ file, field: 'file name', message, fix })
  const [unusable] = parsePost(`${slug}.md`, text).errors.filter(({ field }) => field === 'file name')
  if (unusable) throw refuse('no address can be made of this', unusable.fix)
  if (slugExists(slug)) throw refuse('another article has this address', 'choose another one')
  for (const each of [file, questionsFile(pathOf(file)), unansweredFile, redirectsFile])
    if (each === file || existsSync(each)) requireText(each)
  const wasPublic = isSent && inspectArticle(file, text).state === 'published'
  const paths = { from: pathOf(file), to: pathOf(renamed) }
  const changes = makeChanges([
    { file: renamed, read: null, text: replaceLinks(text, paths) },
    { file, read: { text, version }, text: null },
    ...movedQuestions(paths),
    ...updatedLinks(paths, [file, questionsFile(paths.from)]),
    // Drops redirects from the new address, and shortens chains of redirects.
    ...changedRedirects(
      ({ from, to }) => (from === paths.to ? undefined : to === paths.from ? paths.to : to),
      wasPublic ? [paths] : [],
    ),
  ])
  return { file: renamed, changes }
}

/**
 * Removes an article with its questions.
 * @param to the page that its address, and those that led to it, lead to; null for none
 */
export function removeArticle(file: string, version: string, to: string | null = null): FileChange[] {
  const path = pathOf(file)
  const questions = questionsFile(path)
  return makeChanges([
    { file, read: { text: readText(file).text, version }, text: null },
    ...(existsSync(questions) ? [{ file: questions, read: readText(questions), text: null }] : []),
    ...withoutUnanswered(path),
    ...ledOn(file, path, to),
  ])
}

/**
 * Plans what lets an address lead to another page once its own is gone: a redirect, and all links to it. Without
 * another page, what led to it leads nowhere.
 */
export function ledOn(file: string, path: string, to: string | null): PlannedChange[] {
  const redirects = changedRedirects(
    (each) => (each.to === path ? (to ?? undefined) : each.to),
    to ? [{ from: path, to }] : [],
  )
  if (!to) return redirects
  // A place on the page is none of the other.
  const link = new RegExp(String.raw`${linkPattern(path).source}(?:#[\w-]+)?`, 'gm')
  const links = filesLinkingTo(file).flatMap((each): PlannedChange[] => {
    // Questions are removed with it.
    if (each.startsWith('content/questions/')) return []
    const read = readText(each)
    const text = read.text.replaceAll(link, `$1${to}`)
    // A menu has one link to each address: its owner removes one.
    return each.endsWith('.yaml') && findBlockingErrors(each, text).length > 0
      ? []
      : [{ file: each, read, text }]
  })
  return [...redirects, ...links]
}

/** The content files that link to the page of a file. */
export function filesLinkingTo(file: string): string[] {
  const pattern = linkPattern(pageOf(file) ?? '')
  return editableTexts().filter(
    (each) =>
      ![file, unansweredFile, admissionsFile].includes(each) && readText(each).text.search(pattern) >= 0,
  )
}

function movedQuestions(paths: Paths): PlannedChange[] {
  const file = questionsFile(paths.from)
  if (!existsSync(file)) return []
  const read = readText(file)
  return [
    { file: questionsFile(paths.to), read: null, text: replaceLinks(read.text, paths) },
    { file, read, text: null },
  ]
}

/**
 * Plans to put back what the assistant cannot answer from a page.
 * @param former the file in which it stood
 */
export function withUnanswered(path: string, former: string): PlannedChange[] {
  const value = parseDocument(former).toJS()?.[path]
  const read = existsSync(unansweredFile) ? readText(unansweredFile) : null
  const now = read?.text ?? '{}\n'
  if (!value || parseDocument(now).has(path)) return []
  return [{ file: unansweredFile, read, text: editYaml(now, { kind: 'set', path: [path], value }) }]
}

function withoutUnanswered(path: string): PlannedChange[] {
  if (!existsSync(unansweredFile)) return []
  const read = readText(unansweredFile)
  const record = parseDocument(read.text)
  return record.delete(path) ? [{ file: unansweredFile, read, text: record.toString(yamlForm) }] : []
}

interface Paths {
  from: string
  to: string
}

/** Files that the desk cannot write keep their links; the content check reports them. */
const editableTexts = () =>
  filesOf('content/**/*.{md,mdx,yaml}', [redirectsFile]).filter((file) => {
    try {
      requireText(file)
      return true
    } catch {
      return false
    }
  })

/** Matches links to a path, with or without the site's origin. */
export const linkPattern = (path: string) =>
  new RegExp(String.raw`(^|[\s("'<[]|${RegExp.escape(site.origin)})${RegExp.escape(path)}(?![\w/-])`, 'gm')

const replaceLinks = (text: string, { from, to }: Paths) => text.replaceAll(linkPattern(from), `$1${to}`)

function updatedLinks(paths: Paths, moved: string[]): PlannedChange[] {
  return editableTexts().flatMap((file) => {
    const read = readText(file)
    const text = replaceLinks(read.text, paths)
    return text === read.text || moved.includes(file) ? [] : [{ file, read, text }]
  })
}

const redirectsComment =
  '# Addresses that pages had: visitors who follow one are sent on to where the page is now.\n'

/**
 * Plans to rewrite the redirects, and keeps comments. An empty file is removed.
 * @param follow the new target of each redirect; undefined to remove it
 */
export function changedRedirects(
  follow: (redirect: Redirect) => string | undefined,
  wanted: Redirect[] = [],
): PlannedChange[] {
  const read = existsSync(redirectsFile) ? readText(redirectsFile) : null
  const document = parseDocument(read?.text ?? redirectsComment)
  const former: Redirect[] = document.toJS() ?? []
  const added = wanted.filter((each) => !former.some(({ from }) => from === each.from))
  const targets = former.map(follow)
  for (const [index, to] of [...targets.entries()].toReversed())
    if (to === undefined) document.deleteIn([index])
    else if (to !== former[index]?.to) document.setIn([index, 'to'], to)
  const isSame = added.length === 0 && targets.every((to, index) => to === former[index]?.to)
  if (isSame) return []
  if (!document.contents)
    return [{ file: redirectsFile, read, text: (read?.text ?? redirectsComment) + formatRedirects(added) }]
  for (const each of added) document.addIn([], each)
  const isEmpty = added.length === 0 && targets.every((to) => to === undefined)
  return [{ file: redirectsFile, read, text: isEmpty ? null : document.toString(yamlForm) }]
}

const formatRedirects = (redirects: Redirect[]) =>
  redirects.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join('')
