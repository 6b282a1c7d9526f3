import { isDeepStrictEqual } from 'node:util'
import {
  type Document,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  type Node,
  parseDocument,
  Scalar,
  stringify,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { type Change, changedValue, type Path } from './change.ts'

/**
 * Changes a YAML text in one place: every other line stays as its author wrote it, with comments and order.
 * @throws Error where the text would say something else than it should, or cannot be read
 */
export function editedRecord(source: string, change: Change): string {
  const document = parseDocument(source, { keepSourceTokens: true })
  if (document.errors[0]) throw document.errors[0]
  const result = changed(source, document, change)
  const expected = changedValue(document.toJS(), change)
  const written = parseDocument(result)
  if (written.errors.length > 0 || !isDeepStrictEqual(written.toJS(), expected))
    throw new Error(`"${change.path.join('.')}" cannot be changed without touching what stands around it.`)
  return result
}

function changed(source: string, document: Document.Parsed, change: Change): string {
  const { path } = change
  const parent = document.getIn(path.slice(0, -1), true)
  const key = path.at(-1)
  if (isSeq(parent) && typeof key === 'number') {
    const node = parent.items[key]
    if (change.kind === 'set' && isScalar(node)) return withScalar(source, node, change.value, isFlow(parent))
    return withEntries(source, document, parent, path, change)
  }
  if (!isMap(parent)) throw new Error(`There is no "${path.join('.')}".`)
  const pair = parent.items.find((each) => isScalar(each.key) && each.key.value === key)
  if (change.kind === 'set' && pair && isScalar(pair.value) && typeof change.value !== 'object')
    return withScalar(source, pair.value, change.value, isFlow(parent))
  if (isFlow(parent) || (change.kind === 'remove' && parent.items.length === 1))
    return withNode(
      source,
      parent,
      flowText(changedValue(parent.toJS(document), { ...change, path: path.slice(-1) })),
    )
  if (change.kind === 'remove' || pair) {
    const without = pair ? withoutPair(source, parent, pair) : source
    return change.kind === 'set' ? changed(without, parsed(without), change) : without
  }
  const at = endOfLine(source, endOf(parent))
  const indent = ' '.repeat(columnOf(source, startOf(parent.items[0]?.key as Node)))
  const text = stringify({ [String(key)]: (change as { value: unknown }).value }, { lineWidth: 0 })
  const last = parent.items.at(-1)?.key as Node | undefined
  // Parts that are set apart by empty lines stay so.
  const gap = last && 'spaceBefore' in last && last.spaceBefore ? '\n' : ''
  return `${lineEnded(source.slice(0, at))}${gap}${indented(text, indent)}${source.slice(at)}`
}

const parsed = (source: string) => parseDocument(source, { keepSourceTokens: true })

/** A text keeps the quotation marks that it has; others get some where they need them. */
function withScalar(source: string, node: Scalar, value: unknown, inFlow: boolean): string {
  const isBlock = node.type === Scalar.BLOCK_FOLDED || node.type === Scalar.BLOCK_LITERAL
  const [start, end] = rangeOf(node)
  if (start === end) {
    // Nothing stands behind the colon of a field that is empty, and comments of the next one may.
    const at = source.slice(0, start).trimEnd().length
    return `${source.slice(0, at)} ${scalarText(value, node.type, inFlow)}${source.slice(start)}`
  }
  return withNode(source, node, scalarText(value, node.type, inFlow) + (isBlock ? '\n' : ''))
}

function scalarText(value: unknown, type: Scalar.Type | undefined, inFlow: boolean): string {
  if (typeof value !== 'string') return String(value)
  if (type === Scalar.QUOTE_SINGLE && !value.includes('\n')) return `'${value.replaceAll("'", "''")}'`
  const isPlain = stringify(value, { lineWidth: 0 }) === `${value}\n` && !(inFlow && /[,[\]{}]/.test(value))
  return isPlain && type !== Scalar.QUOTE_DOUBLE ? value : JSON.stringify(value)
}

function withNode(source: string, node: Node, text: string): string {
  const [start, end] = rangeOf(node)
  return source.slice(0, start) + text + source.slice(end)
}

/** Lines of a list are whole entries, with the comments above them: these change places, come and go. */
function withEntries(
  source: string,
  document: Document.Parsed,
  list: YAMLSeq,
  path: Path,
  change: Change,
): string {
  const after = changedValue(list.toJS(document), { ...change, path: path.slice(-1) }) as unknown[]
  const dashes = dashesOf(list)
  const isOnLines = dashes.every((at) => source.slice(lineStart(source, at), at).trim() === '')
  if (isFlow(list) ? list.items.length > 0 : !isOnLines) return withNode(source, list, flowText(after))
  if (isFlow(list) || after.length === 0) return withWholeList(source, document, list, path, after)
  const starts = dashes.map((dash) => chunkStart(source, dash))
  const end = endOfLine(source, endOf(list))
  const chunks = starts.map((start, index) => lineEnded(source.slice(start, starts[index + 1] ?? end)))
  const index = Number(path.at(-1))
  const [entry = ''] = change.kind === 'set' && index >= chunks.length ? [] : chunks.splice(index, 1)
  if (change.kind === 'move') chunks.splice(change.to, 0, entry)
  if (change.kind === 'set') {
    const isShort = isCollection(list.items[0]) && isFlow(list.items[0])
    const text = isShort ? `- ${flowText(change.value)}\n` : stringify([change.value], { lineWidth: 0 })
    chunks.splice(index, 0, indented(text, ' '.repeat(columnOf(source, dashes[0] ?? 0))))
  }
  return source.slice(0, starts[0]) + chunks.join('') + source.slice(end)
}

/** Between no entry and some, a list changes its form. */
function withWholeList(
  source: string,
  document: Document.Parsed,
  list: YAMLSeq,
  path: Path,
  after: unknown[],
): string {
  const parent = document.getIn(path.slice(0, -2), true)
  const key =
    isMap(parent) && parent.items.find((each) => isScalar(each.key) && each.key.value === path.at(-2))?.key
  if (!isMap(parent) || isFlow(parent) || !key) return withNode(source, list, flowText(after))
  const start = source.indexOf(':', rangeOf(key as Node)[1]) + 1
  const indent = ' '.repeat(columnOf(source, startOf(key as Node)) + 2)
  const text = after.length === 0 ? ' []\n' : `\n${indented(stringify(after, { lineWidth: 0 }), indent)}`
  return source.slice(0, start) + text + source.slice(endOfLine(source, endOf(list)))
}

function withoutPair(source: string, map: YAMLMap, pair: YAMLMap['items'][number]): string {
  const start = startOf(pair.key as Node)
  const next = map.items[map.items.indexOf(pair) + 1]
  // The first field of an entry stands behind its dash, where the next one takes its place.
  if (next && source.slice(lineStart(source, start), start).trim() !== '')
    return source.slice(0, start) + source.slice(startOf(next.key as Node))
  const before = source.slice(0, lineStart(source, start))
  const after = source.slice(endOfLine(source, endOf((pair.value ?? pair.key) as Node)))
  // One empty line is left of two that stood around it, and none at the end.
  return before.endsWith('\n\n') && /^(?:\n|$)/.test(after)
    ? after === ''
      ? before.slice(0, -1)
      : before + after.slice(1)
    : before + after
}

const isFlow = (node: unknown) => isCollection(node) && node.flow === true

const flowText = (value: unknown) => {
  const document = parseDocument('')
  const node = document.createNode(value, { flow: true })
  document.contents = node as never
  return document.toString({ lineWidth: 0 }).trim()
}

function rangeOf({ range }: Node): [number, number] {
  if (!range) throw new Error('This part of the text has no place in it.')
  return [range[0], range[1]]
}

const startOf = (node: Node) => rangeOf(node)[0]

/** Where the last words of a part end, before comments and empty lines that follow. */
function endOf(node: Node): number {
  if (!isCollection(node) || isFlow(node)) return rangeOf(node)[1]
  const last = node.items.at(-1) as Node | { key: Node; value: Node | null } | undefined
  if (!last) return rangeOf(node)[1]
  return endOf('key' in last ? (last.value ?? last.key) : last)
}

/** Where the dash of each entry stands. */
function dashesOf({ srcToken }: YAMLSeq): number[] {
  if (srcToken?.type !== 'block-seq') return []
  return srcToken.items.map(({ start }) => start.find(({ type }) => type === 'seq-item-ind')?.offset ?? 0)
}

/** Comments right above an entry are its own. */
function chunkStart(source: string, dash: number): number {
  const isComment = (start: number) => source.slice(start, start + columnOf(source, dash) + 1).trim() === '#'
  let start = lineStart(source, dash)
  while (start > 0 && isComment(lineStart(source, start - 1))) start = lineStart(source, start - 1)
  return start
}

const lineStart = (source: string, at: number) => source.lastIndexOf('\n', at - 1) + 1

const columnOf = (source: string, at: number) => at - lineStart(source, at)

function endOfLine(source: string, at: number): number {
  if (source[at - 1] === '\n') return at
  const end = source.indexOf('\n', at)
  return end < 0 ? source.length : end + 1
}

const lineEnded = (text: string) => (text === '' || text.endsWith('\n') ? text : `${text}\n`)

const indented = (text: string, indent: string) => text.replaceAll(/^(?=.)/gm, indent)
