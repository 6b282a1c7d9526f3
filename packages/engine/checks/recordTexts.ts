import { isScalar, isSeq, LineCounter, visit } from 'yaml'
import { parseDocument } from '../content/yaml.ts'
import { type Copy, copyOfMarkdown, isMarkdown } from './markdown.ts'
import { type NodePath, type SourceText, sourceTexts } from './sourceTexts.ts'

/** A string in a YAML file, without its tokens. */
interface RecordText {
  /** The name of its field, or of the field that holds its list. */
  name: string
  text: string
  /** The source from the start of the string, with tokens blanked out so that offsets stay valid. */
  raw: string
  start: number
  /** Counted from 1. */
  line: number
  /** Whether it is a field of an entry of a list. */
  isInList: boolean
}

/**
 * Returns every string of a YAML file, or none if it cannot be parsed; another check reports that.
 * @param leftOut name of a field to skip wherever it occurs
 * @param isShown whether to skip hidden blocks too
 */
export function recordTexts(source: string, leftOut?: string, isShown = false): RecordText[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const texts: RecordText[] = []
  if (document.errors.length > 0) return texts
  visit(document, {
    Map: (_, node) => (isShown && node.get('hidden') === true ? visit.SKIP : undefined),
    Pair: (_, { key }) => (leftOut && isScalar(key) && key.value === leftOut ? visit.SKIP : undefined),
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const pair = path.findLast((node) => 'key' in node)
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : ''
      const [start, end] = range
      const raw = source.slice(start, end).replaceAll(/\{\{[^{}]*\}\}/g, (token) => ' '.repeat(token.length))
      texts.push({
        name,
        text: value,
        raw,
        start,
        line: lines.linePos(start).line,
        isInList: isSeq(path.at(-3)),
      })
    },
  })
  return texts
}

/** Attributes that visitors read or hear. The others are classes, addresses and sizes. */
const readAttributes = /^(?:alt|title|label|placeholder|lead|text|aria-\w+)$/

/** Clauses of a specimen describe a made-up system, which each sheet states, so they are skipped. */
const madeUpIn = (file: string) => (file.startsWith('content/specimens/') ? 'blocks' : undefined)

/** Returns the copy in a source file: Markdown without code, or the strings of YAML and TypeScript. */
export function copyOf(file: string, source: string): Copy[] {
  if (file.endsWith('.yaml'))
    return recordTexts(source, madeUpIn(file)).map(({ raw, start }) => ({ text: raw, start }))
  if (isMarkdown(file)) return copyOfMarkdown(source)
  return sourceTexts(file, source).filter(isCopy)
}

function isCopy({ nodePath: { node, parent } }: SourceText): boolean {
  const isModuleName = /^(?:Import|ExportNamed|ExportAll)Declaration$/.test(parent?.node.type ?? '')
  return node.type === 'JSXText' || (!isModuleName && isReadAttribute(parent))
}

/** Whether a text is outside of attributes, or in one that visitors read. */
function isReadAttribute(path: NodePath | undefined): boolean {
  if (!path || path.node.type === 'JSXElement') return true
  if (path.node.type !== 'JSXAttribute') return isReadAttribute(path.parent)
  return readAttributes.test(String(path.node.name.name))
}
