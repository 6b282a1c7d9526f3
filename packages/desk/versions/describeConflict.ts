import { parse } from '@lintel/engine/content/yaml.ts'
import { pageOf } from '../app/viewToFix.ts'
import { recordAndText } from '../articles/frontMatter.ts'
import { fieldAt, nameOfField, wordsOf } from '../records/fieldNames.ts'
import type { Field } from '../records/fields.ts'
import { nameOfFile } from '../records/nameOfFile.ts'
import { nameOf } from '../records/names.ts'
import { type Reference, referencesTo } from '../records/references.ts'
import { gitWith } from '../server/git.ts'
import type { Conflict } from './merge/conflicts.ts'
import { isPicture } from './merge/contentFiles.ts'
import { thumbnailOf } from './unpublished.ts'

/** One side of a conflict, as the window shows it. */
export interface ConflictSide {
  /** Null if it was removed, or is a picture. */
  words: string | null
  /** A thumbnail as a data URL. */
  picture: string | null
}

export interface DescribedConflict extends Pick<Conflict, 'id' | 'kind' | 'file' | 'path'> {
  /** The name of the file: "Home page". */
  name: string
  /** The name of the field: "Hero, lead". Empty for a whole file. */
  field: string
  mine: ConflictSide
  theirs: ConflictSide
  /** What names a record that one side has removed. */
  namedIn: Reference[]
  /** The label of the field in its form: "Lead". */
  label: string
  /** In characters, for merged words. */
  maxLength: number | null
}

export async function describeConflict({
  id,
  file,
  kind,
  path,
  mine,
  theirs,
}: Conflict): Promise<DescribedConflict> {
  const isWhole = path.length === 0
  const describeSide = async (value: unknown): Promise<ConflictSide> => {
    if (value === undefined) return { words: null, picture: null }
    if (Array.isArray(value) && kind === 'folder')
      return { words: `A folder with ${value.join(', ')}`, picture: null }
    if (isWhole && isPicture(file))
      return { words: null, picture: await thumbnailOf(await gitWith({}, 'cat-file', 'blob', String(value))) }
    if (isWhole && kind === 'name')
      return { words: pageOf(String(value)) ?? nameOfFile(String(value)), picture: null }
    return { words: isWhole ? readableText(file, value) : wordsOf(value), picture: null }
  }
  const text = [mine, theirs].find((each) => isWhole && typeof each === 'string' && !isPicture(file))
  return {
    id,
    kind,
    file,
    path,
    name: nameOfFile(file, typeof text === 'string' && kind !== 'name' ? text : undefined),
    field: nameOfField(file, path),
    namedIn: isWhole && kind === 'removed' ? referencesTo(file) : [],
    label: fieldAt(file, path)?.title ?? nameOf(String(path.at(-1) ?? '')),
    maxLength: maxLengthOf(fieldAt(file, path)),
    mine: await describeSide(mine),
    theirs: await describeSide(theirs),
  }
}

const maxLengthOf = (field: Field | undefined) => (field?.kind === 'text' && field.maxLength) || null

function readableText(file: string, value: unknown): string {
  if (typeof value !== 'string') return wordsOf(value)
  const { matter, body } = recordAndText(file, value)
  try {
    return [wordsOf(parse(matter)), body.trim()].filter(Boolean).join('\n\n')
  } catch {
    return value
  }
}
