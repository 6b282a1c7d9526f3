import * as v from 'valibot'
import { decodeContent, readEncoded, removeFile, type VersionedText, writeFile } from '../../server/files.ts'

/** What became of a file, so that it can be taken back. */
export const fileChangeSchema = v.object({
  file: v.string(),
  /** What stood there, as it is kept; null where there was no such file. */
  before: v.nullable(v.string()),
  /** The version that is there now; null where the file is gone. */
  version: v.nullable(v.string()),
})

export type FileChange = v.InferOutput<typeof fileChangeSchema>

/**
 * Writes a file, or removes it.
 * @param read what stands there; null for a file that must not be there yet
 * @throws DeskError as `writeFile`
 */
export function changeFile(file: string, read: VersionedText | null, text: string | null): FileChange {
  const before = read && readEncoded(file)
  if (text !== null) return { file, before, version: writeFile(file, text, read?.version ?? null) }
  if (read) removeFile(file, read.version)
  return { file, before, version: null }
}

/**
 * Takes changes back, the last one first.
 * @throws DeskError where somebody has changed one of the files since
 */
export function revertChanges(changes: FileChange[]) {
  for (const { file, before, version } of changes.toReversed()) {
    if (before !== null) writeFile(file, decodeContent(before), version)
    else if (version !== null) removeFile(file, version)
  }
}
