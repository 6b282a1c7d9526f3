import { existsSync, readFileSync } from 'node:fs'
import type { Path } from '@lintel/engine/content/change.ts'
import { filesOf } from '@lintel/engine/content/sources.ts'
import { diffIndices } from 'node-diff3'
import sharp from 'sharp'
import { parse } from 'yaml'
import { pageOf } from '../../app/viewToFix.ts'
import { nameOfFile } from '../../records/nameOfFile.ts'
import { entriesOf, git, gitWith } from '../../server/git.ts'
import { partsOf } from '../articles/frontMatter.ts'
import type { Branch } from './branch.ts'
import { alignLists, areComparable, kinship, kinshipOf } from './merge/alignLists.ts'
import { folder, isContent, isPicture, isText } from './merge/contentFiles.ts'
import { blocksOf } from './merge/mergeTexts.ts'
import { nameOfPlace, wordsOf } from './names.ts'
import { differingFrom, linksOnTheWay } from './workingTree.ts'

export interface Unsent {
  file: string
  /** As people call it. */
  name: string
  kind: 'new' | 'changed' | 'removed'
  /** Each field that differs, in its order; none of pictures. */
  fields: { place: string; words: Part[] }[]
  /** A small copy of a picture, as a data URL. */
  picture: string | null
  /** The page that shows it best; null where it shows on many pages, or on none. */
  page: string | null
}

/** What was taken away, added and left, in their order. */
export interface Part {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Every text and picture that others have not got yet, whether it was kept in the history or not. */
export async function unsentFiles({ base }: Branch): Promise<Unsent[]> {
  const differing = [...(await differingFrom(base))].filter(([file]) => isContent(file))
  return Promise.all(
    differing.map(async ([file, { kind }]) => {
      const before = kind === 'new' ? undefined : await gitWith({}, 'cat-file', 'blob', `${base}:${file}`)
      const isThere = kind !== 'removed' && existsSync(file) && linksOnTheWay(file).length === 0
      const after = isThere ? readFileSync(file) : undefined
      const texts = isText(file) ? [before?.toString('utf8'), after?.toString('utf8')] : []
      const shown = isPicture(file) ? (after ?? before) : undefined
      return {
        file,
        name: nameOfFile(file, texts[1] ?? texts[0]),
        kind,
        fields: isText(file) ? fieldsBetween(file, texts[0], texts[1]) : [],
        picture: shown ? await thumbnailOf(shown) : null,
        page: pageOf(file),
      }
    }),
  )
}

export const countUnsent = async ({ base }: Branch) =>
  [...(await differingFrom(base)).keys()].filter(isContent).length

/** What lies below `content/` and is none of an owner's to publish: it is named, and not sent. */
export async function leftBehind(): Promise<string[]> {
  return [...(await differingFrom('HEAD')).keys()].filter((file) => !isContent(file))
}

/** Work of developers that was kept on this machine and goes along, each in the words of who did it. */
export async function alongWith({ base, theirs }: Branch): Promise<string[]> {
  if (!theirs) return []
  const said = entriesOf(await git('log', '-z', '--no-merges', '--format=%H %s', `${base}..HEAD`))
  const found: string[] = []
  for (const each of said) {
    const [id = '', ...words] = each.split(' ')
    const files = entriesOf(await git('diff-tree', '-r', '-z', '--root', '--no-commit-id', '--name-only', id))
    if (files.some((file) => !isContent(file))) found.push(words.join(' '))
  }
  return found
}

/** Pictures beside the articles that no text names. */
export function unusedPictures(): string[] {
  const own = (pattern: string) => filesOf(pattern).filter((file) => linksOnTheWay(file).length === 0)
  const texts = own(`${folder}/**/*.{md,mdx,yaml,yml}`).map((file) => readFileSync(file, 'utf8'))
  return own(`${folder}/blog/images/**/*`)
    .filter(
      (file) => isPicture(file) && !texts.some((text) => text.includes(file.replace(`${folder}/blog/`, ''))),
    )
    .sort()
}

/** In px. */
const small = 320

/** Null where it cannot be shown. */
export async function thumbnailOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const shown = await sharp(bytes)
      .rotate()
      .resize({ width: small, height: small, fit: 'inside' })
      .webp()
      .toBuffer()
    return `data:image/webp;base64,${shown.toString('base64')}`
  } catch {
    // The content check names pictures that cannot be read.
    return null
  }
}

/** What differs in a text, by its fields; by its lines where it cannot be read as a record. */
export function fieldsBetween(
  file: string,
  before: string | undefined,
  after: string | undefined,
): Unsent['fields'] {
  const isArticle = /\.mdx?$/.test(file)
  const heads = [before, after].map((text) => (isArticle ? partsOf(text ?? '').matter : (text ?? '')))
  const bodies = [before, after].map((text) => (isArticle ? blocksOf(partsOf(text ?? '').body) : []))
  const records = heads.map(read)
  const ofRecord = records.some((each) => each === unreadable)
    ? [{ path: [], before: heads[0], after: heads[1] }]
    : differences(records[0], records[1], [])
  return [...ofRecord, ...differences(bodies[0], bodies[1], [])].map(({ path, before, after }) => ({
    place: nameOfPlace(file, path),
    words: partsBetween(wordsOf(before), wordsOf(after)),
  }))
}

const unreadable = Symbol('unreadable')

function read(text: string): unknown {
  try {
    return parse(text) ?? undefined
  } catch {
    return unreadable
  }
}

interface Difference {
  path: Path
  before: unknown
  after: unknown
}

function differences(before: unknown, after: unknown, path: Path): Difference[] {
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfList(before, after, path)
  if (isGroup(before) && isGroup(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      differences(before[key], after[key], [...path, key]),
    )
  // Of what is new or gone, each field.
  if (isGroup(before) && after === undefined) return differences(before, {}, path)
  if (isGroup(after) && before === undefined) return differences({}, after, path)
  return wordsOf(before) === wordsOf(after) ? [] : [{ path, before, after }]
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function differencesOfList(before: unknown[], after: unknown[], path: Path): Difference[] {
  const origins = alignLists(before, after)
  const gone = before.flatMap((each, index) =>
    origins.includes(index) ? [] : [{ path: [...path, index], before: each, after: undefined }],
  )
  const others = after.flatMap((each, index) => {
    const origin = origins[index]
    return origin === undefined
      ? [{ path: [...path, index], before: undefined, after: each }]
      : differences(before[origin], each, [...path, index])
  })
  const kept = origins.filter((origin) => origin !== undefined)
  const isMoved = kept.some((origin, index) => origin < (kept[index - 1] ?? 0))
  return [...gone, ...others, ...(isMoved ? [{ path, before: titles(before), after: titles(after) }] : [])]
}

/** Of a list whose entries have changed places, the first words of each. */
const titles = (list: unknown[]) => list.map((each) => wordsOf(each).split('\n')[0])

/** Word by word, or line by line of what is long; as a whole where nearly all words are others. */
export function partsBetween(before: string, after: string): Part[] {
  const [old, now] = [/\S+\s*|\s+/g, /.*\n|.+/g, /[\s\S]+/g]
    .map(
      (pattern) => [before, after].map((text): string[] => text.match(pattern) ?? []) as [string[], string[]],
    )
    .find((pair) => areComparable(...pair)) ?? [[], []]
  const parts: Part[] = []
  const add = (kind: Part['kind'], text: string) => text && parts.push({ kind, text })
  if (kinshipOf(before, after) < kinship) {
    add('removed', before)
    add('added', after)
    return parts
  }
  let at = 0
  for (const { buffer1, buffer1Content, buffer2Content } of diffIndices(old, now)) {
    add('same', old.slice(at, buffer1[0]).join(''))
    add('removed', buffer1Content.join(''))
    add('added', buffer2Content.join(''))
    at = buffer1[0] + buffer1[1]
  }
  add('same', old.slice(at).join(''))
  return parts
}
