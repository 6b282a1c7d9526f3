import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Scalar,
  type ToStringOptions,
  type YAMLSeq,
} from 'yaml'
import { applyChange, type Change } from './change.ts'
import { parse, parseDocument } from './yaml.ts'

/** The format of all YAML files, so that the diff of an edit shows only the edit. */
export const yamlForm = { lineWidth: 0 } satisfies ToStringOptions

/**
 * Changes one value in a YAML text and keeps comments, order and the quotes of other values.
 * @throws Error if the text cannot be parsed, or there is nothing to change at that path
 */
export function editYaml(source: string, change: Change): string {
  const document = parseDocument(source)
  if (document.errors[0]) throw document.errors[0]
  const expected = applyChange(document.toJS(), change)
  edit(document, change)
  const result = document.toString(yamlForm)
  if (!isDeepStrictEqual(parse(result), expected))
    throw new Error(`"${change.path.join('.')}" cannot be changed without changing what stands around it.`)
  return result
}

function edit(document: Document, change: Change) {
  const { path } = change
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents
  const key = path.at(-1)
  const before = document.getIn(path)
  const isShort = isCollection(before) && before.flow === true && before.items.length > 0
  if (isSeq<Node>(parent)) editList(document, parent, Number(key), change)
  else if (!isMap<Node>(parent)) throw new Error(`There is no "${path.join('.')}".`)
  else if (change.kind === 'remove') parent.delete(key)
  else if (change.kind === 'set' && parent.has(key))
    document.setIn(path, isShort ? document.createNode(change.value, { flow: true }) : change.value)
  else if (change.kind === 'set') {
    const pair = document.createPair<Node, Node>(key, change.value)
    pair.key.spaceBefore = parent.items.at(-1)?.key.spaceBefore
    if (parent.items.length === 0) parent.flow = false
    parent.add(pair)
  }
  const node = document.getIn(path, true)
  if (change.kind !== 'set' || !isScalar(node)) return
  if (needsQuotes(node.value, before)) node.type = Scalar.QUOTE_DOUBLE
  // The quotes that an empty text needs, and the library would keep.
  else if (before === '' && node.type === Scalar.QUOTE_DOUBLE) delete node.type
}

const isDay = (value: unknown) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

/**
 * Whether a string needs quotes. YAML 1.1 parsers, such as the one for front matter, read "1_000" as a number
 * and "2025-01-20" as a date.
 */
function needsQuotes(value: unknown, before: unknown): boolean {
  if (typeof value !== 'string') return false
  // A date keeps its form where a date or nothing was before.
  if (isDay(value) && (before === undefined || before === null || isDay(before))) return false
  const { contents, errors } = parseDocument(value, { schema: 'yaml-1.1' })
  return errors.length === 0 && isScalar(contents) && typeof contents.value !== 'string'
}

function editList(document: Document, list: YAMLSeq<Node>, index: number, change: Change) {
  const { items } = list
  if (change.kind === 'set' && index < items.length) return document.setIn(change.path, change.value)
  const gaps = items.map(({ spaceBefore }) => spaceBefore)
  // `yaml` attaches the comment above the first entry to the list, but it must move with the entry.
  if (items[0] && list.commentBefore) {
    items[0].commentBefore = list.commentBefore
    list.commentBefore = undefined
  }
  if (change.kind === 'set') {
    // An empty list is written as "[]"; its new entries get their own lines.
    if (items.length === 0) list.flow = false
    items.push(
      document.createNode(change.value, { flow: isCollection(items[0]) && items[0].flow === true }) as Node,
    )
  } else {
    const [entry] = items.splice(index, 1)
    if (change.kind === 'move' && entry) items.splice(change.to, 0, entry)
  }
  for (const [at, item] of items.entries()) item.spaceBefore = at < gaps.length ? gaps[at] : gaps.at(-1)
}
