import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Path } from '@lintel/engine/content/change.ts'
import { isFile } from '@lintel/engine/content/sources.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import { ownValue } from '@lintel/rules/ownValue.ts'
import { diffIndices } from 'node-diff3'
import sharp from 'sharp'
import { ownPageOf, pageOf } from '../app/viewToFix.ts'
import { recordAndText } from '../articles/frontMatter.ts'
import { nameOfField, wordsOf } from '../records/fieldNames.ts'
import { nameOfFile } from '../records/nameOfFile.ts'
import { git, gitWith, splitNul } from '../server/git.ts'
import type { Branch } from './branch.ts'
import { alignLists, areComparable, minSimilarity, similarityOf } from './merge/alignLists.ts'
import { isContent, isMerged, isPicture, isText } from './merge/contentFiles.ts'
import { splitBlocks } from './merge/mergeTexts.ts'
import { diffFrom, findRenames, listUncommitted } from './workingTree.ts'

export interface UnpublishedFile {
  file: string
  /** Its name for people. */
  name: string
  kind: 'new' | 'changed' | 'renamed' | 'removed'
  /** The former and the present address of what was renamed, or its names if it has no page. */
  addresses: { from: string; to: string } | null
  /** The changed fields; none for pictures. */
  fields: { name: string; words: DiffPart[] }[]
  /** A thumbnail as a data URL. */
  picture: string | null
  /** The page that shows it; null if several do, or none. */
  page: string | null
}

export interface DiffPart {
  kind: 'same' | 'removed' | 'added'
  text: string
}

/** Lists changed texts and pictures, committed or not. */
export async function listUnpublished({ base }: Pick<Branch, 'base'>): Promise<UnpublishedFile[]> {
  return Promise.all(
    (await listDifferences(base)).map(async ({ file, kind, from = file }) => {
      const before = kind === 'new' ? undefined : await gitWith({}, 'cat-file', 'blob', `${base}:${from}`)
      const after = kind !== 'removed' && isFile(file) ? readFileSync(file) : undefined
      const texts = isText(file) ? [before?.toString('utf8'), after?.toString('utf8')] : []
      const shown = isPicture(file) ? (after ?? before) : undefined
      return {
        file,
        name: nameOfFile(file, texts[1] ?? texts[0]),
        kind,
        addresses: from === file ? null : { from: addressOf(from), to: addressOf(file) },
        fields: isText(file) ? diffFields(file, texts[0], texts[1]) : [],
        picture: shown ? await thumbnailOf(shown) : null,
        page: pageOf(file),
      }
    }),
  )
}

const addressOf = (file: string) => ownPageOf(file) ?? nameOfFile(file)

export const countUnpublished = async ({ base }: Pick<Branch, 'base'>) => (await listDifferences(base)).length

interface Difference {
  file: string
  kind: UnpublishedFile['kind']
  /** The former path of a renamed file. */
  from?: string
}

async function listDifferences(base: string): Promise<Difference[]> {
  const differences = new Map([...(await diffFrom(base))].filter(([, { isSent }]) => isSent))
  const renames = await findRenames(base, differences)
  const former = new Set(renames.values())
  return [...differences].flatMap(([file, { kind }]): Difference[] => {
    const from = renames.get(file)
    if (from !== undefined) return [{ file, kind: 'renamed', from }]
    return former.has(file) ? [] : [{ file, kind }]
  })
}

/** Changed files of the project that owners do not publish. */
export const listExcluded = async (): Promise<string[]> =>
  groupByFolder((await listUncommitted()).filter((file) => !isMerged(file)))

/** Names of files. If there are many, those of a folder are counted. */
export function groupByFolder(files: string[]): string[] {
  if (files.length <= maxExcluded) return files
  return [...Map.groupBy(files, (file) => /^.*?\//.exec(file)?.[0] ?? file)].map(([folder, within]) =>
    within.length === 1 ? (within[0] ?? folder) : `${folder} (${within.length} files)`,
  )
}

/** As many file names as are read at a glance. */
const maxExcluded = 6

/** The subjects of unpublished commits that change code. */
export async function listDeveloperCommits({ base, theirs }: Branch): Promise<string[]> {
  if (!theirs) return []
  const commits = splitNul(await git('log', '-z', '--no-merges', '--format=%H %s', `${base}..HEAD`))
  const subjects: string[] = []
  for (const each of commits) {
    const [id = '', ...words] = each.split(' ')
    const files = splitNul(await git('diff-tree', '-r', '-z', '--root', '--no-commit-id', '--name-only', id))
    if (files.some((file) => !isContent(file))) subjects.push(words.join(' '))
  }
  return subjects
}

/** In px. */
const thumbnailSize = 320

/** Null if the picture cannot be read. */
export async function thumbnailOf(bytes: Uint8Array): Promise<string | null> {
  try {
    const shown = await sharp(bytes)
      .rotate()
      .resize({ width: thumbnailSize, height: thumbnailSize, fit: 'inside' })
      .webp()
      .toBuffer()
    return `data:image/webp;base64,${shown.toString('base64')}`
  } catch {
    // The content check reports the picture.
    return null
  }
}

/** Compares a text by field, or as a whole if it cannot be parsed. */
export function diffFields(
  file: string,
  before: string | undefined,
  after: string | undefined,
): UnpublishedFile['fields'] {
  const parts = [before, after].map((text) => recordAndText(file, text ?? ''))
  const heads = parts.map(({ matter }) => matter)
  const bodies = parts.map(({ body }) => splitBlocks(body))
  const records = heads.map(parseYaml)
  const ofRecord = records.some((each) => each === unreadable)
    ? [{ path: [], before: heads[0], after: heads[1] }]
    : diffValues(records[0], records[1], [])
  return [...ofRecord, ...diffValues(bodies[0], bodies[1], [])].map(({ path, before, after }) => ({
    name: nameOfField(file, path, after === undefined ? records[0] : records[1]),
    words: diffTexts(wordsOf(before), wordsOf(after)),
  }))
}

const unreadable = Symbol('unreadable')

function parseYaml(text: string): unknown {
  try {
    return parse(text) ?? undefined
  } catch {
    return unreadable
  }
}

interface FieldDifference {
  path: Path
  before: unknown
  after: unknown
}

function diffValues(before: unknown, after: unknown, path: Path): FieldDifference[] {
  if (Array.isArray(before) && Array.isArray(after)) return diffLists(before, after, path)
  if (isGroup(before) && isGroup(after)) return diffGroups(before, after, path)
  // Lists each field of a new or removed group.
  if (isGroup(before) && after === undefined) return diffValues(before, {}, path)
  if (isGroup(after) && before === undefined) return diffValues({}, after, path)
  return wordsOf(before) === wordsOf(after) ? [] : [{ path, before, after }]
}

function diffGroups(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
  path: Path,
): FieldDifference[] {
  const renamed = renamesIn(before, after)
  const isNewName = (key: string) => [...renamed.values()].includes(key)
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) => {
    const name = renamed.get(key)
    if (name !== undefined) return [{ path: [...path, name], before: key, after: name }]
    return isNewName(key) ? [] : diffValues(ownValue(before, key), ownValue(after, key), [...path, key])
  })
}

/** The new keys of groups and lists that stayed the same, as the questions of a heading that was reworded. */
function renamesIn(before: Record<string, unknown>, after: Record<string, unknown>): Map<string, string> {
  const renamed = new Map<string, string>()
  const added = Object.keys(after).filter((key) => !Object.hasOwn(before, key))
  for (const [key, value] of Object.entries(before)) {
    if (Object.hasOwn(after, key) || typeof value !== 'object' || value === null) continue
    const name = added.find(
      (each) => isDeepStrictEqual(after[each], value) && ![...renamed.values()].includes(each),
    )
    if (name !== undefined) renamed.set(key, name)
  }
  return renamed
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function diffLists(before: unknown[], after: unknown[], path: Path): FieldDifference[] {
  const origins = alignLists(before, after)
  const removed = before.flatMap((each, index) =>
    origins.includes(index) ? [] : [{ path: [...path, index], before: each, after: undefined }],
  )
  const others = after.flatMap((each, index) => {
    const origin = origins[index]
    return origin === undefined
      ? [{ path: [...path, index], before: undefined, after: each }]
      : diffValues(before[origin], each, [...path, index])
  })
  const matched = origins.filter((origin) => origin !== undefined)
  const isMoved = matched.some((origin, index) => origin < (matched[index - 1] ?? 0))
  return [
    ...removed,
    ...others,
    ...(isMoved ? [{ path, before: firstLines(before), after: firstLines(after) }] : []),
  ]
}

/** The first line of each entry, for a list that was reordered. */
const firstLines = (list: unknown[]) => list.map((each) => wordsOf(each).split('\n')[0])

/** Compares by word, by line if the text is long, and as a whole if little is common. */
export function diffTexts(before: string, after: string): DiffPart[] {
  const [old, now] = [/\S+\s*|\s+/g, /.*\n|.+/g, /[\s\S]+/g]
    .map(
      (pattern) => [before, after].map((text): string[] => text.match(pattern) ?? []) as [string[], string[]],
    )
    .find((pair) => areComparable(...pair)) ?? [[], []]
  const parts: DiffPart[] = []
  const add = (kind: DiffPart['kind'], text: string) => text && parts.push({ kind, text })
  if (similarityOf(before, after) < minSimilarity) {
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
