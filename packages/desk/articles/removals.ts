import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { questionsFile, unansweredFile } from '@lintel/engine/content/questions.ts'
import { redirectsFile } from '@lintel/engine/content/redirects.ts'
import { getContent } from '@lintel/engine/content/store.ts'
import { parseDocument } from '@lintel/engine/content/yaml.ts'
import type { Redirect } from '@lintel/engine/schemas/redirects.ts'
import * as v from 'valibot'
import { DeskError } from '../server/action.ts'
import { decodeContent, readVersion } from '../server/files.ts'
import { git, succeeds } from '../server/git.ts'
import { type FileChange, fileChangeSchema, makeChanges, revertChanges } from './changes.ts'
import { fieldsOf } from './frontMatter.ts'
import { pathOf, slugOfFile } from './names.ts'
import { changedRedirects, withUnanswered } from './rename.ts'

/** Deleted articles, with what went along with them, until that is published. */
const folder = '.cache/desk/removed'

const kept = (file: string) => `${folder}/${slugOfFile(file)}.json`

/** Keeps what `removeArticle` has changed. */
export function keepRemoval(file: string, changes: FileChange[]) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(kept(file), JSON.stringify(changes), { flush: true })
}

/** The deleted articles that can be brought back, also those that somebody has deleted without the desk. */
export async function listRemovals(): Promise<{ file: string; title: string }[]> {
  const titleIn = (file: string, text: string) => fieldsOf(text)?.title || slugOfFile(file)
  const removed = globSync(`${folder}/*.json`).flatMap((name) => {
    const article = readRemoval(name)[0]
    if (!article?.before || existsSync(article.file)) return []
    return { file: article.file, title: titleIn(article.file, article.before) }
  })
  const others = (await deletedFiles()).filter((file) => !removed.some((each) => each.file === file))
  const found = others.map(async (file) => ({ file, title: titleIn(file, await lastVersion(file)) }))
  return [...removed, ...(await Promise.all(found))]
}

async function deletedFiles(): Promise<string[]> {
  if (!(await succeeds('rev-parse', '--verify', '--quiet', 'HEAD'))) return []
  const names = await git('diff', '--name-only', '--diff-filter=D', '-z', 'HEAD', '--', 'content/blog')
  // An article that was renamed is not deleted: its address leads to the new one.
  const renamed = new Set<string>(getContent('redirects').map(({ from }) => from))
  return names
    .split('\0')
    .filter((name) => /^content\/blog\/[^/]+\.mdx?$/.test(name) && !renamed.has(pathOf(name)))
}

const lastVersion = (file: string) => git('cat-file', 'blob', `HEAD:${file}`)

/**
 * Brings a deleted article back with its questions and redirects: each file as it was, or what belongs to the article
 * alone where others have been changed since.
 * @throws DeskError where it is not known, or there is one of its name
 */
export async function bringBack(file: string) {
  const changes = readRemoval(kept(file))
  if (changes.length === 0 && (await deletedFiles()).includes(file))
    return makeChanges([{ file, read: null, text: await lastVersion(file) }])
  const isUntouched = changes.every((each) => readVersion(each.file) === each.version)
  if (changes.length > 0 && isUntouched) revertChanges(changes)
  else restoreParts(file, changes)
  rmSync(kept(file), { force: true })
}

function restoreParts(file: string, changes: FileChange[]) {
  const former = new Map(changes.map((each) => [each.file, each.before]))
  const text = (each: string) => {
    const before = former.get(each)
    return before === undefined || before === null ? undefined : decodeContent(before)
  }
  const [article, path] = [text(file), pathOf(file)]
  if (!article)
    throw new DeskError(
      { file, message: 'this article is not kept any more', fix: 'load the list again' },
      404,
    )
  const questions = text(questionsFile(path))
  const redirects: Redirect[] = parseDocument(`${text(redirectsFile) ?? ''}`).toJS() ?? []
  makeChanges([
    { file, read: null, text: article },
    ...(questions && !existsSync(questionsFile(path))
      ? [{ file: questionsFile(path), read: null, text: questions }]
      : []),
    ...withUnanswered(path, `${text(unansweredFile) ?? ''}`),
    ...changedRedirects(
      ({ from, to }) => (from === path ? undefined : to),
      redirects.filter(({ to }) => to === path),
    ),
  ])
}

/** Forgets all deleted articles, once that they are gone was published. */
export function forgetRemovals() {
  rmSync(folder, { recursive: true, force: true })
}

function readRemoval(name: string): FileChange[] {
  try {
    return existsSync(name) ? v.parse(v.array(fileChangeSchema), JSON.parse(readFileSync(name, 'utf8'))) : []
  } catch (error) {
    console.error(error)
    return []
  }
}
