import { isDeepStrictEqual } from 'node:util'
import type { Path } from '@lintel/engine/content/change.ts'
import { editYaml, yamlForm } from '@lintel/engine/content/editYaml.ts'
import { parse } from '@lintel/engine/content/yaml.ts'
import { merge } from 'node-diff3'
import { stringify } from 'yaml'
import { joinParts, splitParts } from '../../articles/frontMatter.ts'
import { changesBetween } from './changesBetween.ts'
import type { ResolveConflict } from './conflicts.ts'
import { mergeValues, type Versions } from './mergeValues.ts'

type Texts = Versions<string> & { mine: string; theirs: string }

/**
 * Merges two versions of a YAML text by field, and keeps comments and the order of lines where one side has them.
 * @param startMerge starts the merge, and returns what resolves its conflicts
 * @param findBrokenField the path of a field that makes a text invalid, if any
 */
export function mergeRecord(
  texts: Texts,
  startMerge: () => ResolveConflict,
  findBrokenField: (text: string) => Path | undefined = () => undefined,
): string {
  const { base, mine, theirs } = texts
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const values = { base: read(base), mine: read(mine), theirs: read(theirs) }
  if (values.mine === undefined || values.theirs === undefined) return mergeAsLines(texts, startMerge())
  // If the merged text is invalid, the broken field is taken from one side, then its parents.
  for (let whole: Path | undefined; ; ) {
    const isWhole = (path: Path) => whole !== undefined && isDeepStrictEqual(path, whole)
    const value = mergeValues(values, [], startMerge(), isWhole)
    const text = formatValue(value, texts)
    const broken = findBrokenField(text)
    if (!broken || whole?.length === 0 || findBrokenField(mine) || findBrokenField(theirs)) return text
    whole = whole ? whole.slice(0, -1) : broken
  }
}

/** A text that cannot be parsed is merged by line. */
function mergeAsLines({ base, mine, theirs }: Texts, resolve: ResolveConflict): string {
  const lines = mergeLines({ base, mine, theirs })
  if (lines !== undefined) return lines
  return resolve({ path: [], kind: 'value', mine, theirs }).take === 'theirs' ? theirs : mine
}

/** Undefined for invalid YAML, and for an empty text. */
function read(text: string | undefined): unknown {
  try {
    return parse(text ?? '') ?? undefined
  } catch {
    return undefined
  }
}

/** Formats a value as closely to the existing texts as possible. */
function formatValue(value: unknown, { base, mine, theirs }: Texts): string {
  const says = (text: string | undefined): text is string =>
    text !== undefined && isDeepStrictEqual(read(text), value)
  const candidates = [
    () => mergeLines({ base, mine, theirs }),
    () => editedText(mine, value),
    () => editedText(theirs, value),
  ]
  for (const write of candidates) {
    const text = write()
    if (says(text)) return text
  }
  return stringify(value, yamlForm)
}

/** Undefined if an edit would change anything around it. */
function editedText(text: string, value: unknown): string | undefined {
  try {
    return changesBetween(read(text), value).reduce(editYaml, text)
  } catch {
    return undefined
  }
}

/** Undefined if both have changed the same or adjacent lines. */
export function mergeLines({ base = '', mine, theirs }: Texts): string | undefined {
  const lines = (text: string) => text.split('\n')
  const { conflict, result } = merge(lines(mine), lines(base), lines(theirs), { excludeFalseConflicts: true })
  return conflict ? undefined : result.join('\n')
}

/** Merges an article: the front matter by field, the body by paragraph. */
export function mergeMarkdown({ base, mine, theirs }: Texts, resolve: ResolveConflict): string {
  const parts = { base: splitParts(base ?? ''), mine: splitParts(mine), theirs: splitParts(theirs) }
  const heads = { base: parts.base.matter, mine: parts.mine.matter, theirs: parts.theirs.matter }
  const bodies = { base: parts.base.body, mine: parts.mine.body, theirs: parts.theirs.body }
  return joinParts({
    ...parts.mine,
    matter: mergeRecord(heads, () => resolve),
    body: mergeBody(bodies, resolve),
  })
}

function mergeBody({ base, mine, theirs }: Texts, resolve: ResolveConflict): string {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const blocks = { base: splitBlocks(base ?? ''), mine: splitBlocks(mine), theirs: splitBlocks(theirs) }
  const merged = (mergeValues(blocks, [], resolve) as string[]).filter(Boolean)
  const lines = mergeLines({ base, mine, theirs })
  if (lines !== undefined && isDeepStrictEqual(splitBlocks(lines), merged)) return lines
  return `${/^\s*/.exec(mine)?.[0] ?? ''}${merged.join('\n\n')}\n`
}

/** Merges two versions of a content file; undefined where somebody has to choose. */
export function mergeIfClear(file: string, texts: Texts): string | undefined {
  let isClear = true
  const resolve: ResolveConflict = () => {
    isClear = false
    return { take: 'theirs' }
  }
  const merged = /\.mdx?$/.test(file) ? mergeMarkdown(texts, resolve) : mergeRecord(texts, () => resolve)
  return isClear ? merged : undefined
}

/** Splits Markdown at empty lines, except within fenced code. */
export function splitBlocks(body: string): string[] {
  const blocks: string[] = []
  let fence = ''
  let isOpen = false
  for (const line of body.split(/\r?\n/)) {
    const [, mark = ''] = /^\s*(`{3,}|~{3,})/.exec(line) ?? []
    const isBlank = fence === '' && line.trim() === ''
    if (isBlank) isOpen = false
    else if (isOpen) blocks.push(`${blocks.pop()}\n${line}`)
    else blocks.push(line)
    if (!isBlank) isOpen = true
    if (fence === '') fence = mark
    else if (mark.startsWith(fence)) fence = ''
  }
  return blocks
}
