import { parse } from 'yaml'
import { pageOf } from '../../app/viewToFix.ts'
import type { Field } from '../../records/fields.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { gitWith } from '../../server/git.ts'
import { splitParts } from '../articles/frontMatter.ts'
import type { Conflict } from './merge/conflicts.ts'
import { isPicture } from './merge/contentFiles.ts'
import { fieldAt, nameOfField, wordsOf } from './names.ts'
import { thumbnailOf } from './unpublished.ts'

/** What one of both says, as the window shows it. */
export interface ConflictSide {
  /** Its words; null where it is gone, or a picture. */
  words: string | null
  /** A small copy of a picture, as a data URL. */
  picture: string | null
}

export interface DescribedConflict extends Pick<Conflict, 'id' | 'kind'> {
  /** What people call the record or the article: "Home page". */
  name: string
  /** The field: "Hero, lead". Empty where it is about all of it. */
  field: string
  mine: ConflictSide
  theirs: ConflictSide
  /** In characters, of what is written instead of both. */
  maxLength: number | null
}

/** A conflict in the words of who settles it. */
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
    name: nameOfFile(file, typeof text === 'string' && kind !== 'name' ? text : undefined),
    field: nameOfField(file, path),
    maxLength: maxLengthOf(fieldAt(file, path)),
    mine: await describeSide(mine),
    theirs: await describeSide(theirs),
  }
}

const maxLengthOf = (field: Field | undefined) => (field?.kind === 'text' && field.maxLength) || null

/** All words of a record or an article. */
function readableText(file: string, value: unknown): string {
  if (typeof value !== 'string') return wordsOf(value)
  const { matter, body } = /\.mdx?$/.test(file) ? splitParts(value) : { matter: value, body: '' }
  try {
    return [wordsOf(parse(matter)), body.trim()].filter(Boolean).join('\n\n')
  } catch {
    return value
  }
}
