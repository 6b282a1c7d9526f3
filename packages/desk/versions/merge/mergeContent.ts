import type { Path } from '@lintel/engine/content/change.ts'
import { required } from '@lintel/engine/content/collections.ts'
import { ownPageOf, pageOf } from '../../app/viewToFix.ts'
import { renameHeadings } from '../../records/questions.ts'
import { referringKeys } from '../../records/references.ts'
import { git, splitNul } from '../../server/git.ts'
import { type ConflictResolver, refersToHeadings } from './conflicts.ts'
import {
  type Blob,
  contentFolder,
  type Files,
  isHolidays,
  isPicture,
  isText,
  nameOfPicture,
  notesFile,
  readBlob,
  storeBlob,
} from './contentFiles.ts'
import { mergeMarkdown, mergeRecord } from './mergeTexts.ts'
import { mergeName, type Versions } from './mergeValues.ts'
import { type ChosenSides, resolveFolders } from './resolveFolders.ts'

/** The path of a field that makes a record invalid, if any. */
export type FindBrokenField = (file: string, text: string) => Path | undefined

type Sides<Value> = Record<keyof Versions, Value>

/** Merges content: records by field, articles by paragraph, pictures by choice. Renamed files are recognized. */
export async function mergeContent(
  commits: Sides<string>,
  before: Sides<Files>,
  resolver: ConflictResolver,
  findBrokenField: FindBrokenField,
): Promise<Files> {
  const ofFolders = await resolveFolders(commits, before, resolver)
  const { sides, chosen: ofTwins } = await resolveTwins(ofFolders.sides, resolver)
  const chosen = new Map([...ofFolders.chosen, ...ofTwins])
  const merged: Files = new Map()
  for (const names of await pairFiles(commits, sides)) {
    const blobs = {
      base: sides.base.get(names.base ?? ''),
      mine: sides.mine.get(names.mine ?? ''),
      theirs: sides.theirs.get(names.theirs ?? ''),
    }
    const file = names.mine ?? names.theirs ?? names.base ?? ''
    const side = chosen.get(file)
    const own = side ? blobs[side] : await mergeFile(file, blobs, resolver, findBrokenField)
    const blob = own && refersToHeadings(file) ? await followHeadings(file, own, merged, resolver) : own
    if (!blob) continue
    const knownNames = { base: names.base ?? file, mine: names.mine ?? names.base ?? file }
    const name = mergeName({ ...knownNames, theirs: names.theirs ?? knownNames.base }, [], (conflict) =>
      resolver.resolve(file, conflict),
    )
    merged.set(name, blob)
  }
  await restoreReferenced(merged, sides)
  return merged
}

const textOf = async (blob: Blob) => (await readBlob(blob)).toString('utf8')

async function mergeFile(
  file: string,
  { base, mine, theirs }: Versions<Blob>,
  resolver: ConflictResolver,
  findBrokenField: FindBrokenField,
): Promise<Blob | undefined> {
  if (isSame(mine, theirs) || isSame(base, theirs)) return mine
  if (isSame(base, mine)) return theirs
  // The desk derives them from the merged region anyway.
  if (isHolidays(file)) return theirs ?? mine
  const readVersion = async (blob: Blob | undefined) => blob && (isText(file) ? await textOf(blob) : blob.id)
  const versions = { mine: await readVersion(mine), theirs: await readVersion(theirs) }
  if (!mine || !theirs || !isText(file)) {
    const kind = mine && theirs ? 'picture' : 'removed'
    return resolver.resolve(file, { kind, path: [], ...versions }).take === 'theirs' ? theirs : mine
  }
  const texts = { base: await readVersion(base), mine: versions.mine ?? '', theirs: versions.theirs ?? '' }
  const startFile = () => resolver.startFile(file)
  const text = /\.mdx?$/.test(file)
    ? mergeMarkdown(texts, startFile())
    : mergeRecord(texts, startFile, (text) => findBrokenField(file, text))
  return { mode: mine.mode, id: await storeBlob(text) }
}

/** Only one side may have questions under the words that it gave to a heading, and others were chosen for it. */
async function followHeadings(file: string, blob: Blob, merged: Files, resolver: ConflictResolver) {
  const text = await textOf(blob)
  const next = renameHeadings(file, text, (page, heading) =>
    [...merged.keys()]
      .filter((each) => pageOf(each) === page)
      .map((each) => resolver.chosenHeading(each, heading))
      .find((chosen) => chosen !== undefined && chosen !== heading),
  )
  return next === text ? blob : { ...blob, id: await storeBlob(next) }
}

const isSame = (one: Blob | undefined, other: Blob | undefined) =>
  one?.id === other?.id && one?.mode === other?.mode

type Names = Versions<string>

/** Each content file with its names in the three versions. */
async function pairFiles(commits: Sides<string>, sides: Sides<Files>): Promise<Names[]> {
  const renamed = {
    mine: await renamesIn(commits.base, commits.mine, sides.theirs),
    theirs: await renamesIn(commits.base, commits.theirs, sides.mine),
  }
  const nameIn = (side: 'mine' | 'theirs', file: string) => {
    const name = renamed[side].get(file) ?? file
    return sides[side].has(name) ? name : undefined
  }
  const pairs = [...sides.base.keys()].map(
    (file): Names => ({ base: file, mine: nameIn('mine', file), theirs: nameIn('theirs', file) }),
  )
  const pairedNames = new Set(pairs.flatMap((names) => Object.values(names)))
  const added = [...new Set([...sides.mine.keys(), ...sides.theirs.keys()])].filter(
    (file) => !pairedNames.has(file),
  )
  const all = [
    ...pairs,
    ...added.map(
      (file): Names => ({
        base: undefined,
        mine: sides.mine.has(file) ? file : undefined,
        theirs: sides.theirs.has(file) ? file : undefined,
      }),
    ),
  ]
  // What refers to headings follows what was chosen for them.
  const isLast = ({ base, mine, theirs }: Names) => Number(refersToHeadings(base ?? mine ?? theirs ?? ''))
  return all.sort((one, other) => isLast(one) - isLast(other))
}

/** @param others the other side: if both have the former name there and a new file under the new one, it is no rename */
async function renamesIn(base: string, side: string, others: Files): Promise<Map<string, string>> {
  const listed = splitNul(
    await git(
      'diff-tree',
      '-r',
      '-z',
      '--find-renames',
      '--diff-filter=R',
      '--name-status',
      base,
      side,
      '--',
      contentFolder,
    ),
  )
  const renames = new Map<string, string>()
  for (let index = 0; index < listed.length; index += 3) {
    const [, from = '', to = ''] = listed.slice(index, index + 3)
    if (!others.has(to) || !others.has(from)) renames.set(from, to)
  }
  return renames
}

/** Resolves new files of the same name on both sides: keeps both, mine under another name, or one of them. */
async function resolveTwins(before: Sides<Files>, resolver: ConflictResolver) {
  const chosen: ChosenSides = new Map()
  const sides = { ...before, mine: new Map(before.mine) }
  for (const [file, mine] of before.mine) {
    const theirs = before.theirs.get(file)
    if (!theirs || before.base.has(file) || isSame(mine, theirs) || !isFreelyNamed(file)) continue
    const versions = isText(file)
      ? { mine: await textOf(mine), theirs: await textOf(theirs) }
      : { mine: mine.id, theirs: theirs.id }
    const { take } = resolver.resolve(file, { kind: 'twins', path: [], ...versions })
    if (take === 'both') await rename(file, sides)
    else chosen.set(file, take)
  }
  return { sides, chosen }
}

/** Whether a file can be renamed without breaking code. */
const isFreelyNamed = (file: string) =>
  isPicture(file) ||
  (/^content\/(?!questions\/)[^/]+\/[^/]+$/.test(file) &&
    !required.includes(file.replace(`${contentFolder}/`, '')))

/** Renames my new file, and everything of mine that refers to it. */
async function rename(file: string, { base, mine, theirs }: Sides<Files>) {
  const [, stem = '', ending = ''] = /^(.*)(\.\w+)$/.exec(file) ?? []
  let count = 2
  const isTaken = (name: string) => [base, mine, theirs].some((files) => files.has(name))
  while (isTaken(`${stem}-${count}${ending}`)) count++
  const moves: [string, string][] = [[file, `${stem}-${count}${ending}`]]
  const questions = (name: string) => `${contentFolder}/questions${ownPageOf(name)}.yaml`
  if (ownPageOf(file)) moves.push([questions(file), questions(`${stem}-${count}${ending}`)])
  for (const [from, to] of moves) {
    const blob = mine.get(from)
    if (!blob || base.has(from)) continue
    mine.set(to, blob)
    mine.delete(from)
  }
  const references = referencePattern(file)
  for (const [name, blob] of mine) {
    if (!isText(name) || base.get(name)?.id === blob.id) continue
    const text = await textOf(blob)
    const renamed = text.replaceAll(references, (reference) => `${reference}-${count}`)
    if (renamed !== text) mine.set(name, { ...blob, id: await storeBlob(renamed) })
  }
}

/** Matches references to a file up to the end of its name, where a number is added. */
function referencePattern(file: string): RegExp {
  const picture = nameOfPicture(file).replace(/\.\w+$/, '')
  if (isPicture(file)) return new RegExp(String.raw`${RegExp.escape(picture)}(?=\.\w)`, 'g')
  const id = /([^/]+)\.\w+$/.exec(file)?.[1] ?? ''
  const keys = referringKeys(file).map(RegExp.escape).join('|')
  const reference = String.raw`\b(?:${keys || '(?!)'}): *["']?${RegExp.escape(id)}(?=["']?\s*(?:$|[,}#]))`
  const page = ownPageOf(file)
  const link = String.raw`(?<![\w/-])${RegExp.escape(page ?? '')}(?![\w/-])`
  return new RegExp(page ? `${reference}|${link}` : reference, 'gm')
}

/** Restores removed pictures that a text still shows, and questions of pages that were kept. */
async function restoreReferenced(merged: Files, { base, mine, theirs }: Sides<Files>) {
  const all = new Map([...base, ...theirs, ...mine])
  const gone = [...all].filter(([file]) => !merged.has(file))
  const pictures = gone.filter(([file]) => isPicture(file))
  const texts =
    pictures.length > 0
      ? await Promise.all(
          [...merged].filter(([file]) => isText(file) && file !== notesFile).map(([, blob]) => textOf(blob)),
        )
      : []
  const kept = [...merged.keys()].filter((file) => !mine.has(file) || !theirs.has(file))
  const pages = new Set(
    kept.filter((file) => base.has(file)).map((file) => `${contentFolder}/questions${ownPageOf(file)}.yaml`),
  )
  for (const [file, blob] of gone) {
    const name = nameOfPicture(file)
    if (isPicture(file) ? texts.some((text) => text.includes(name)) : pages.has(file)) merged.set(file, blob)
  }
}
