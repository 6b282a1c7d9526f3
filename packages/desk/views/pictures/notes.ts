import { checkRecord } from '@lintel/engine/content/checkRecords.ts'
import { editYaml } from '@lintel/engine/content/editYaml.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import { type PictureNote, picturesSchema } from '@lintel/engine/schemas/pictures.ts'
import * as v from 'valibot'
import { DeskError } from '../../server/action.ts'
import { readTextIfAny } from '../../server/files.ts'
import { notesFile as file } from '../../versions/merge/contentFiles.ts'

/** As YAML. */
const none = '[]'

/** The notes on all pictures; undefined where they cannot be read as they are written now. */
export function readNotes(text = readTextIfAny(file) ?? none): PictureNote[] | undefined {
  try {
    const { success, output } = v.safeParse(picturesSchema, parse(text))
    return success ? output : undefined
  } catch {
    return undefined
  }
}

/**
 * The notes with another one on a picture.
 * @param note null to remove it
 * @returns the text before and after; null where there is no such file
 * @throws DeskError where the notes cannot be read, or this one is none
 */
export function withNote(picture: string, note: PictureNote | null) {
  const before = readTextIfAny(file) ?? null
  const notes = readNotes(before ?? none)
  if (!notes)
    throw new DeskError({
      file,
      message: 'the notes on pictures cannot be read as they are written now',
      fix: 'bring their last good version back, above',
    })
  const at = notes.findIndex((each) => each.picture === picture)
  const path = [at < 0 ? notes.length : at]
  if (!note && (at < 0 || notes.length === 1)) return { before, after: at < 0 ? before : null }
  const after = editYaml(before ?? none, note ? { kind: 'set', path, value: note } : { kind: 'remove', path })
  const [problem] = checkRecord(file.replace('content/', ''), after)
  if (problem) throw new DeskError(problem)
  return { before, after }
}
