import { basename } from 'node:path'
import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { schemaOf } from '@lintel/engine/content/collections.ts'
import { parsePost } from '@lintel/engine/content/parsePost.ts'
import { postFiles } from '@lintel/engine/content/posts.ts'
import { isTooLarge, readFromDisk, tooLarge } from '@lintel/engine/content/sources.ts'
import type { Diagnostic } from '@lintel/rules/diagnostic.ts'
import * as v from 'valibot'
import { viewToFix } from '../../app/viewToFix.ts'
import { canBeOpened } from '../../records/canBeOpened.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { nameOfFieldId } from '../../records/names.ts'
import { action, DeskError } from '../../server/action.ts'
import {
  type BrokenFile,
  brokenFiles,
  findLastGood,
  type GoodVersion,
  isNeverValid,
  readCommitted,
} from '../../server/fallbacks.ts'
import { isWritable, readText, readVersion } from '../../server/files.ts'
import { remove, save } from '../../server/history.ts'
import { changedSinceStart } from '../../server/startCommit.ts'
import { isContent } from '../publish/merge/contentFiles.ts'

const fileSchema = v.object({ file: v.string() })
const versionSchema = v.picklist(['good', 'kept'])

export const actions = {
  /** Broken files, with their last valid versions. */
  list: action(v.object({}), async () => {
    const broken = listBroken()
    // Asked every few seconds, and git only where it matters.
    const isCodeNew = broken.some(({ file }) => isUnused(file)) && (await changedCode()).length > 0
    return broken.map(({ file, diagnostics, lastGood, namedBy }) => ({
      file,
      name: nameOfFile(file, namedBy && lastGood?.text),
      /** Whether it is named by others, though it is gone. */
      isGone: namedBy !== undefined,
      problems: diagnostics.map(({ field, message, fix }) => ({
        field: field ? nameOfFieldId(`${file}#${field}`) : '',
        message,
        fix,
      })),
      view:
        namedBy || isPost(file) || canBeOpened(file)
          ? viewToFix(namedBy ?? diagnostics[0] ?? { file })
          : null,
      versions: listVersions(file, lastGood).map(({ at, isKept }) => ({ at, isKept })),
      // Code that was published with the file, but is not running yet, may read it.
      isRemovable: isUnused(file) ? !isCodeNew : isNeverValid({ file, lastGood }),
    }))
  }),

  /** Whether code has changed since the start, which needs a restart. */
  changedCode: action(v.object({}), async () => {
    const files = await changedCode()
    return files.length > 0 ? { hasOtherPackages: files.includes('package-lock.json') } : null
  }),

  /** Restores an earlier version, as an undo step. */
  restore: action(v.object({ ...fileSchema.entries, which: versionSchema }), ({ file, which }) => {
    const broken = listBroken().find((each) => each.file === file)
    const good = listVersions(file, broken?.lastGood ?? null).find(
      ({ isKept }) => isKept === (which === 'kept'),
    )
    if (!good)
      throw new DeskError({
        file,
        message: 'no earlier version of this is known',
        fix: 'ask whoever keeps the history of the project',
      })
    save(file, Buffer.from(good.text), readVersion(file), `brought back: ${nameOfFile(file)}`)
  }),

  remove: action(fileSchema, ({ file }) => {
    const broken = listBroken().find((each) => each.file === file)
    if (!broken || !(isUnused(file) || isNeverValid(broken)))
      throw new DeskError({ file, message: 'the site reads this file', fix: 'bring its last version back' })
    const text = isTooLarge(file) ? undefined : readText(file).text
    remove(file, readVersion(file) ?? '', `removed: ${nameOfFile(file, text)}`)
  }),
}

const isPost = (file: string) => file.startsWith('content/blog/')

const isUnused = (file: string) =>
  !isPost(file) && isWritable(file) && !schemaOf(file.replace('content/', ''))

const changedCode = async () =>
  (await changedSinceStart()).filter(
    (file) => !/^(?:content|docs|tests)\/|\.md$/.test(file) && !isContent(file),
  )

/** The last valid version, and the committed one if it differs: the former may be truncated and still be valid. */
function listVersions(file: string, good: GoodVersion | null): GoodVersion[] {
  if (!good || good.isKept) return good ? [good] : []
  const committed = readCommitted(file)
  return committed && committed.text !== good.text && isValid(file, committed.text)
    ? [good, committed]
    : [good]
}

const isValid = (file: string, text: string) =>
  file.startsWith('content/blog/')
    ? parsePost(basename(file), text).errors.length === 0
    : checkRecord(file.replace('content/', ''), text).length === 0

const listBroken = (): BrokenFile[] => [...brokenFiles(), ...listBrokenPosts()]

function listBrokenPosts(): BrokenFile[] {
  return postFiles().flatMap((name) => {
    const file = `content/blog/${name}`
    const errorsIn = (text: string): Diagnostic[] => parsePost(basename(file), text).errors
    const diagnostics = isTooLarge(file) ? [tooLarge(file)] : errorsIn(readFromDisk(file))
    if (diagnostics.length === 0) return []
    return [{ file, diagnostics, lastGood: findLastGood(file, (text) => errorsIn(text).length === 0) }]
  })
}
