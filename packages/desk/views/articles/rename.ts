import { existsSync } from 'node:fs'
import { yamlForm } from '@lintel/engine/content/editYaml.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { admissionsFile, questionsFile, unansweredFile } from '@lintel/engine/content/questions.ts'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { site } from '@lintel/engine/content/site.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import type { Redirect } from '@lintel/engine/schemas/redirects.ts'
import { parseDocument } from 'yaml'
import { pageOf } from '../../app/viewToFix.ts'
import { DeskError } from '../../server/action.ts'
import { readText, requireText } from '../../server/files.ts'
import { found, isTaken } from './article.ts'
import { type Change, change } from './changes.ts'
import { pathOf } from './names.ts'

/**
 * Gives an article another address. Links to it follow, and so do its questions; where visitors may know its address, that
 * leads to the new one.
 * @throws DeskError where the address cannot be had
 */
export function renameArticle(
  file: string,
  version: string,
  slug: string,
): { file: string; changes: Change[] } {
  const { text } = readText(file)
  const renamed = file.replace(/[^/]+(?=\.mdx?$)/, () => slug)
  const refused = (message: string, fix: string) => new DeskError({ file, field: 'file name', message, fix })
  const [unusable] = parsePost(`${slug}.md`, text).errors.filter(({ field }) => field === 'file name')
  if (unusable) throw refused(unusable.message, unusable.fix)
  if (isTaken(slug)) throw refused('another article has this address', 'choose another one')
  for (const each of [file, questionsFile(pathOf(file)), unansweredFile, redirectsFile])
    if (each === file || existsSync(each)) requireText(each)
  const wasPublic = found(file, text).state === 'published'
  const paths = { from: pathOf(file), to: pathOf(renamed) }
  const changes = [
    change(renamed, null, withLinks(text, paths)),
    change(file, { text, version }, null),
    ...moveQuestions(paths.from, paths.to),
    ...links(paths),
    // Who had the new address before has it again, and what led to the old one leads on at once.
    ...redirect(
      ({ from, to }) => (from === paths.to ? undefined : to === paths.from ? paths.to : to),
      wasPublic ? [paths] : [],
    ),
  ]
  return { file: renamed, changes }
}

/** Removes an article, its questions, and what led to it. */
export function removeArticle(file: string, version: string): Change[] {
  const path = pathOf(file)
  return [
    change(file, { text: readText(file).text, version }, null),
    ...moveQuestions(path, undefined),
    ...removeUnanswered(path),
    ...redirect(({ to }) => (to === path ? undefined : to)),
  ]
}

/** The files below `content/` that link to a page of its own. */
export function linkingTo(file: string): string[] {
  const pattern = linkTo(pageOf(file) ?? '')
  return texts().filter(
    (each) =>
      ![file, unansweredFile, admissionsFile].includes(each) && readText(each).text.search(pattern) >= 0,
  )
}

/** The questions that an article answers lie in a file of its name. */
function moveQuestions(path: string, to: string | undefined): Change[] {
  const file = questionsFile(path)
  if (!existsSync(file)) return []
  const read = readText(file)
  return [...(to ? [change(questionsFile(to), null, read.text)] : []), change(file, read, null)]
}

/** Those that it does not answer stand in one file, where a new address follows as in any text. */
function removeUnanswered(path: string): Change[] {
  if (!existsSync(unansweredFile)) return []
  const read = readText(unansweredFile)
  const record = parseDocument(read.text)
  return record.delete(path) ? [change(unansweredFile, read, record.toString(yamlForm))] : []
}

interface Paths {
  from: string
  to: string
}

/** What the desk may not write keeps its links, and the check of the content names them. */
const texts = () =>
  filesOf('content/**/*.{md,mdx,yaml}', [redirectsFile]).filter((file) => {
    try {
      requireText(file)
      return true
    } catch {
      return false
    }
  })

/** A link by its full path, with or without this site before it. */
const linkTo = (path: string) =>
  new RegExp(String.raw`(^|[\s("'<[]|${RegExp.escape(site.origin)})${RegExp.escape(path)}(?![\w/-])`, 'gm')

const withLinks = (text: string, { from, to }: Paths) => text.replaceAll(linkTo(from), `$1${to}`)

function links(paths: Paths): Change[] {
  return texts().flatMap((file) => {
    const read = readText(file)
    const text = withLinks(read.text, paths)
    return text === read.text ? [] : [change(file, read, text)]
  })
}

const heading = '# Addresses that pages had: visitors who follow one are sent on to where the page is now.\n'

/**
 * Rewrites the list of redirects, whose comments stay; without any, there is no file.
 * @param follow where each leads from now on; undefined where it is not needed any more
 */
function redirect(follow: (redirect: Redirect) => string | undefined, added: Redirect[] = []): Change[] {
  const read = existsSync(redirectsFile) ? readText(redirectsFile) : null
  const document = parseDocument(read?.text ?? heading)
  const former: Redirect[] = document.toJS() ?? []
  const targets = former.map(follow)
  for (const [index, to] of [...targets.entries()].toReversed())
    if (to === undefined) document.deleteIn([index])
    else if (to !== former[index]?.to) document.setIn([index, 'to'], to)
  const isSame = added.length === 0 && targets.every((to, index) => to === former[index]?.to)
  if (isSame) return []
  if (!document.contents) return [change(redirectsFile, read, (read?.text ?? heading) + listOf(added))]
  for (const each of added) document.addIn([], each)
  const isEmpty = added.length === 0 && targets.every((to) => to === undefined)
  return [change(redirectsFile, read, isEmpty ? null : document.toString(yamlForm))]
}

const listOf = (redirects: Redirect[]) =>
  redirects.map(({ from, to }) => `- from: ${from}\n  to: ${to}\n`).join('')
