import * as v from 'valibot'
import {
  changeFiles,
  decodeContent,
  readEncoded,
  removeFile,
  type VersionedText,
  writeFile,
} from '../server/files.ts'

/** A change to a file that can be reverted. */
export const fileChangeSchema = v.object({
  file: v.string(),
  /** The former content, as `encodeContent` returns it; null if the file did not exist. */
  before: v.nullable(v.string()),
  /** The new version; null if the file was removed. */
  version: v.nullable(v.string()),
})

export type FileChange = v.InferOutput<typeof fileChangeSchema>

/**
 * Writes a file, or removes it if `text` is null.
 * @param read the current file; null for a new one
 * @throws DeskError as `writeFile`
 */
export function changeFile(file: string, read: VersionedText | null, text: string | null): FileChange {
  const before = read && readEncoded(file)
  if (text !== null) return { file, before, version: writeFile(file, text, read?.version ?? null) }
  if (read) removeFile(file, read.version)
  return { file, before, version: null }
}

/** A change that is still to be made, as `changeFile` makes it. */
export interface PlannedChange {
  file: string
  read: VersionedText | null
  text: string | Uint8Array | null
}

/**
 * Makes changes to different files, all or none.
 * @throws DeskError as `writeFile`
 */
export function makeChanges(planned: PlannedChange[]): FileChange[] {
  const befores = planned.map(({ file, read }) => read && readEncoded(file))
  const versions = changeFiles(
    planned.map(({ file, read, text }) => ({ file, content: text, version: read?.version ?? null })),
  )
  return planned.map(({ file }, index) => ({
    file,
    before: befores[index] ?? null,
    version: versions[index] ?? null,
  }))
}

/**
 * Reverts changes, all or none.
 * @throws DeskError where one of the files has changed since
 */
export function revertChanges(changes: FileChange[]) {
  changeFiles(
    changes
      .filter(({ before, version }) => before !== null || version !== null)
      .map(({ file, before, version }) => ({
        file,
        version,
        content: before === null ? null : decodeContent(before),
      })),
  )
}
