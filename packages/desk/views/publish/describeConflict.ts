import { parse } from 'yaml'
import { pageOf } from '../../app/viewToFix.ts'
import type { Field } from '../../records/fields.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { gitWith } from '../../server/git.ts'
import { partsOf } from '../articles/frontMatter.ts'
import type { Conflict } from './merge/conflicts.ts'
import { isPicture } from './merge/contentFiles.ts'
import { fieldAt, nameOfPlace, wordsOf } from './names.ts'
import { thumbnailOf } from './unpublished.ts'

/** What one of both says, as the window shows it. */
export interface Said {
  /** Its words; null where it is gone, or a picture. */
  words: string | null
  /** A small copy of a picture, as a data URL. */
  picture: string | null
}

export interface Described extends Pick<Conflict, 'id' | 'kind'> {
  /** What people call the record or the article: "Home page". */
  name: string
  /** The field: "Hero, lead". Empty where it is about all of it. */
  place: string
  mine: Said
  theirs: Said
  /** In characters, of what is written instead of both. */
  most: number | null
}

/** A conflict in the words of who settles it. */
export async function describe({ id, file, kind, path, mine, theirs }: Conflict): Promise<Described> {
  const isWhole = path.length === 0
  const say = async (said: unknown): Promise<Said> => {
    if (said === undefined) return { words: null, picture: null }
    if (isWhole && isPicture(file))
      return { words: null, picture: await thumbnailOf(await gitWith({}, 'cat-file', 'blob', String(said))) }
    if (isWhole && kind === 'name')
      return { words: pageOf(String(said)) ?? nameOfFile(String(said)), picture: null }
    return { words: isWhole ? readable(file, said) : wordsOf(said), picture: null }
  }
  const text = [mine, theirs].find((each) => isWhole && typeof each === 'string' && !isPicture(file))
  return {
    id,
    kind,
    name: nameOfFile(file, typeof text === 'string' && kind !== 'name' ? text : undefined),
    place: nameOfPlace(file, path),
    most: mostOf(fieldAt(file, path)),
    mine: await say(mine),
    theirs: await say(theirs),
  }
}

const mostOf = (field: Field | undefined) => (field?.kind === 'text' && field.most) || null

/** All words of a record or an article. */
function readable(file: string, said: unknown): string {
  if (typeof said !== 'string') return wordsOf(said)
  const { matter, body } = /\.mdx?$/.test(file) ? partsOf(said) : { matter: said, body: '' }
  try {
    return [wordsOf(parse(matter)), body.trim()].filter(Boolean).join('\n\n')
  } catch {
    return said
  }
}
