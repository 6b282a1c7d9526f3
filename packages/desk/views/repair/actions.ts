import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { noPosts, postFiles } from '@lintel/engine/content/posts.ts'
import { isFile, isTooLarge, statsOf, tooLarge } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import { viewToFix } from '../../app/viewToFix.ts'
import { folder } from '../../articles/article.ts'
import { inspectFile } from '../../articles/inspectFile.ts'
import { canBeOpened } from '../../records/diagnose.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { nameOf, nameOfFieldId } from '../../records/names.ts'
import { action, DeskError } from '../../server/action.ts'
import {
  type BrokenFile,
  brokenFiles,
  findLastGood,
  type GoodVersion,
  isNeverValid,
  link,
  readCommitted,
} from '../../server/fallbacks.ts'
import { isWritable, readText, readVersion, renameFile, undecodedPath } from '../../server/files.ts'
import { restoreFolder } from '../../server/folders.ts'
import { remove, save } from '../../server/history.ts'
import { nearestName } from '../../server/nearestName.ts'
import { asideOf, putAside, standInOf } from '../../server/standIn.ts'
import { authorsSinceStart, changedSinceStart } from '../../server/startCommit.ts'
import { isContent } from '../../versions/merge/contentFiles.ts'
import { groupByFolder } from '../../versions/unpublished.ts'

const fileSchema = v.object({ file: v.string() })
const versionSchema = v.picklist(['good', 'kept'])

/** A window can ask for what is settled already, until it has read the list again: that is no error. */
export const actions = {
  /** Broken files, with their last valid versions. */
  list: action(v.object({}), async () => {
    const broken = listBroken()
    // Asked every few seconds, and git only where it matters.
    const isCodeNew = broken.some(({ file }) => isUnused(file)) && (await changedCode()).length > 0
    return broken.map(({ file, diagnostics, lastGood, namedBy, isFolder = false }) => ({
      file,
      isFolder,
      name: isFolder ? nameOfFolder(file) : nameOfFile(file, namedBy && lastGood?.text),
      /** Whether it is named by others, though it is gone. */
      isGone: namedBy !== undefined,
      problems: diagnostics.map(({ field, message, fix }) => ({
        field: field ? nameOfFieldId(`${file}#${field}`) : '',
        message,
        fix,
      })),
      view:
        namedBy || (isPost(file) && isFile(file) && isWritable(file)) || canBeOpened(file)
          ? viewToFix(namedBy ?? diagnostics[0] ?? { file })
          : null,
      versions: listVersions(file, lastGood).map(({ at, isKept }) => ({ at, isKept })),
      /** What must make room for a text, or for a folder of texts. */
      standIn: standInOf(file, isFolder) ?? null,
      /** A name under which it would be read. */
      nearestName: isMisnamed(file, diagnostics) ? nearestName(file) : null,
      /** Where it is put, as it cannot be removed. */
      aside: !isFolder && isUntouchable(file) ? asideOf(file) : null,
      // Code that was published with the file, but is not running yet, may read it.
      isRemovable: isUnused(file) ? !isCodeNew && isFile(file) : isNeverValid({ file, lastGood }),
    }))
  }),

  /** The code that has changed since the start, which needs a restart, and who has changed it; null if none has. */
  changedCode: action(v.object({}), async () => {
    const files = await changedCode()
    if (files.length === 0) return null
    return {
      files: groupByFolder(files),
      authors: await authorsSinceStart(files),
      hasOtherPackages: files.includes('package-lock.json'),
    }
  }),

  /** Restores an earlier version, as an undo step. What is no file, and stands in its place, is put aside. */
  restore: action(v.object({ ...fileSchema.entries, which: versionSchema }), async ({ file, which }) => {
    const broken = listBroken().find((each) => each.file === file)
    if (!broken) return
    if (broken.isFolder) return restoreFolder(file)
    const good = listVersions(file, broken.lastGood).find(({ isKept }) => isKept === (which === 'kept'))
    if (!good)
      throw new DeskError({
        file,
        message: 'no earlier version of this is known',
        fix: 'ask whoever keeps the history of the project',
      })
    if (standInOf(file)) putAside(file)
    save(file, Buffer.from(good.text), readVersion(file), `brought back: ${nameOfFile(file)}`)
  }),

  /** Makes room for a text or a folder, or takes away what nothing reads and the desk may not write. */
  putAside: action(fileSchema, ({ file }) => {
    const broken = listBroken().find((each) => each.file === file)
    if (broken && (standInOf(file, broken.isFolder) || isUntouchable(file))) putAside(file)
  }),

  /** Gives a file a name under which the site reads it. */
  rename: action(fileSchema, ({ file }) => {
    if (!existsSync(file) && !undecodedPath(file)) return
    const broken = listBroken().find((each) => each.file === file)
    const to = broken && isMisnamed(file, broken.diagnostics) ? nearestName(file) : null
    if (!to) throw new DeskError({ file, message: 'this name can stay', fix: 'load the page again' })
    renameFile(file, to)
  }),

  remove: action(fileSchema, ({ file }) => {
    if (!existsSync(file)) return
    const broken = listBroken().find((each) => each.file === file)
    if (!broken || !(isUnused(file) || isNeverValid(broken)))
      throw new DeskError({ file, message: 'the site reads this file', fix: 'bring its last version back' })
    const text = isTooLarge(file) ? undefined : readText(file).text
    remove(file, readVersion(file) ?? '', `removed: ${nameOfFile(file, text)}`)
  }),
}

const nameOfFolder = (folder: string) => (folder === 'content' ? 'All texts' : nameOf(basename(folder)))

const isPost = (file: string) => file.startsWith(`${folder}/`)

/** Its own name is none that the site or the desk knows, so that it can only be renamed or put aside. */
const isUntouchable = (file: string) => statsOf(file)?.isFile() === true && !isWritable(file)

const isMisnamed = (file: string, [problem]: Diagnostic[]) =>
  undecodedPath(file) !== undefined ||
  (statsOf(file)?.isFile() === true && /nothing reads this file|the file name/.test(problem?.message ?? ''))

const isUnused = (file: string) =>
  !isPost(file) && isWritable(file) && !schemaOf(file.replace('content/', ''))

const changedCode = async () =>
  (await changedSinceStart()).filter(
    (file) => !/^(?:content|docs|tests)\/|\.md$/.test(file) && !isContent(file),
  )

/** The last valid version, and the committed one if it differs: the former may be truncated and still be valid. */
function listVersions(file: string, good: GoodVersion | null): GoodVersion[] {
  if (!good || good.isKept) return good ? [good] : []
  const committed = readCommitted(file, good.text)
  return committed && isValid(file, committed.text) ? [good, committed] : [good]
}

const isValid = (file: string, text: string) =>
  file.startsWith(`${folder}/`)
    ? errorsIn(file, text).length === 0
    : checkRecord(file.replace('content/', ''), text).length === 0

/** What lies in a folder that has the name of a text goes with that folder. */
function listBroken(): BrokenFile[] {
  const broken = [...brokenFiles(), ...listBrokenPosts()]
  const standIns = broken.filter(({ file, isFolder }) => standInOf(file, isFolder))
  return broken.filter(({ file }) => !standIns.some((each) => file.startsWith(`${each.file}/`)))
}

function listBrokenPosts(): BrokenFile[] {
  const ofPosts = postFiles(folder).map((name) => {
    const file = `${folder}/${name}`
    const stats = statsOf(file)
    if (stats?.isSymbolicLink()) return { file, diagnostics: [link(file)] }
    return { file, diagnostics: isTooLarge(file, stats?.size) ? [tooLarge(file)] : inspectFile(file).errors }
  })
  return [...ofPosts, ...noPosts(folder).map((each) => ({ file: each.file, diagnostics: [each] }))]
    .filter(({ diagnostics }) => diagnostics.length > 0)
    .map((each) => ({
      ...each,
      lastGood: findLastGood(each.file, (text) => errorsIn(each.file, text).length === 0),
    }))
}

const errorsIn = (file: string, text: string): Diagnostic[] => parsePost(basename(file), text).errors
