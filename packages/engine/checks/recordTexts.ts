import { isScalar, LineCounter, parseDocument, visit } from 'yaml'
import { type Copy, copyOfMarkdown, isMarkdown } from './markdown.ts'
import { type NodePath, type SourceText, sourceTexts } from './sourceTexts.ts'

/** A text of a YAML file, without its tokens. */
interface RecordText {
  /** Of its field; of a list, of the list's field. */
  name: string
  text: string
  /** As it is written, from where it begins; tokens are blanked, so that positions stay. */
  raw: string
  start: number
  /** From 1. */
  line: number
}

/**
 * Every text of a YAML file; none of one that cannot be read, which has diagnostics of its own.
 * @param leftOut the name of a field that is not looked into, wherever it stands
 */
export function recordTexts(source: string, leftOut?: string): RecordText[] {
  const lines = new LineCounter()
  const document = parseDocument(source, { lineCounter: lines })
  const texts: RecordText[] = []
  if (document.errors.length > 0) return texts
  visit(document, {
    Pair: (_, { key }) => (leftOut && isScalar(key) && key.value === leftOut ? visit.SKIP : undefined),
    Scalar(key, { value, range }, path) {
      if (key === 'key' || typeof value !== 'string' || !range) return
      const pair = path.findLast((node) => 'key' in node)
      const name = pair && isScalar(pair.key) ? String(pair.key.value) : ''
      const [start, end] = range
      const raw = source.slice(start, end).replaceAll(/\{\{[^{}]*\}\}/g, (token) => ' '.repeat(token.length))
      texts.push({ name, text: value, raw, start, line: lines.linePos(start).line })
    },
  })
  return texts
}

/** Attributes that visitors read or hear; the others are classes, addresses and measures. */
const readAttributes = /^(?:alt|title|label|placeholder|lead|text|aria-\w+)$/

/** What stands in a clause of a specimen is about a system that does not exist, and each sheet says so. */
const madeUpIn = (file: string) => (file.startsWith('content/specimens/') ? 'blocks' : undefined)

/** The words of a page in a source file: of Markdown without its code, of YAML and TypeScript their texts. */
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

/** A text outside of any attribute, or in one that is read. */
function isReadAttribute(path: NodePath | undefined): boolean {
  if (!path || path.node.type === 'JSXElement') return true
  if (path.node.type !== 'JSXAttribute') return isReadAttribute(path.parent)
  return readAttributes.test(String(path.node.name.name))
}
